import type { Explanation, FileFacts } from './facts';
import { checkFiles } from './files.model';
import { checkSettings, checkStrayAttributes } from './switch-checks.model';

/** What is wrong with a page as a whole; the reader of the page fills it in. */
export interface PageSetup {
  /** The mark that the loader leaves. */
  isLoaderRunning: boolean;
  /** Addresses of the loader's script elements, in the page's order. */
  loaderScripts: readonly string[];
  /** HTTP status of the loader's file, where the browser tells it; 0 where there was no answer. */
  loaderStatus?: number;
  /** The bundle's other files that the page has asked for. */
  files: readonly FileFacts[];
  hasStyleSheet: boolean;
  /** How many elements have the id of the settings. */
  settingsElements: number;
  /** Text of the first of them. */
  settingsText?: string;
  /** Names of all islands. */
  known: readonly string[];
  /** `data-island-<name>` attributes that no island has written. */
  strayAttributes: ReadonlyArray<{ name: string; value: string; element: string }>;
  builds: BuildFacts;
}

/** Traces of builds: what is equal where all files are from one. */
export interface BuildFacts {
  /** None where the manifest could not be read. */
  manifest?: { hash: string; starter: string; islandHash: string };
  /** Whether it has been asked for by now. */
  isManifestRead: boolean;
  /** `ver` of the loader's address. */
  loaderVersion?: string;
  /** The second half of the loader that the page has loaded. */
  starter?: string;
  /** What the panel itself was built with. */
  panelHash: string;
}

/** Everything that is wrong with the page as a whole, what matters most first. */
export function checkPage(setup: PageSetup): Explanation[] {
  return [
    ...checkLoader(setup),
    ...checkFiles(setup.files),
    ...checkSettings(setup),
    ...checkBuilds(setup.builds),
    ...checkStrayAttributes(setup),
    ...(setup.hasStyleSheet
      ? []
      : [
          {
            what: 'The style sheet storefront-islands.css is not on the page.',
            todo: 'Enqueue it: without it dialogs, messages and some controls have no layout.',
          },
        ]),
  ];
}

function checkLoader({ isLoaderRunning, loaderScripts, loaderStatus }: PageSetup): Explanation[] {
  if (isLoaderRunning) {
    if (loaderScripts.length < 2) return [];
    return [
      {
        what: `The bundle is included ${loaderScripts.length} times: ${loaderScripts.join(', ')}. The first one works, the others only cost time.`,
        todo: 'Enqueue it in one place only, the plugin or the theme.',
      },
    ];
  }
  const [script] = loaderScripts;
  if (!script) {
    return [
      {
        what: 'The loader is not on the page: no script leads to loader.js.',
        todo: 'Enqueue loader.js as a script module. On a cached page, empty the page cache.',
      },
    ];
  }
  const answer = loaderStatus ? `, and was answered with ${loaderStatus}` : '';
  return [
    {
      what: `The loader has not run. Its script is ${script}${answer}.`,
      todo:
        loaderStatus && loaderStatus >= 400
          ? 'Copy the whole of dist/ to where the script leads, or correct its address.'
          : 'The script needs type="module" and must not be delayed, combined or rewritten by an optimisation plugin. A content security policy has to allow it; the console says what was refused.',
    },
  ];
}

function checkBuilds(builds: BuildFacts): Explanation[] {
  const { manifest, isManifestRead, loaderVersion, starter, panelHash } = builds;
  if (!manifest) {
    if (!isManifestRead) return [];
    const what = 'manifest.json could not be read: sizes and versions are not known.';
    return [{ what, todo: 'Copy the whole of dist/, manifest.json included.' }];
  }
  const problems: Explanation[] = [];
  const empty = 'Empty the page cache, the CDN and the browser’s cache.';
  if (starter && starter !== manifest.starter) {
    problems.push({
      what: `The page runs an older build than the server has: ${starter} instead of ${manifest.starter}.`,
      todo: `loader.js comes from a cache. ${empty}`,
    });
  } else if (loaderVersion && loaderVersion !== manifest.hash) {
    problems.push({
      what: `The page asks for version ${loaderVersion} of the loader; the server has ${manifest.hash}.`,
      todo: `The page was cached before the last update. ${empty}`,
    });
  }
  if (panelHash !== manifest.islandHash) {
    problems.push({
      what: 'diagnostics.js is from another build than manifest.json, and may be wrong.',
      todo: `Copy the whole of dist/ from one build. ${empty}`,
    });
  }
  return problems;
}
