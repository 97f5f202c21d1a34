import { CookieJar } from '../../testing/cookie-jar';
import { ATTRIBUTION_FIELDS, fieldValues, type FieldValues } from '../fields';
import { type AttributionSettings, type RecordedVisit, recordVisit } from '../visit';

export const SETTINGS: AttributionSettings = {
  lifetimeMonths: 0.00001,
  sessionMinutes: 30,
  base64: false,
};
export const START = Date.UTC(2031, 2, 4, 5, 6, 7);
export const MINUTE = 60_000;
export const AGENT = 'TestAgent/1.0 (A; B)';

export interface Step {
  url?: string;
  referrer?: string;
  cookies?: string;
  now?: number;
  settings?: Partial<AttributionSettings>;
}

export function record(step: Step): RecordedVisit {
  const { url = 'https://shop.example/', referrer = '', cookies = '', now = START } = step;
  return recordVisit(
    { location: new URL(url), referrer, userAgent: AGENT, now, cookies },
    { ...SETTINGS, ...step.settings },
  );
}

export const fields = (visit: RecordedVisit): FieldValues =>
  fieldValues(ATTRIBUTION_FIELDS, visit.record);

/** Pages of one browser, each so many minutes after the first. */
export function browse(pages: readonly (Step & { minute: number })[]): FieldValues[] {
  const jar = new CookieJar();
  return pages.map(({ minute, ...step }) => {
    const now = START + minute * MINUTE;
    const { hostname } = new URL(step.url ?? 'https://shop.example/');
    const visit = record({ ...step, now, cookies: jar.text(hostname, now) });
    jar.assignAll(visit.writes, hostname, now);
    return fields(visit);
  });
}
