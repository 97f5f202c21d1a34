/** What no rule for a number, a date or a time takes. */
const UNREADABLE = '?';

type Control = Pick<HTMLInputElement, 'value' | 'validity'>;

const isHalfTyped = ({ validity }: Partial<Control>): boolean => Boolean(validity?.badInput);

/**
 * What a control says. Browsers pass off a number or a date that is half typed as an empty text: a field
 * that may be left empty would be right, and what stands in it would be lost without a word.
 */
export const valueOf = (control: Control): string =>
  isHalfTyped(control) ? UNREADABLE : control.value;

/** The same for what is sent: the server names the field then. */
export function addHalfTyped(form: HTMLFormElement, body: FormData): void {
  for (const input of form.querySelectorAll('input')) {
    if (isHalfTyped(input) && body.has(input.name)) body.set(input.name, UNREADABLE);
  }
}

/**
 * Tells of controls that are left half typed, and of those that were before: from one empty text to
 * another there is no `change`.
 */
export function watchHalfTyped(): (left: EventTarget | null) => boolean {
  const known = new Set<EventTarget>();
  return (left) => {
    if (!left) return false;
    const wasHalfTyped = known.delete(left);
    if (!isHalfTyped(left as HTMLInputElement)) return wasHalfTyped;
    known.add(left);
    return true;
  };
}
