/** On what was pressed before its island was there, until the press is repeated. */
export const PRESSED_ATTRIBUTE = 'data-island-pressed';

/** What was pressed looks pressed until that is done, or has failed. */
export async function pressedUntil(element: Element, done: Promise<unknown>): Promise<void> {
  element.setAttribute(PRESSED_ATTRIBUTE, '');
  try {
    await done;
  } finally {
    element.removeAttribute(PRESSED_ATTRIBUTE);
  }
}
