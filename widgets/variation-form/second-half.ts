/**
 * What every form needs besides the island itself: one request for all of it. It is a half of its own
 * because an island's own code may weigh no more than a behaviour's budget.
 */
export { ChoiceView } from './choice-view';
export { loadFinder } from './finder';
