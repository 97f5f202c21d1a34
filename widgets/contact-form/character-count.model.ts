/**
 * The number beside a field that tells how much was typed or how much may be typed.
 * Source: specification section 5 "Contact form"; platform document "forms-swatches-consent",
 * sections A.1.4 and A.5.5.
 */
export interface CharacterCounter {
  direction: 'up' | 'down';
  /** Characters from which to count down. As rendered, a field without a limit counts from 0. */
  startingValue: number;
  /** Characters; `undefined` where the form's author set none. */
  maximum: number | undefined;
  minimum: number | undefined;
}

export interface CharacterCount {
  /** The number to show; below zero when more was typed than may be. */
  shown: number;
  /** Classes that the count wears now. */
  flags: readonly ('too-long' | 'too-short')[];
}

/** Reads a counter from its element: class `down` or `up`, and its `data-*` attributes. */
export function readCounter(
  classNames: Pick<DOMTokenList, 'contains'>,
  data: Readonly<Partial<Record<string, string>>>,
): CharacterCounter {
  return {
    direction: classNames.contains('down') ? 'down' : 'up',
    startingValue: readCount(data['startingValue']) ?? 0,
    maximum: readCount(data['maximumValue']),
    minimum: readCount(data['minimumValue']),
  };
}

/**
 * Counts UTF-16 units, as `maxlength` does. Outer white space is not counted, but it is part of
 * what is too long or too short. An empty field is too short as well.
 */
export function countCharacters(text: string, counter: CharacterCounter): CharacterCount {
  const { direction, startingValue, maximum, minimum } = counter;
  const count = text.trim().length;
  return {
    shown: direction === 'down' ? startingValue - count : count,
    flags: [
      ...(maximum !== undefined && text.length > maximum ? (['too-long'] as const) : []),
      ...(minimum !== undefined && text.length < minimum ? (['too-short'] as const) : []),
    ],
  };
}

function readCount(raw: string | undefined): number | undefined {
  return raw !== undefined && /^\d+$/.test(raw) ? Number(raw) : undefined;
}
