/**
 * Changes to the platform's own elements that are taken back together: attributes and classes are
 * then as they were before the first change, and what other scripts added beside them stays.
 */
export interface PageEdits {
  /** `null` takes the attribute away. */
  attributes: (element: Element, values: Readonly<Record<string, string | null>>) => void;
  toggleClass: (element: Element, name: string, isOn: boolean) => void;
}

/** Edits that are undone when `signal` aborts. */
export function createEdits(signal: AbortSignal): PageEdits {
  const undo = new Map<Element, Map<string, () => void>>();
  signal.addEventListener(
    'abort',
    () => {
      for (const steps of undo.values()) for (const step of steps.values()) step();
    },
    { once: true },
  );
  const remember = (element: Element, what: string, step: () => void): void => {
    const steps = undo.get(element) ?? new Map<string, () => void>();
    undo.set(element, steps);
    if (!steps.has(what)) steps.set(what, step);
  };
  return {
    attributes(element, values) {
      for (const [name, value] of Object.entries(values)) {
        const before = element.getAttribute(name);
        if (before === value) continue;
        remember(element, name, () => writeAttribute(element, name, before));
        writeAttribute(element, name, value);
      }
    },
    toggleClass(element, name, isOn) {
      const had = element.classList.contains(name);
      if (had === isOn) return;
      remember(element, `.${name}`, () => {
        element.classList.toggle(name, had);
        if (!had && element.classList.length === 0) element.removeAttribute('class');
      });
      element.classList.toggle(name, isOn);
    },
  };
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
