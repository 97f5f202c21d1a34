/**
 * `dist/api.js`: the bundle's door for a theme's own code. A module that no page loads unless it is
 * imported; it shares the islands' chunks, and with them their very stores.
 *
 * @example
 * import { actions, configure, events, registerIsland, stores } from '…/storefront-islands/api.js';
 */
export { actions, type Actions, type PanelRequest } from './api/actions';
export type { AddRequest } from './api/add-to-basket';
export { configure } from './api/configure';
export {
  events,
  type EventArguments,
  type Events,
  type ListenOptions,
  type PageEventMap,
} from './api/events';
export { registerIsland } from './api/register-island';
export type { OwnIsland } from './api/check-registration';
export { stores, type ReadableStore, type Stores } from './api/stores';
export type { CartProblem } from '../shared/models/cart-problem';
export type { Fragments } from '../shared/models/fragments';
export type { Variation } from '../shared/models/variations/variation';
export type {
  IslandContext,
  IslandErrorDetail,
  IslandPhase,
  IslandSchedule,
  IslandState,
  Mount,
  Registration,
} from '../shared/islands/island';
export type {
  AddIntent,
  IntentDetail,
  Intents,
  LineIntent,
  Outcome,
  QuantityIntent,
} from '../shared/platform/intents';
export type * from './contract';
