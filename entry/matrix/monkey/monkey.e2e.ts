import { test } from '../../../fixtures-html/testing/shop-test';
import { planSession, type Step } from './plan';
import { Monkey } from './session';

/**
 * Sessions by their numbers, as `npm run monkey -- 7-20` gives them; none in `npm test`. Longer ones:
 * `E2E_MONKEY_ACTIONS=1000`. `E2E_MONKEY_SHRINK=1` looks for the fewest steps that lead to a problem,
 * which takes minutes.
 */
const [first = 1, last = first] = (process.env['E2E_MONKEY_SEED'] ?? '1-0').split('-').map(Number);
const ACTIONS = Number(process.env['E2E_MONKEY_ACTIONS'] ?? 250);
const isPatient = Boolean(process.env['E2E_MONKEY_SHRINK']);

test.use({
  allowErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/],
});

for (let seed = first; seed <= last; seed += 1) {
  test(`${ACTIONS} random actions leave the page telling the truth: seed ${seed}`, async ({
    page,
    shop,
  }) => {
    // Hundreds of actions one after the other, on a machine that may be busy.
    test.setTimeout(isPatient ? 1_800_000 : 120_000 + ACTIONS * 100);
    const monkey = await Monkey.bring(page, shop);
    const steps = planSession(seed, ACTIONS);
    const found = await monkey.run(steps);
    if (!found) return;
    const led = steps.slice(0, found.at);
    const shown = isPatient ? await shorten(monkey, led) : led.slice(-60);
    throw new Error(
      `Seed ${seed}, step ${found.at}:\n${found.problems.join('\n')}\nafter:\n${shown.map(describe).join('\n')}`,
    );
  });
}

const describe = (step: Step): string => JSON.stringify(step);

/** Leaves steps out, ever fewer at a time, as long as something is still wrong at the end. */
async function shorten(monkey: Monkey, steps: readonly Step[]): Promise<readonly Step[]> {
  let shortest = steps;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < shortest.length - 1;) {
      const shorter = shortest.toSpliced(start, size);
      const tried =
        shorter.at(-1)?.do === 'check' ? shorter : [...shorter, { do: 'check' } as const];
      const found = await monkey.run(tried);
      if (found) {
        shortest = tried.slice(0, found.at);
        process.stdout.write(`${shortest.length} steps: ${found.problems[0]}\n`);
      } else start += size;
    }
  }
  return shortest;
}
