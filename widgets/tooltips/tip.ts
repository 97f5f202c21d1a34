import { FADE_MS } from './tooltips.contract';
import { placeTip, type Side } from './place-tip.model';

/** A tooltip that can be seen. */
export interface Tip {
  readonly element: HTMLElement;
  /** Lets it fade. */
  hide: () => void;
}

let count = 0;

/** Shows a tooltip beside its trigger, in the elements that the theme's style sheet knows. */
export function showTip(trigger: HTMLElement, content: Node, wanted: Side): Tip {
  const [box, arrow] = [part('box'), part('arrow')];
  const text = part('content');
  const uncropped = part('arrow-uncropped');
  text.append(content);
  box.append(text);
  uncropped.append(part('arrow-border'), part('arrow-background'));
  arrow.append(uncropped);

  const element = part('base');
  count += 1;
  element.id = `tooltipster-${count}`;
  element.role = 'tooltip';
  element.classList.add('tooltipster-sidetip', 'tooltipster-default', 'tooltipster-fade');
  element.classList.add('tooltipster-initial');
  element.append(box, arrow);
  // It moves along with what it belongs to.
  const position = isFixed(trigger) ? 'fixed' : 'absolute';
  const { style } = element;
  Object.assign(style, { position, left: '0', top: '0', pointerEvents: 'auto' });
  Object.assign(style, { maxWidth: 'calc(100vw - 8px)', zIndex: '9999999' });
  style.animationDuration = style.transitionDuration = `${FADE_MS}ms`;
  document.body.append(element);

  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const place = placeTip(trigger.getBoundingClientRect(), size, { width, height }, wanted);
  element.classList.add(`tooltipster-${place.side}`);
  style.left = `${place.left + (position === 'fixed' ? 0 : scrollX)}px`;
  style.top = `${place.top + (position === 'fixed' ? 0 : scrollY)}px`;
  arrow.style[place.side === 'top' || place.side === 'bottom' ? 'left' : 'top'] =
    `${place.arrow}px`;
  requestAnimationFrame(() => {
    element.classList.replace('tooltipster-initial', 'tooltipster-show');
  });

  return {
    element,
    hide() {
      element.classList.add('tooltipster-dying');
      element.classList.remove('tooltipster-show');
      style.pointerEvents = 'none';
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) element.remove();
      else setTimeout(() => element.remove(), FADE_MS);
    },
  };
}

function part(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = `tooltipster-${name}`;
  return element;
}

function isFixed(trigger: HTMLElement): boolean {
  for (let at: Element | null = trigger; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}
