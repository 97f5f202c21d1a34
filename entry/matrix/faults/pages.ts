import {
  atRest,
  expect,
  touch,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import { rewrite } from '../../../fixtures-html/testing/page-probes';
import {
  EVERYTHING,
  filesOf,
  importsOf,
  ISLANDS,
  OTHER_PLACES,
  placeOf,
  type Place,
} from '../places';
import { comeNear, statesOf } from '../wake-all';

/** How the matrix of islands and faults opens its pages, and reads them. */

/** A page on which islands are met, and which they are. */
export interface MeetingPlace {
  path: string;
  situation: Place['situation'];
  names: string[];
  /** What is put at the end of its main part. */
  printed: string;
  /**
   * Files that one visit does without the first time they are asked for, visit by visit: no island misses
   * one of them when it tries for the second time.
   */
  missingOnce: string[][];
}

/** Every page on which islands are met; between them, each file of each island is missing once. */
export function meetingPlaces(): MeetingPlace[] {
  const places: MeetingPlace[] = [];
  for (const name of ISLANDS) {
    const { path, situation, printed = '' } = placeOf(name);
    let place = places.find((known) => known.path === path && known.situation === situation);
    if (!place) places.push((place = { path, situation, names: [], printed: '', missingOnce: [] }));
    place.names.push(name);
    place.printed += printed;
  }
  const covered = new Set<string>();
  // The more islands, the more of them do without something in the same visit.
  for (const place of places.toSorted((one, other) => other.names.length - one.names.length)) {
    const files = new Set(place.names.flatMap(filesOf));
    place.missingOnce = apart([...files].filter((file) => !covered.has(file)));
    for (const file of files) covered.add(file);
  }
  return places;
}

/** Besides, those on which islands work in another way. All files are missing once without them. */
export const allPlaces = (): MeetingPlace[] => [
  ...meetingPlaces(),
  ...OTHER_PLACES.map((place) => ({ ...place, printed: '', missingOnce: [] })),
];

/**
 * Sorts files into few groups of those that an island asks for at once, or not both of: it tries twice, and
 * would find missing the second time what it has not asked for the first time.
 */
function apart(files: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const file of files) {
    const group = groups.find((others) => others.every((other) => isAskedWith(file, other)));
    if (group) group.push(file);
    else groups.push([file]);
  }
  return groups;
}

const isAskedWith = (one: string, other: string): boolean =>
  ISLANDS.every((island) => {
    const needed = filesOf(island);
    const together = importsOf(island);
    const isBoth = needed.includes(one) && needed.includes(other);
    return !isBoth || (together.includes(one) && together.includes(other));
  });

interface AsSent {
  /** Markup of the page as the server sent it, with what its own lines did, before any island. */
  asSent: string;
}

/** Keeps the page's markup as it is once all is parsed, right before the loader begins. */
export async function keepAsSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const kept = globalThis as unknown as AsSent;
      if (document.readyState === 'interactive') kept.asSent = document.documentElement.outerHTML;
    });
  });
}

/** Makes the visitor one with a basket, in the shop that has the place. */
export async function arrange(shop: Shop, { situation }: MeetingPlace): Promise<void> {
  await shop.startAfresh({ ...EVERYTHING, ...situation });
  await shop.fill([{ sku: 'HV-W107', quantity: 2 }]);
}

/**
 * Opens a place, wakes every island that can be woken, and waits until all of them are done.
 *
 * @returns state of each island on each of its elements, without those that nothing can wake there
 */
export async function openAwake(
  page: Page,
  { path, printed }: MeetingPlace,
): Promise<Record<string, string[]>> {
  if (printed) {
    const isPlace = ({ pathname, search }: URL): boolean => pathname + search === path;
    await rewrite(page, isPlace, (markup) => markup.replace('</main>', `${printed}$&`));
  }
  await page.goto(path);
  await touch(page);
  let states: Record<string, string[]> = {};
  const isDone = async (): Promise<boolean> => {
    // What an island brings into the page may be more of them.
    const { asleep } = await comeNear(page);
    states = await statesOf(page);
    for (const name of asleep) {
      if (states[name]?.every((state) => state === 'waiting')) delete states[name];
    }
    // It is among the last that become known.
    return (
      'scroll-to-notices' in states &&
      !Object.values(states).some((ones) => ones.some((one) => /loading|waiting/.test(one)))
    );
  };
  await expect.poll(isDone, { intervals: [50] }).toBe(true);
  await atRest(page);
  await expect.poll(isDone, { intervals: [50] }).toBe(true);
  return states;
}

/** The islands that the place is there for are on it, or have worked and left it by now. */
export async function expectMet(
  page: Page,
  { names, path }: MeetingPlace,
  states: Readonly<Record<string, string[]>>,
): Promise<void> {
  const worked = await page.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name }) => name.replace('island:', '')),
  );
  expect(
    names.filter((name) => !states[name] && !worked.includes(name)),
    `entry/matrix/places.ts says that they are met on ${path}`,
  ).toEqual([]);
}

/** What is not as the server sent it, and why that is right. */
const ON_PURPOSE = {
  parts: [
    // The page's one live region: others may be speaking through it.
    '.widget_shopping_cart_live_region',
    // A library of another house that has run cannot be made undone.
    'script[src*="pixel-library"]',
  ],
  /** What the theme's style sheet hides until it is told is shown. */
  classes: { '.parallax-active': 'parallax-active', '.count-up': 'active' },
  attributes: ['data-animated'],
  /** Hidden by a style that is stronger: what cannot be dismissed is not shown, whatever shows it. */
  hidden: '.woocommerce-store-notice',
};

/** Places where the page is not what the server sent, apart from the loader's marks. */
export function differences(page: Page): Promise<string[]> {
  return page.evaluate(({ parts, classes, attributes, hidden }) => {
    const comparable = (html: string): string[] => {
      const root = new DOMParser().parseFromString(html, 'text/html');
      for (const notice of root.querySelectorAll<HTMLElement>(hidden)) notice.style.display = '';
      for (const part of root.querySelectorAll(parts.join())) part.remove();
      for (const element of root.querySelectorAll('*')) {
        for (const [selector, name] of Object.entries(classes))
          if (element.matches(selector)) element.classList.remove(name);
        const pairs = [...element.attributes].map(({ name, value }) => [name, value] as const);
        // Nobody reads attributes by their order.
        for (const [name, value] of pairs.toSorted()) {
          element.removeAttribute(name);
          // A style or class that says nothing is none.
          const isNothing = /^(?:style|class)$/.test(name) && !value.trim();
          const isMark = name.startsWith('data-island-') || attributes.includes(name);
          if (!isNothing && !isMark) element.setAttribute(name, value);
        }
      }
      // Tag by tag, so that what differs can be told.
      return root.documentElement.outerHTML.split(/(?=<)/);
    };
    const sent = comparable((globalThis as unknown as AsSent).asSent);
    const now = comparable(document.documentElement.outerHTML);
    const at = now.findIndex((tag, index) => tag !== sent[index]);
    if (at < 0 && now.length === sent.length) return [];
    const around = (tags: string[]): string => tags.slice(at, at + 4).join('');
    return [`sent: ${around(sent)}`, `now: ${around(now)}`];
  }, ON_PURPOSE);
}
