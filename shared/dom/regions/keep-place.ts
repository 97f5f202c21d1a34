import { PRESSED_ATTRIBUTE } from '../input/pressed-attribute';

/**
 * Remembers what a shopper was doing inside a piece of markup (focus, text selection, half-typed
 * values, scroll positions, opened details, presses that wait for an island's code) and takes it up
 * again in the markup that replaced it.
 */
export type Resume = (replacement: Element) => void;

/**
 * What has ever been scrolled. Asking an element how far makes the browser lay the page out, once for
 * each region that is replaced: only these are asked.
 */
const scrolled = new WeakSet<EventTarget>(
  [...document.querySelectorAll('*')].filter(
    ({ scrollTop, scrollLeft }) => scrollTop || scrollLeft,
  ),
);
document.addEventListener('scroll', ({ target }) => void (target && scrolled.add(target)), {
  capture: true,
  passive: true,
});

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
    if (scrolled.has(node)) {
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

  if (!isInsideLoading(root)) {
    for (const node of root.querySelectorAll<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`))
      resumers.push((replacement) => pressAgain(node, replacement));
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

/**
 * A press that an island inside of the replaced markup has kept ends with it. It goes to the same
 * thing in the new markup, wherever that stands now: never to another in its place.
 */
function pressAgain(node: HTMLElement, replacement: Element): void {
  const plain = node.cloneNode() as HTMLElement;
  plain.removeAttribute(PRESSED_ATTRIBUTE);
  const alike = replacement.querySelectorAll<HTMLElement>(node.localName);
  const twin = [...alike].find((one) => one.cloneNode().isEqualNode(plain));
  // The loader hears of new elements in a microtask, too, and keeps the press once more.
  queueMicrotask(() => twin?.click());
}

/** Whether an island around the markup is on its way: a press may be its own, which it repeats. */
function isInsideLoading(root: Element): boolean {
  for (let at = root.parentElement; at; at = at.parentElement) {
    const isLoading = [...at.attributes].some(
      ({ name, value }) => name.startsWith('data-island-') && value === 'loading',
    );
    if (isLoading) return true;
  }
  return false;
}

/** Where an element stands: its name or id if no other has it, else its place among its siblings. */
interface Address {
  named: string | undefined;
  /** Places from the root down; empty for the root itself. */
  places: readonly number[];
}

function addressOf(node: Element, root: Element): Address {
  const name = node.getAttribute('name');
  const places: number[] = [];
  for (let at = node; at !== root && at.parentElement; at = at.parentElement) {
    places.unshift([...childrenOf(at.parentElement)].indexOf(at));
  }
  const selectors = [name && `[name="${CSS.escape(name)}"]`, node.id && `#${CSS.escape(node.id)}`];
  const named = selectors.find((each) => each && root.querySelectorAll(each).length === 1);
  return { named: named || undefined, places };
}

/** A form's `children` are a field, where one has that name. */
const childrenOf = (parent: Element): NodeListOf<Element> => parent.querySelectorAll(':scope>*');

/** The element at an address. Names and ids win over places, because rows come and go. */
function findAt({ named, places }: Address, root: Element): Element | undefined {
  const found = places.length > 0 && named && root.querySelector(named);
  return (
    found || places.reduce<Element | undefined>((at, place) => at && childrenOf(at)[place], root)
  );
}

/** Fields that hold what somebody typed, rather than a choice or the page's own data. */
const TYPED =
  'textarea,input:not([type=hidden],[type=button],[type=checkbox],[type=radio],[type=file])';

function isHalfTyped(node: Element): node is HTMLInputElement {
  const { value, defaultValue } = node as HTMLInputElement;
  return node.matches(TYPED) && value !== defaultValue;
}

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
