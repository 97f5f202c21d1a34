import { isRecord, pageSettings, tellDeveloper } from './page-settings';

/**
 * One setting of an island. Precedence: `data-*` on the element, the page's settings JSON, the
 * platform's localized global, the default.
 *
 * Sources: architecture "Settings"; the platform prints every top-level scalar of a global as a
 * string (`true` → `"1"`, `false` → `""`), which the readers below undo.
 */
export interface Setting<T> {
  /** Key in the settings JSON; its dashed form is the data attribute. */
  key: string;
  /** Path of the platform's own value, e.g. `['wc_add_to_cart_params', 'cart_url']`. */
  global?: readonly [name: string, ...path: string[]];
  /** Turns a raw value into a `T`, or `undefined` when it is none. */
  read: (raw: unknown) => T | undefined;
  /** What `read` accepts, for the error message; by default a text. */
  expected?: string;
  fallback: T;
}

/** Reads a setting now. Never cached: third parties change the globals while the page lives. */
export function readSetting<T>(setting: Setting<T>, element?: HTMLElement): T {
  const { key, global, fallback } = setting;
  return (
    accept(setting, element?.getAttribute(dataAttribute(key)), element) ??
    accept(setting, pageSettings()[key], 'setting') ??
    accept(setting, global && readGlobal(global), 'global') ??
    fallback
  );
}

export function dataAttribute(key: string): string {
  return `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function readGlobal([name, ...path]: readonly [string, ...string[]]): unknown {
  let value: unknown = (globalThis as unknown as Record<string, unknown>)[name];
  for (const step of path) value = isRecord(value) ? value[step] : undefined;
  return value;
}

/** Where a raw value was found: on an element, or in one of the page's two lists. */
export type SettingPlace = Element | 'setting' | 'global' | undefined;

function accept<T>(setting: Setting<T>, raw: unknown, place: SettingPlace): T | undefined {
  if (raw === undefined || raw === null) return undefined;
  const value = setting.read(raw);
  if (value === undefined) tellDeveloper((problems) => problems.tellMalformed(setting, raw, place));
  return value;
}

/** Booleans as the platform prints them: `"1"`, `"yes"`, `"true"`, `"0"`, `"no"`, `""`, … */
export function readBoolean(raw: unknown): boolean | undefined {
  // What a page's JSON may hold need not have a text at all.
  const text = typeof raw === 'object' ? '?' : String(raw);
  return /^(true|1|yes)$/.test(text) || (/^(false|0|no|)$/.test(text) ? false : undefined);
}

export function readText(raw: unknown): string | undefined {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined;
}

/** Non-empty text; an empty string counts as not given, as with the platform's optional keys. */
export function readFilledText(raw: unknown): string | undefined {
  return readText(raw) || undefined;
}

/** A finite number not below zero, e.g. milliseconds. */
export function readAmount(raw: unknown): number | undefined {
  const value = Number(readText(raw)?.trim() || undefined);
  return value >= 0 && value < Infinity ? value : undefined;
}

export function readTextList(raw: unknown): readonly string[] | undefined {
  return Array.isArray(raw) && raw.every((item) => typeof item === 'string') ? raw : undefined;
}
