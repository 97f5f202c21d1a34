import { SETTINGS_ELEMENT_ID } from './page-settings';
import { dataAttribute, type Setting, type SettingPlace } from './settings';

/** What a theme developer is told about settings, in the console: the only place to learn of it. */

const told = new Set<string>();

/** A value that is none of those which a setting accepts. Said once, however often it is read. */
export function tellMalformed(setting: Setting<unknown>, raw: unknown, place: SettingPlace): void {
  tell(
    `${whereOf(setting, place)} is ${written(raw)}, expected ${setting.expected ?? 'a text'}; ignored.`,
  );
}

export function tellNoObject(): void {
  tell(`#${SETTINGS_ELEMENT_ID} must hold one JSON object.`);
}

/** A value as a page's source has it; a global may also be what no source can hold. */
function written(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? String(raw);
  } catch {
    return Object.prototype.toString.call(raw);
  }
}

/** Of an element its own tag, attributes and all: enough to find it in the page's source. */
function whereOf({ key, global }: Setting<unknown>, place: SettingPlace): string {
  if (place instanceof Element) {
    return `${dataAttribute(key)} on ${(place.cloneNode() as Element).outerHTML}`;
  }
  return place === 'global' ? `global ${global?.join('.')}` : `setting "${key}"`;
}

function tell(problem: string): void {
  const message = `storefront-islands: ${problem}`;
  if (told.has(message)) return;
  told.add(message);
  // eslint-disable-next-line no-console -- see above
  console.warn(message);
}
