import { atom, type WritableAtom } from 'nanostores';

/** Elements that could send the values, with word of whether each is the one. */
const places = new Map<Element, WritableAtom<boolean>>();

/**
 * Joins the elements of the page. Of those in one form only the first sends the values, or the server
 * would get them several times; of those in no form, too.
 */
export function joinSenders(element: Element, signal: AbortSignal): WritableAtom<boolean> {
  const $isSender = atom(false);
  places.set(element, $isSender);
  signal.addEventListener('abort', () => {
    places.delete(element);
    settle();
  });
  settle();
  return $isSender;
}

function settle(): void {
  const owners = new Set<Element | null>();
  const inOrder = [...places].sort(([a], [b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const [element, $isSender] of inOrder) {
    const owner = element.closest('form');
    $isSender.set(!owners.has(owner));
    owners.add(owner);
  }
}
