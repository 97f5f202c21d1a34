/**
 * Remembers what a shopper was doing inside a piece of markup (focus, text selection, half-typed
 * values, scroll positions, opened details) and takes it up again in the markup that replaced it.
 */
export type Resume = (replacement: Element) => void;

export function keepPlace(root: Element): Resume {
  const resumers: Array<(replacement: Element) => void> = [];
  const note = (node: Element, resume: (twin: Element) => void): void => {
    const address = addressOf(node, root);
    resumers.push((replacement) => {
      const twin = findAt(address, replacement);
      if (twin?.tagName === node.tagName) resume(twin);
    });
  };

  for (const node of [root, ...root.querySelectorAll('*')]) {
    if (node.scrollTop || node.scrollLeft) {
      const { scrollTop, scrollLeft } = node;
      note(node, (twin) => twin.scrollTo(scrollLeft, scrollTop));
    }
    if (node instanceof HTMLDetailsElement && node.open)
      note(node, (twin) => twin.toggleAttribute('open', true));
    if (isHalfTyped(node)) {
      const { value } = node;
      note(node, (twin) => ((twin as HTMLInputElement).value = value));
    }
  }

  const { activeElement } = document;
  if (activeElement && root.contains(activeElement)) {
    const selection = readSelection(activeElement);
    const isNumber = activeElement instanceof HTMLInputElement && activeElement.type === 'number';
    note(activeElement, (twin) => {
      if (isNumber) placeCaretInNumber(twin as HTMLInputElement);
      (twin as HTMLElement).focus({ preventScroll: true });
      if (selection) (twin as HTMLInputElement).setSelectionRange(...selection);
    });
  }
  return (replacement) => {
    for (const resume of resumers) resume(replacement);
  };
}

/** Steps from the root down: an id where there is one, else the place among the siblings. */
type Address = ReadonlyArray<{ id: string; name: string; index: number }>;

export function addressOf(node: Element, root: Element): Address {
  const steps: Array<Address[number]> = [];
  for (let at = node; at !== root && at.parentElement; at = at.parentElement) {
    const index = [...at.parentElement.children].indexOf(at);
    steps.unshift({ id: at.id, name: at.getAttribute('name') ?? '', index });
  }
  return steps;
}

/** The element at an address. Names and ids win over places, because rows come and go. */
export function findAt(address: Address, root: Element): Element | null {
  const last = address.at(-1);
  if (!last) return root;
  const named = last.name && root.querySelector(`[name="${CSS.escape(last.name)}"]`);
  const identified = last.id && root.querySelector(`#${CSS.escape(last.id)}`);
  if (named || identified) return named || identified || null;
  return address.reduce<Element | null>((at, { index }) => at?.children[index] ?? null, root);
}

function isHalfTyped(node: Element): node is HTMLInputElement | HTMLTextAreaElement {
  if (node instanceof HTMLTextAreaElement) return node.value !== node.defaultValue;
  return (
    node instanceof HTMLInputElement && TYPED.has(node.type) && node.value !== node.defaultValue
  );
}

const TYPED = new Set(['text', 'search', 'number', 'tel', 'email', 'url']);

function readSelection(node: Element): [number, number] | undefined {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = node;
  // Number fields have no selection to read.
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

/**
 * Number fields tell nobody where their caret is. One that is being typed into goes on at its end;
 * any other is selected as a whole, as Tab does, so that typing replaces the number.
 */
function placeCaretInNumber(field: HTMLInputElement): void {
  const start = isHalfTyped(field) ? field.value.length : 0;
  field.type = 'text';
  field.setSelectionRange(start, field.value.length);
  field.type = 'number';
}
