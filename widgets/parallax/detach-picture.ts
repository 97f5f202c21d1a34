import { setStyles } from './style-edits';

/**
 * Puts an element's background picture on a layer of its own behind the element's words, until
 * `signal` aborts. Where it is, it could only be moved by being painted anew with each step of the
 * page; a layer is moved by the compositor.
 *
 * @returns the layer
 */
export function detachPicture(element: HTMLElement, signal: AbortSignal): HTMLElement {
  const { position, backgroundImage } = getComputedStyle(element);
  const frame = document.createElement('div');
  const layer = document.createElement('div');
  Object.assign(frame.style, {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    overflow: 'clip',
    borderRadius: 'inherit',
    pointerEvents: 'none',
  });
  layer.style.background = `${backgroundImage} 50% 50% / cover no-repeat`;
  frame.append(layer);
  element.prepend(frame);
  const styles = {
    'background-image': 'none',
    // Behind the words, but before whatever is behind the element.
    isolation: 'isolate',
    ...(position === 'static' && { position: 'relative' }),
  };
  setStyles(element, styles, signal);
  signal.addEventListener('abort', () => frame.remove());
  return layer;
}
