import hashes from 'storefront-islands:files';

import { dispatch } from '../shared/islands/dispatcher';
import { whenShown } from '../shared/islands/schedule';
import { isRecord, pageSettings } from '../shared/platform/page-settings';
import { registry } from './registry';

/** Marks the page as taken, for a second copy of the bundle. */
const TAKEN = Symbol.for('storefront-islands');

const page = globalThis as unknown as Record<symbol, boolean>;

if (!page[TAKEN]) {
  page[TAKEN] = true;
  void whenShown().then(() => {
    const { islands } = pageSettings();
    dispatch({
      registry,
      urlOf: (name) => new URL(`./chunks/${name}-${hashes[name]}.js`, import.meta.url).href,
      // `{"islands": {"mini-cart": "off"}}`; `false` is understood as well.
      isOff: (name) => isRecord(islands) && (islands[name] === 'off' || islands[name] === false),
    });
  });
}
