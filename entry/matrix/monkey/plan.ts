import { seeded } from '../seeded';

/** What the monkey is going to do: steps that follow from one number alone. */

/** Something done inside a page, to one of the parts that can be pressed there at that moment. */
export interface Act {
  do: 'act';
  what: (typeof DEEDS)[number];
  /** Which of the parts, and which value: from 0 to below 1. */
  pick: number;
  pace: 'at once' | 'a frame' | 'answered';
}

export type Step =
  | Act
  | { do: 'go'; to: string }
  | { do: 'back' | 'forward' | 'reload' | 'offline' | 'expire nonces' | 'check' }
  | { do: 'tab'; tab: number }
  | { do: 'fault'; match: string; kind: (typeof FAULTS)[number] };

/** What a shopper does without leaving the page; what is done more often stands here more often. */
const DEEDS = [
  'add',
  'add',
  'add',
  'plus',
  'plus',
  'minus',
  'minus',
  'type',
  'type',
  'remove',
  'remove',
  'undo',
  'open basket',
  'open basket',
  'escape',
  'close',
  'quick view',
  'option',
  'option',
  'heart',
  'heart',
  'search',
  'come near',
  'answer a message',
] as const;

const FAULTS = [
  '500',
  '403',
  '204',
  'html',
  'empty',
  'cut',
  'wrong-types',
  'reset',
  'reset-after',
  'out-of-order',
] as const;

const MATCHES = ['wc-ajax=', 'wc-ajax=add_to_cart', 'get_refreshed', 'admin-ajax', '_wishlist'];
const PAGES = ['/shop/', '/shop/', '/shop/page/2/', '/product/bias-wrap-dress/', '/wishlist/'];
const DEEDS_IN_A_ROW = 24;

/** A session of so many actions, of which those in a row happen in one page and one kind of weather. */
export function planSession(seed: number, actions: number): Step[] {
  const random = seeded(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const steps: Step[] = [];
  for (let done = 0; done < actions; done += DEEDS_IN_A_ROW + 1) {
    steps.push(...weather(random(), one));
    for (let deed = 0; deed < DEEDS_IN_A_ROW; deed += 1) {
      const pace = one(['at once', 'at once', 'a frame', 'a frame', 'answered'] as const);
      steps.push({ do: 'act', what: one(DEEDS), pick: Math.floor(random() * 1000) / 1000, pace });
    }
    steps.push({ do: 'check' }, way(random(), one));
  }
  return [...steps, { do: 'check' }];
}

type One = <T>(list: readonly T[]) => T;

function weather(chance: number, one: One): Step[] {
  if (chance < 0.5) return [];
  if (chance < 0.6) return [{ do: 'offline' }];
  if (chance < 0.65) return [{ do: 'expire nonces' }];
  return [{ do: 'fault', match: one(MATCHES), kind: one(FAULTS) }];
}

function way(chance: number, one: One): Step {
  if (chance < 0.35) return { do: 'go', to: one(PAGES) };
  if (chance < 0.55) return { do: 'back' };
  if (chance < 0.65) return { do: 'forward' };
  if (chance < 0.75) return { do: 'reload' };
  return { do: 'tab', tab: one([0, 1]) };
}
