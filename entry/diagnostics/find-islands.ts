import { PRESSED_ATTRIBUTE } from '../../shared/dom/input/pressed-attribute';
import {
  stateAttribute,
  type IslandErrorDetail,
  type IslandState,
  type Registration,
} from '../../shared/islands/island';
import { isSwitchedOff } from '../../shared/islands/switches';
import { early } from '../registry-early';
import { late } from '../registry-late';
import { rare } from '../registry-rare';
import { woken } from '../registry-woken';
import { elementName } from './element-name';
import type { Failure, KnownIsland, SightingState, Switch } from './facts';

const PREFIX = stateAttribute('');
const STATES: readonly string[] = [
  'waiting',
  'loading',
  'ready',
  'failed',
  'off',
] satisfies IslandState[];

const known = (part: KnownIsland['part'], entries: readonly Registration[]): KnownIsland[] =>
  entries.map((entry) => ({ ...entry, part }));

/** Every island of the bundle, in the order in which they are connected. */
export const islands: readonly KnownIsland[] = [
  ...known('early', early),
  ...known('late', late),
  ...known('rare', rare),
  ...known('woken', woken),
];

/** One island on one element of the page. */
export interface Found {
  island: string;
  element: HTMLElement;
  state: SightingState;
  entry?: KnownIsland;
  failure?: Failure;
  sightParts: number;
}

/** An attribute in an island's name that none has written, such as a switch. */
export interface Stray {
  name: string;
  value: string;
  element: HTMLElement;
}

/** Everything on the page that is an island, or has the markup of one; in the order of the registry. */
export function findIslands(): { found: Found[]; strays: Stray[] } {
  const attributes = readAttributes();
  const found = islands.flatMap((entry) => {
    const { name, selector } = entry;
    const states = attributes.get(name) ?? new Map<HTMLElement, string>();
    attributes.delete(name);
    const matching = new Set(document.querySelectorAll<HTMLElement>(selector));
    const strays = [...states].filter(
      ([element, value]) => !isState(value) || (value === 'off' && !matching.has(element)),
    );
    for (const [element] of strays) states.delete(element);
    // Kept for what is no island of ours, and looked at below.
    if (strays.length > 0) attributes.set(name, new Map(strays));
    return [...new Set([...states.keys(), ...matching])].map((element) =>
      describe(entry, element, states.get(element)),
    );
  });
  const { own, strays } = splitOthers(attributes);
  return { found: [...found, ...own], strays };
}

/** Island → elements with its attribute, with what it says. */
function readAttributes(): Map<string, Map<HTMLElement, string>> {
  const attributes = new Map<string, Map<HTMLElement, string>>();
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    for (const attribute of element.getAttributeNames()) {
      if (!attribute.startsWith(PREFIX) || attribute === PRESSED_ATTRIBUTE) continue;
      const name = attribute.slice(PREFIX.length);
      const of = attributes.get(name) ?? new Map<HTMLElement, string>();
      attributes.set(name, of.set(element, element.getAttribute(attribute) ?? ''));
    }
  }
  return attributes;
}

/** Islands that a site has registered by itself, and switches. */
function splitOthers(attributes: ReadonlyMap<string, ReadonlyMap<HTMLElement, string>>): {
  own: Found[];
  strays: Stray[];
} {
  const own: Found[] = [];
  const strays: Stray[] = [];
  for (const [name, elements] of attributes) {
    const isOurs = islands.some((entry) => entry.name === name);
    for (const [element, value] of elements) {
      if (isOurs || !isState(value) || value === 'off') strays.push({ name, value, element });
      else
        own.push({
          island: name,
          element,
          state: value,
          ...failureOf(element, name),
          sightParts: 0,
        });
    }
  }
  return { own, strays };
}

function describe(entry: KnownIsland, element: HTMLElement, value: string | undefined): Found {
  const { name, sight } = entry;
  return {
    island: name,
    element,
    state: value !== undefined && isState(value) ? value : 'unnoticed',
    entry,
    ...failureOf(element, name),
    sightParts: sight ? element.querySelectorAll(sight).length : 1,
  };
}

/** What the loader has kept of an island's error; see `shared/islands/instance`. */
function failureOf(element: HTMLElement, name: string): { failure?: Failure } {
  const kept = (element as unknown as Record<string, IslandErrorDetail | undefined>)[
    stateAttribute(name)
  ];
  return kept ? { failure: { phase: kept.phase, message: String(kept.error) } } : {};
}

const isState = (value: string): value is IslandState => STATES.includes(value);

/** What turned an island off: the loader writes the same on the element whichever it was. */
export function switchOf({ island, element }: Found, switches: Record<string, unknown>): Switch {
  if (isSwitchedOff(switches, island)) return { by: 'settings' };
  const around = element.parentElement?.closest(`[${stateAttribute(island)}=off]`);
  return around ? { by: 'around', element: elementName(around) } : { by: 'element' };
}
