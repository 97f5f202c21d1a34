import starter from 'storefront-islands:starter';

import { dispatch } from '../shared/islands/dispatcher';
import { loadModule } from '../shared/islands/load-module';
import { whenShown } from '../shared/islands/schedule';
import { isSwitchedOff } from '../shared/islands/switches';
import { early } from './registry-early';
import { TAKEN } from './taken';

const page = globalThis as unknown as Record<symbol, boolean>;

// An older browser has the page as the server sent it (README, “Browsers”).
if (!page[TAKEN] && (AbortSignal as Partial<typeof AbortSignal>).any) {
  page[TAKEN] = true;
  whenShown(() => {
    const switches = readSwitches();
    dispatch(
      early,
      // Beside this file: `loadModule` is part of it.
      () => loadModule(starter),
      (name) => isSwitchedOff(switches, name),
    );
  });
}

/**
 * The setting `islands`. It is read without the care of `shared/platform/page-settings`, which would
 * not fit in here: that module tells about malformed settings as soon as an island reads one.
 */
function readSwitches(): Record<string, unknown> | undefined {
  try {
    return (
      JSON.parse(document.getElementById('storefront-islands-settings')!.textContent) as {
        islands?: Record<string, unknown>;
      }
    ).islands;
  } catch {
    // No settings, or none that can be read.
  }
  return undefined;
}
