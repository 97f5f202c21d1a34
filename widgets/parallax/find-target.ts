import { attributes } from './parallax.contract';

/** The three kinds of the theme. */
export interface Target {
  kind: 'background element' | 'background picture' | 'element';
  /** The element whose way through the window says how far the target moves. */
  container: HTMLElement;
}

/** @throws for a container's selector that no browser understands */
export function findTarget(element: HTMLElement): Target {
  if (element.hasAttribute(attributes.background)) {
    const container = containerOf(element) ?? element.parentElement ?? element;
    return { kind: 'background element', container };
  }
  if (!element.hasAttribute(attributes.element) && hasPicture(element)) {
    return { kind: 'background picture', container: element };
  }
  return { kind: 'element', container: containerOf(element) ?? element };
}

function containerOf(element: HTMLElement): HTMLElement | null | undefined {
  const selector = element.getAttribute(attributes.container) || `[${attributes.container}]`;
  try {
    return element.parentElement?.closest<HTMLElement>(selector);
  } catch {
    throw new Error(
      `${attributes.container} on ${(element.cloneNode() as Element).outerHTML}: expected the selector of an element around it.`,
    );
  }
}

const hasPicture = (element: HTMLElement): boolean =>
  getComputedStyle(element).backgroundImage.includes('url(');
