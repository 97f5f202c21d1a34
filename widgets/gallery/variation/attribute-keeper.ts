import type { Attributes } from './image-changes';

/** Changes attributes of server markup, and can put every one back exactly as it was. */
export interface AttributeKeeper {
  change: (element: Element, attributes: Attributes) => void;
  /** Writes back what the elements had; attributes that they did not have are removed. */
  restore: () => void;
}

/**
 * Begins the name of the attribute where other scripts look for what was there before, as `data-o_src`:
 * the platform keeps its originals there, an attribute that did not exist as an empty string (platform
 * document "shop", section 9.2).
 */
export const RECORD_PREFIX = 'data-o_';

export function createAttributeKeeper(): AttributeKeeper {
  const originals = new Map<Element, Map<string, string | null>>();

  const remember = (element: Element, name: string): void => {
    let known = originals.get(element);
    if (!known) originals.set(element, (known = new Map<string, string | null>()));
    if (known.has(name)) return;
    const value = element.getAttribute(name);
    const record = RECORD_PREFIX + name;
    known.set(name, value);
    known.set(record, element.getAttribute(record));
    element.setAttribute(record, value ?? '');
  };

  return {
    change(element, attributes) {
      for (const [name, value] of Object.entries(attributes)) {
        remember(element, name);
        write(element, name, value);
      }
    },
    restore() {
      for (const [element, known] of originals) {
        for (const [name, value] of known) write(element, name, value);
      }
      originals.clear();
    },
  };
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
