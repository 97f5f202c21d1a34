// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { CookieJar } from '../testing/cookie-jar';
import { ATTRIBUTION_FIELDS, fieldValues } from './fields';
import { forgetVisit } from './forget';
import recorded from './testing/visits.json';
import { type AttributionSettings, recordVisit } from './visit';

interface RecordedPage {
  url: string;
  referrer: string;
  cookie_writes: string[];
  fields: Record<string, string | null>;
  dropSession?: boolean;
  allowTracking?: boolean;
  params?: { base64?: boolean; lifetime?: number };
}

interface Scenario {
  name: string;
  visits: RecordedPage[];
}

const scenarios: Scenario[] = recorded.scenarios;
const START = Date.UTC(2031, 2, 4, 5, 6, 7);
const MINUTE = 60_000;

/** Scenarios where the specification or the platform document asks for something else. */
const DIFFERENCES = {
  'query parameter literally named false counts as utm':
    'shop 15.4: a slip of the platform that is not to be mirrored; such a visit is a direct one',
  'tracking disallowed on load':
    'shop 15.5: deletes on every domain, not only on the one that the platform tries',
} as const;

function settingsOf({ params }: RecordedPage): AttributionSettings {
  return {
    lifetimeMonths: params?.lifetime ?? recorded.params.lifetime,
    sessionMinutes: recorded.params.session,
    base64: params?.base64 ?? recorded.params.base64,
  };
}

function find(name: keyof typeof DIFFERENCES): RecordedPage {
  const page = scenarios.find((scenario) => scenario.name === name)?.visits[0];
  if (!page) throw new Error(`No recorded scenario "${name}"`);
  return page;
}

/** Replays a scenario; every page finds the cookies that the platform's script wrote before. */
function replay({ visits }: Scenario): void {
  const jar = new CookieJar();
  for (const [index, page] of visits.entries()) {
    const now = START + index * MINUTE;
    const { hostname } = new URL(page.url);
    if (page.dropSession) {
      const [session = ''] = forgetVisit(hostname, ['sbjs_session']);
      jar.assign(session, hostname, now);
    }
    const { writes, record } = recordVisit(
      {
        location: new URL(page.url),
        referrer: page.referrer,
        userAgent: 'TestAgent/1.0 (A; B)',
        now,
        cookies: jar.text(hostname, now),
      },
      settingsOf(page),
    );
    expect(writes).toEqual(page.cookie_writes);
    expect(fieldValues(ATTRIBUTION_FIELDS, record)).toEqual(page.fields);
    jar.assignAll(page.cookie_writes, hostname, now);
  }
}

describe('the recorded visits', () => {
  it('are all here', () => {
    expect(scenarios).toHaveLength(28);
    expect(scenarios.flatMap(({ visits }) => visits)).toHaveLength(32);
    expect(scenarios.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(DIFFERENCES)),
    );
  });

  it.each(scenarios.filter(({ name }) => !(name in DIFFERENCES)))('$name', (scenario) => {
    expect.hasAssertions();
    replay(scenario);
  });

  it('of an address with a parameter named false: a direct visit', () => {
    const page = find('query parameter literally named false counts as utm');
    const direct = scenarios.find(({ name }) => name === 'direct first visit')?.visits[0];
    const { record } = recordVisit(
      {
        location: new URL(page.url),
        referrer: page.referrer,
        userAgent: 'TestAgent/1.0 (A; B)',
        now: START,
        cookies: '',
      },
      settingsOf(page),
    );
    expect(fieldValues(ATTRIBUTION_FIELDS, record)).toEqual({
      ...direct?.fields,
      session_entry: page.url,
    });
  });

  it('without tracking: deletes as the platform does, and on the other domains', () => {
    const page = find('tracking disallowed on load');
    const writes = forgetVisit(new URL(page.url).hostname);
    expect(writes.slice(0, page.cookie_writes.length)).toEqual(page.cookie_writes);
    expect(writes.length).toBeGreaterThan(page.cookie_writes.length);
    expect(fieldValues(ATTRIBUTION_FIELDS, undefined)).toEqual(page.fields);
  });
});
