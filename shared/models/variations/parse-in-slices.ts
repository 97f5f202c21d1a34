/**
 * Characters that are parsed in one go. A slow phone parses some 25 of them in a microsecond, so that
 * a slice takes about 10 ms.
 */
const SLICE_LENGTH = 256 * 1024;

/** Where one variation ends and the next begins, as the platform prints them. */
const BETWEEN = '},{"attributes":';

/**
 * Parses JSON as `JSON.parse` does, a long list of variations in slices, between which the browser may
 * draw and hear the shopper.
 *
 * Each slice is a list by itself: a cut inside a text or a nested list leaves a slice that is none,
 * and then everything is parsed at once.
 *
 * @param pause resolves when it is time for the next slice
 * @param sliceLength at least so many characters are parsed in one go
 * @throws SyntaxError like `JSON.parse`
 */
export async function parseInSlices(
  text: string,
  pause: () => Promise<void>,
  sliceLength = SLICE_LENGTH,
): Promise<unknown> {
  if (!isLong(text, sliceLength) || text[0] !== '[' || !text.endsWith(']')) return parse(text);
  const list: unknown[] = [];
  let from = 1;
  while (from < text.length) {
    const cut = text.indexOf(BETWEEN, from + sliceLength);
    const to = cut < 0 ? text.length - 1 : cut + 1;
    try {
      for (const item of parse(`[${text.slice(from, to)}]`) as unknown[]) list.push(item);
    } catch {
      return parse(text);
    }
    from = to + 1;
    if (from < text.length) await pause();
  }
  return list;
}

/** Whether a text is worth more than one task. */
export const isLong = (text: string, sliceLength = SLICE_LENGTH): boolean =>
  text.length > sliceLength;

const parse = (text: string): unknown => JSON.parse(text) as unknown;
