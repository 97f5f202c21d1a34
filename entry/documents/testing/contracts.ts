import { join } from 'node:path';
import type { Setting } from '../../../shared/platform/settings';
import { filesIn, read, ROOT, sourcesIn } from './pages';

/** What the modules of a widget promise, by what they export. */
export interface Contract {
  selectors: Set<string>;
  settings: Map<string, Setting<unknown>>;
  /** Defaults of the texts; their keys are known only where they are used. */
  texts: Set<string>;
  events: Set<string>;
}

/** Settings that belong to no single widget. */
const SHARED_SETTINGS = ['sticky-height', 'scroll-padding', 'reveal-cart', 'cart-settings'].concat(
  'slider-options',
);

export async function contractOf(folder: string): Promise<Contract> {
  const contract: Contract = {
    selectors: new Set(),
    settings: new Map(),
    texts: new Set(),
    events: new Set(),
  };
  const files = filesIn(`widgets/${folder}`);
  for (const file of files.filter((name) => /\.(?:contract|settings|strings)\.ts$/.test(name))) {
    for (const [name, value] of await exportsOf(file)) collect(name, value, contract);
  }
  const code = sourcesIn(`widgets/${folder}`).map(read).join('\n');
  for (const module of SHARED_SETTINGS) {
    for (const [name, value] of await exportsOf(`shared/platform/${module}.ts`)) {
      const imports = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/${module}'`);
      if (imports.test(code)) collect('settings', value, contract);
    }
  }
  return contract;
}

async function exportsOf(file: string): Promise<Array<[string, unknown]>> {
  const module: unknown = await import(/* @vite-ignore */ join(ROOT, file));
  return Object.entries(module as Record<string, unknown>);
}

/** @param path of exports and keys that led to the value */
function collect(path: string, value: unknown, contract: Contract): void {
  if (typeof value === 'function') return collectAnswer(path, value, contract);
  if (isSetting(value)) return void contract.settings.set(value.key, value);
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(`${path}.${key}`, part, contract);
  } else if (typeof value === 'string') {
    const [name = ''] = path.split('.');
    if (/selectors$/i.test(name)) contract.selectors.add(value);
    if (name === 'strings') contract.texts.add(value);
    if (name === 'events' || /EVENTS?$/.test(name)) contract.events.add(value);
  }
}

/** What depends on the page is a function; where it wants a word, its place is shown. */
function collectAnswer(path: string, ask: unknown, contract: Contract): void {
  const { length } = ask as { length: number };
  if (length > (path.startsWith('settings') ? 1 : 0)) return;
  const word = path === 'settings' ? undefined : '<action>';
  collect(path, (ask as (word?: string) => unknown)(word), contract);
}

function isSetting(value: unknown): value is Setting<unknown> {
  return typeof value === 'object' && value !== null && 'read' in value && 'fallback' in value;
}
