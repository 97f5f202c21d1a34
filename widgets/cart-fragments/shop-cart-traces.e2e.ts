import { readFileSync } from 'node:fs';

import { expect, painted, test } from '../../fixtures-html/testing/shop-test';
import { TracePage, type Scenario, type TraceStep } from './trace-page';

/**
 * Replays what the platform's own scripts were observed to do (platform document "shop", sections
 * 4 to 6 and 27), step by step, against the built bundle. Everything must match, but for the table.
 * (The success message is recorded at once and comes after the specified 1000 ms here, which a
 * comparison that waits for the final state does not see; add-to-cart.e2e.ts proves the delay.)
 */
const { scenarios } = JSON.parse(
  readFileSync(new URL('shop-cart-traces.json', import.meta.url), 'utf8'),
) as { scenarios: Scenario[] };

interface Deviation {
  reason: string;
  /** Part of the names of the scenarios it concerns. */
  scenario: string;
  /** What is expected instead, in every step but `load`. */
  instead: (recorded: TraceStep) => TraceStep;
}

const mapLog =
  (change: (log: string[]) => string[]) =>
  (step: TraceStep): TraceStep => ({ ...step, log: change(step.log) });

/** An event whose reaction is ours is raised for others once the page is up to date. */
const afterReaction = (name: string) =>
  mapLog((log) => {
    const isReaction = (line: string): boolean =>
      /^(wc_cart_button|wc_fragments_loaded)/.test(line);
    const outer = log.filter((line) => line.startsWith(`${name} `));
    const rest = log.filter((line) => !outer.includes(line));
    const end = rest.findLastIndex(isReaction) + 1;
    return [...rest.slice(0, end), ...outer, ...rest.slice(end)];
  });

const WITHOUT_FRAGMENTS = ['add: error with product_url', 'remove: HTTP 500'];

const DEVIATIONS: Deviation[] = [
  ...WITHOUT_FRAGMENTS.map((scenario) => ({
    reason:
      'what is stored is out of date once a change is sent: the page after this one asks anew',
    scenario,
    instead({ state, ...recorded }: TraceStep): TraceStep {
      const { wc_fragments_K: _, ...session } = state.session;
      return { ...recorded, state: { ...state, session } };
    },
  })),
  {
    reason: 'apostrophes are percent-encoded, because firewalls refuse literal ones (shop, 3.2)',
    scenario: 'add: ',
    instead: mapLog((log) => log.map((line) => line.replace("x+y'z", 'x+y%27z'))),
  },
  {
    reason: 'inner events come first: listeners meet a page that is up to date (theme, 35)',
    scenario: 'add: ',
    instead: afterReaction('added_to_cart'),
  },
  {
    reason: 'inner events come first: listeners meet a page that is up to date (theme, 35)',
    scenario: 'add: vetoed',
    instead: afterReaction('ajax_request_not_sent.adding_to_cart'),
  },
  {
    reason: 'inner events come first: listeners meet a page that is up to date (theme, 35)',
    scenario: 'remove: success',
    instead: afterReaction('removed_from_cart'),
  },
  {
    reason: 'an error ends the loading state, and the basket is asked for (shop, 4.2 step 8)',
    scenario: 'add: HTTP 500',
    instead: (recorded) => ({
      ...recorded,
      log: [
        ...recorded.log,
        'wc_fragment_refresh @body',
        'XHR POST /?wc-ajax=get_refreshed_fragments body=time=<ms>',
        'RESPONSE 200',
        'wc_fragments_refreshed @body',
      ],
      state: {
        ...recorded.state,
        button: recorded.state.button.replace(' loading', ''),
        session: {
          ...recorded.state.session,
          wc_cart_hash_K: 'H2',
          wc_fragments_K: 'div.widget_shopping_cart_content + span.cart-count',
        },
        local: { wc_cart_hash_K: 'H2' },
        content: 'NEW',
        count: '1',
      },
    }),
  },
];

function expectedOf(scenario: Scenario, recorded: TraceStep): TraceStep {
  if (recorded.step === 'load') return recorded;
  return DEVIATIONS.filter((deviation) => scenario.name.includes(deviation.scenario)).reduce(
    (step, { instead }) => instead(step),
    recorded,
  );
}

// The recorded errors are told by the browser too.
test.use({ allowErrors: [/Failed to load resource/] });

test('the recording is whole, and every deviation is one', () => {
  expect(scenarios).toHaveLength(16);
  for (const { reason, scenario, instead } of DEVIATIONS) {
    const steps = scenarios.filter(({ name }) => name.includes(scenario)).flatMap((s) => s.steps);
    const changed = steps.filter((step) => JSON.stringify(instead(step)) !== JSON.stringify(step));
    expect(changed.length, reason).toBeGreaterThan(0);
  }
});

/** Scenarios by what begins them: `load`, `add` … */
const groups = new Map<string, Scenario[]>();
for (const scenario of scenarios) {
  const group = /^(\w+):/.exec(scenario.name)?.[1] ?? 'what others do';
  groups.set(group, [...(groups.get(group) ?? []), scenario]);
}

for (const [group, members] of groups) {
  test(`as recorded: ${group}`, async ({ page, shop, baseURL }) => {
    for (const scenario of members) {
      await test.step(scenario.name, async () => {
        // A page of its own, on the fixture's origin: only the bundle and jQuery come from the shop.
        await shop.startAfresh();
        const trace = new TracePage(page, scenario);
        await trace.prepare(baseURL ?? '');
        for (const recorded of scenario.steps) {
          const { step, log, state } = expectedOf(scenario, recorded);
          await trace.run(recorded);
          // A deviation in time only: an empty cart is asked for when the shopper first does anything.
          if (!scenario.given.cookies) {
            await painted(page);
            await page.keyboard.press('Shift');
          }
          await expect
            .poll(() => trace.observe(), `${scenario.name}: ${step}`)
            .toEqual({ log, state });
        }
      });
    }
  });
}
