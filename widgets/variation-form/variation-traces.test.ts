import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Variation } from '../../shared/models/variations/variation';
import { readState, traceForm, type TraceFixture, type TraceState } from './trace-form';
import { mount } from './variation-form.island';
import { VariationForm } from './variation-form';
import traces from './variation-traces.json';

interface Step {
  step: string;
  events: string[];
  state: TraceState;
  alerts?: string[];
}

interface Scenario {
  name: string;
  fixture: TraceFixture;
  steps: Step[];
}

const scenarios = traces.scenarios as unknown as Scenario[];
const variations = traces.variations as unknown as Variation[];

let log: string[];
let unmount: AbortController;

/** What the traces wrote of an argument. */
function describeArgument(argument: unknown): string {
  if (typeof argument !== 'object' || argument === null) return String(argument);
  if ('variation_id' in argument) return `variation#${String(argument.variation_id)}`;
  return 'getChosenAttributes' in argument ? 'VariationForm' : 'object';
}

/** Notes what is raised at the moment it is raised, as the recording did. */
function record(): void {
  const { fire } = VariationForm.prototype;
  vi.spyOn(VariationForm.prototype, 'fire').mockImplementation(function (
    this: VariationForm,
    name: string,
    args: unknown[] = [],
    target?: Element,
  ) {
    const place = target?.matches('.single_variation') ? '.single_variation' : 'form';
    const tail = args.length > 0 ? ` args=${args.map(describeArgument).join(',')}` : '';
    log.push(`${name} @${place}${tail}`);
    fire.call(this, name, args, target);
  });
  document.addEventListener(
    'change',
    (event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      const { id, name, localName } = target as HTMLInputElement;
      // Those that a shopper makes are not in the recording.
      if (detail === 'shopper') return;
      log.push(`change @${localName === 'select' ? `#${id}` : `[name=${name}]`}`);
    },
    { capture: true, signal: unmount.signal },
  );
}

function answerWith(answer: unknown): void {
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    log.push(`AJAX POST ${pathname}${search} ${await request.text()}`);
    return new Response(JSON.stringify(answer === 'variation 101' ? variations[0] : answer));
  });
}

function choose(id: string, value: string): void {
  const select = document.querySelector<HTMLSelectElement>(`#${id}`)!;
  select.value = value;
  select.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: 'shopper' }));
}

/** Does what a step's name says. */
function perform(step: string): void {
  const [, field, value] = /\b(color|size)=(\w+)/.exec(step) ?? [];
  if (field) choose(field === 'color' ? 'pa_color' : field, value ?? '');
  else if (/wc_variation_form\(\)/.test(step)) {
    (jQuery('form') as unknown as { wc_variation_form: () => void }).wc_variation_form();
  } else if (/trigger/.test(step)) {
    jQuery('form').trigger('check_variations', [
      { count: 2, chosenCount: 2, data: { attribute_pa_color: 'red', attribute_size: 'S' } },
    ]);
  } else if (/click add/.test(step)) {
    document.querySelector<HTMLElement>('.single_add_to_cart_button')!.click();
  }
  if (/clear/i.test(step)) document.querySelector<HTMLElement>('.reset_variations')!.click();
}

beforeEach(() => {
  // The sanitizer of browsers, which is not what is tested here.
  Object.assign(HTMLTemplateElement.prototype, {
    setHTML(this: HTMLTemplateElement, html: string) {
      this.innerHTML = html;
    },
  });
  log = [];
  unmount = new AbortController();
  Object.assign(globalThis, {
    jQuery,
    wc_add_to_cart_variation_params: {
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
      i18n_no_matching_variations_text: 'NOMATCH',
      i18n_make_a_selection_text: 'SELECT',
      i18n_unavailable_text: 'UNAVAILABLE',
      i18n_reset_alert_text: 'RESET',
    },
  });
  record();
});

afterEach(() => {
  unmount.abort();
  document.body.replaceChildren();
});

/** What we raise where the recording is different on purpose. */
function expectedEvents({ name }: Scenario, { events, step }: Step): string[] {
  let expected = [...events];
  // What another script raises is not raised by us.
  if (step === 'trigger') expected.shift();
  // An answer that has come need not be aborted.
  expected = expected.filter((event) => event !== 'ABORT');
  // The request leaves a moment after the event that it follows from.
  const ajax = expected.findIndex((event) => event.startsWith('AJAX'));
  if (ajax >= 0) expected.splice(ajax + 1, 0, ...expected.splice(ajax, 1));
  if (name.startsWith('DEFECT: Clear within') && /Clear/.test(step)) {
    // The variation is shown at once, and not after it has been cleared.
    const shown = expected.pop();
    expected.splice(expected.indexOf('woocommerce_variation_has_changed @form') + 1, 0, shown!);
  }
  if (name.startsWith('DEFECT: init') && /again/.test(step)) {
    // Nothing is done twice.
    expected.splice(expected.lastIndexOf('reset_image @form'), 2);
  }
  return expected;
}

/** What the form looks like where the recording is different on purpose. */
function expectedState({ name }: Scenario, { state, step, alerts }: Step): Partial<TraceState> {
  const expected: Partial<TraceState> = { ...state, nomatch: alerts?.length ? 1 : state.nomatch };
  if (name.startsWith('DEFECT: Clear within') && /Clear/.test(step)) {
    expected.single_visible = 'none';
    expected.button = 'single_add_to_cart_button button alt disabled wc-variation-selection-needed';
    expected.wrap =
      'woocommerce-variation-add-to-cart variations_button woocommerce-variation-add-to-cart-disabled';
  }
  // Hiding what says nothing would move the page.
  if (state.html === '') expected.single_visible = 'block';
  // The limits are the server's again as soon as nothing is chosen.
  if (state.single_visible === 'none' || expected.single_visible === 'none')
    expected.qty = { ...state.qty, max: null };
  return expected;
}

describe('the recorded traces', () => {
  it.each(scenarios)('$name', async (scenario) => {
    const { fixture, steps } = scenario;
    document.body.innerHTML = traceForm(variations, fixture);
    // happy-dom does not read which option is selected.
    if (fixture.defSize)
      document.querySelector<HTMLSelectElement>('#size')!.value = fixture.defSize;
    if (fixture.ajax) answerWith(fixture.ajaxAnswer);
    const form = document.querySelector('form')!;
    const [load, ...others] = steps;
    await mount(form, { name: 'variation-form', signal: unmount.signal, fail: vi.fn() });
    expect(log).toEqual(expectedEvents(scenario, load!));
    expect(readState()).toEqual(expectedState(scenario, load!));
    for (const step of others) {
      log = [];
      perform(step.step);
      await vi.waitFor(() => {
        expect(log, step.step).toEqual(expectedEvents(scenario, step));
        expect(readState(), step.step).toEqual(expectedState(scenario, step));
      });
    }
  });
});
