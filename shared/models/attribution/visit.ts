/**
 * Records a page in the attribution cookies. Source: specification section 3 "Order attribution
 * data", section 9 "Attribution and consent"; platform document "shop", sections 15.3 and 15.4.
 */
import { withoutWww } from './address';
import { classify, NONE } from './classify';
import { joinParts, splitParts, writeCookie } from './cookie-format';
import { type AttributionCookie, cookieName } from './cookie-names';
import { type AttributionRecord, readRecord, storedTexts, type StoredTexts } from './record';

/** Tells the platform's script that there are no cookies of its earliest format to convert. */
const MIGRATED = '1418474375998=1';

export interface AttributionSettings {
  /** Months that the cookies live; below one minute they end with the browser's session. */
  lifetimeMonths: number;
  /** Minutes without a page after which a session is over. */
  sessionMinutes: number;
  /** Whether values are hidden from firewalls that take them for an attack. */
  base64: boolean;
}

export interface Visit {
  location: Pick<Location, 'href' | 'hostname' | 'search'>;
  /** `document.referrer`, empty when there is none. */
  referrer: string;
  userAgent: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** The text of `document.cookie`. */
  cookies: string;
}

export interface RecordedVisit {
  /** Assignments to `document.cookie`, in this order. */
  writes: readonly string[];
  record: AttributionRecord;
}

type Texts = Partial<Record<AttributionCookie, string | undefined>>;

/** Records one page; to be called once per page, as every call counts one. */
export function recordVisit(visit: Visit, settings: AttributionSettings): RecordedVisit {
  const stored = storedTexts(visit.cookies);
  const texts = textsAfter(visit, stored);
  const scope = {
    host: withoutWww(visit.location.hostname),
    now: visit.now,
    base64: settings.base64,
  };
  const writes = Object.entries(texts).flatMap(([name, text]) => {
    if (text === undefined) return [];
    const minutes = name === 'session' ? sessionMinutes(settings) : lifetimeMinutes(settings);
    return [writeCookie(cookieName(name as AttributionCookie), text, minutes, scope)];
  });
  return { writes, record: readRecord((name) => texts[name] ?? stored(name)) };
}

/** The texts that a page writes, in the order in which the platform writes them. */
function textsAfter(visit: Visit, stored: StoredTexts): Texts {
  const { current, entry } = sourceTexts(visit, stored);
  const pages = countIn(stored('session'), 'pgs') + 1;
  // A visit begins with the first page after the last session's end.
  const visits = countIn(stored('udata'), 'vst') + (stored('session') ? 0 : 1);
  return {
    migrations: stored('migrations') ? undefined : MIGRATED,
    current_add: entry,
    first_add: stored('first_add') ? undefined : entry,
    current,
    first: stored('first') ? undefined : current,
    udata: joinParts({ vst: String(visits || 1), uip: NONE, uag: visit.userAgent }),
    session: joinParts({ pgs: String(pages), cpg: visit.location.href }),
  };
}

/** The entry tells when and where the source was set; there is none while an earlier one stays. */
function sourceTexts(
  { location, referrer, now }: Visit,
  stored: StoredTexts,
): { current: string; entry?: string } {
  const source = classify({ location, referrer, hasSession: stored('session') !== undefined });
  const earlier = stored('current') ?? stored('first');
  if (source.typ === 'typein' && earlier) return { current: earlier };
  return {
    current: joinParts({ ...source }),
    entry: joinParts({ fd: utcTime(now), ep: location.href, rf: referrer || NONE }),
  };
}

/** What is no number counts as one, and a cookie that there is none of as nothing. */
function countIn(text: string | undefined, part: string): number {
  return text ? Number.parseInt(splitParts(text)[part] ?? '', 10) || 1 : 0;
}

/** Months of 30 days in whole minutes; six of them where the setting is no lifetime. */
function lifetimeMinutes({ lifetimeMonths }: AttributionSettings): number {
  return Math.trunc((lifetimeMonths > 0 ? lifetimeMonths : 6) * 30 * 24 * 60);
}

/** Half an hour where the setting is no length. */
function sessionMinutes(settings: AttributionSettings): number {
  return settings.sessionMinutes >= 1 ? Math.trunc(settings.sessionMinutes) : 30;
}

/** `YYYY-MM-DD HH:MM:SS` in UTC, wherever the visitor is. */
function utcTime(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace('T', ' ');
}
