import type { ValueState } from '../../shared/models/variations/variation-index';

/**
 * Leaves in a select what the other choices leave of it (platform document "shop", 8.7): what no
 * variation has is taken out, what cannot be chosen is disabled.
 *
 * @param all the select's own options, the first of them for no choice
 * @returns false when the chosen value had to be given up
 */
export function offerOptions(
  select: HTMLSelectElement,
  all: readonly HTMLOptionElement[],
  stateOf: (value: string) => ValueState,
): boolean {
  const { value: chosen } = select;
  const offered = all.slice(1).filter((option) => {
    const state = stateOf(option.value);
    const isAttached = state !== 'unoffered';
    option.disabled = state === 'inactive';
    option.classList.toggle('attached', isAttached);
    option.classList.toggle('enabled', isAttached && !option.disabled);
    return isAttached;
  });
  const isKept = offered.some((option) => !option.disabled && option.value === chosen);
  const hasNone = !isKept || select.dataset.show_option_none !== 'no';
  const next = hasNone ? all.slice(0, 1).concat(offered) : offered;
  const { options } = select;
  if (next.length !== options.length || next.some((option, at) => option !== options[at])) {
    select.replaceChildren(...next);
  }
  const value = isKept ? chosen : '';
  if (select.value !== value || select.selectedIndex < 0) select.value = value;
  return isKept || !chosen;
}
