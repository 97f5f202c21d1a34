import type { Explanation, KnownIsland, Sighting, Surroundings } from './facts';
import { cure, fault, isBad } from './files.model';

/** What is said of one island on one element, and what a theme developer can do about it. */
export function explain(sighting: Sighting, page: Surroundings): Explanation {
  switch (sighting.state) {
    case 'ready':
      return { what: 'Works.', todo: '' };
    case 'waiting':
      return explainWaiting(sighting, page);
    case 'loading':
      return explainLoading(sighting, page);
    case 'failed':
      return explainFailure(sighting);
    case 'off':
      return explainOff(sighting);
    case 'unnoticed':
      return explainUnnoticed(sighting, page);
  }
}

function explainWaiting({ entry, sightParts }: Sighting, page: Surroundings): Explanation {
  if (!entry) return { what: 'Waits for the moment that its entry names.', todo: 'Use it.' };
  const moments = momentsOf(entry, sightParts, page);
  const what = `Waits until ${moments.join(', or ')}.`;
  const isSight = moments[0]?.includes('window');
  const todo = `Nothing to mend: ${isSight ? 'scroll there' : 'do that'}, and it comes.`;
  return { what, todo };
}

/** What wakes an island, the likeliest moment first (see `shared/islands/schedule`). */
export function momentsOf(
  entry: KnownIsland,
  sightParts: number,
  { savesData }: Pick<Surroundings, 'savesData'>,
): string[] {
  const { when, sight, wakeOn = [] } = entry;
  const moments: string[] = [];
  if (when === 'idle' && !savesData) moments.push('the browser is idle, 3 seconds at most');
  if (when === 'visible' || (when === 'idle' && savesData)) {
    if (!sight) moments.push('it is within 200 pixels of the window');
    else if (sightParts > 0) moments.push(`“${sight}” in it is within 200 pixels of the window`);
  }
  moments.push(`somebody points at, touches or focuses ${targetOf(entry)}`);
  if (wakeOn.length > 0) moments.push(`one of these events comes: ${wakeOn.join(', ')}`);
  return moments;
}

function targetOf({ selector, wake, wakeFrom }: KnownIsland): string {
  if (wake) return `“${wake}”`;
  if (/^(?:html|body)\b/.test(wakeFrom ?? selector)) return 'anything on the page';
  return wakeFrom ? `the “${wakeFrom}” around it` : 'it';
}

function explainLoading({ files }: Sighting, { isOnline }: Surroundings): Explanation {
  const [own] = files;
  if (!isOnline) {
    return {
      what: 'Its code is on its way, and there is no network.',
      todo: 'It goes on by itself once the network is back.',
    };
  }
  const missing = files.find(isBad);
  if (missing)
    return { what: `Its code is asked for again: ${fault(missing)}`, todo: cure(missing) };
  return own?.status
    ? {
        what: 'Its code has come and is being set up, or waits for code that it shares.',
        todo: 'If it stays so, look for a request in the network panel that does not end.',
      }
    : {
        what: 'Its code is on its way.',
        todo: `If it stays so, look for ${own?.file ?? 'its file'} in the network panel. It is given up after 120 seconds.`,
      };
}

function explainFailure({ failure, files, island }: Sighting): Explanation {
  const missing = files.find(isBad);
  const told = failure?.message ? ` The error: ${failure.message}` : '';
  if (failure?.phase === 'load' || (!failure && missing)) {
    if (missing) return { what: `Its code did not come: ${fault(missing)}`, todo: cure(missing) };
    return {
      what: `Its code did not come.${told}`,
      todo: 'Look in the console for what refused the file: a content security policy without script-src ‘self’, a wrong content type, a blocker.',
    };
  }
  const did = failure?.phase === 'render' ? 'it was drawn' : 'it was set up';
  return {
    what: failure
      ? `An error while ${did}: ${failure.message}`
      : 'It could not work here; what was wrong is in the console.',
    todo: `The element is as the server sent it. Compare its markup with what the island “${island}” needs; the console has the error with its place in the code.`,
  };
}

function explainOff({ island, switchedOff }: Sighting): Explanation {
  const name = `data-island-${island}`;
  switch (switchedOff?.by) {
    case 'settings':
      return {
        what: `Turned off by the page’s settings: "islands": { "${island}": "off" }.`,
        todo: 'Take it out of the settings to have it on.',
      };
    case 'around':
      return {
        what: `Turned off by ${name}="off" on ${switchedOff.element} around it.`,
        todo: 'Take the attribute away there to have it on.',
      };
    default:
      return {
        what: `Turned off by ${name}="off" on the element.`,
        todo: 'Take the attribute away to have it on.',
      };
  }
}

function explainUnnoticed({ entry }: Sighting, page: Surroundings): Explanation {
  if (!page.isLoaderRunning) {
    return { what: 'The loader has not run.', todo: 'See the first of the problems.' };
  }
  if (entry && !page.parts[entry.part]) {
    return entry.part === 'late'
      ? {
          what: 'Not looked for yet: the second half of the loader has not come.',
          todo: 'If it stays so, look for chunks/starter-….js in the network panel.',
        }
      : {
          what: 'Not looked for yet: its turn comes with the first sign of a shopper.',
          todo: 'Move the pointer over the page, press a key or scroll.',
        };
  }
  return {
    what: 'Has become an island’s markup by a change of a class or an attribute, which is not watched.',
    todo: 'Have the script that changed it say so: document.dispatchEvent(new Event(‘storefront-islands:attach’)).',
  };
}
