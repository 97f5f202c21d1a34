/** The one place that Tab stops at: where the focus is, the choice, the first that can be chosen. */
export function tabStopOf(
  items: readonly { value: string; canBeChosen: boolean }[],
  selected: string,
  focused: string | undefined,
): string | undefined {
  const has = (value: string | undefined): boolean => items.some((item) => item.value === value);
  if (has(focused)) return focused;
  if (has(selected)) return selected;
  return (items.find(({ canBeChosen }) => canBeChosen) ?? items[0])?.value;
}
