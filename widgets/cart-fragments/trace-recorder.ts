/** What runs inside the page of a replayed recording. Each function is sent to it on its own. */

export interface TraceState {
  button: string;
  after: string | null;
  live: string;
  session: Record<string, string>;
  local: Record<string, string>;
  widget: string;
  content: string;
  count: string;
  navigations: number;
  hash: string;
}

export interface Recorder {
  traceLog: string[];
  isTracingAjax?: boolean;
}

/** Runs in the page: writes down what is raised, at the moment it is raised, as the recording did. */
export function record(): void {
  const recorder = globalThis as unknown as Recorder;
  recorder.traceLog = [];
  const describe = (arg: unknown): string => {
    if (typeof arg !== 'object' || arg === null) return String(arg);
    return 'jquery' in arg ? '$button' : `{${Object.keys(arg).join(',')}}`;
  };
  const cart =
    /^(adding_to_cart|added_to_cart|removed_from_cart|wc_\w+|(should_send_ajax_request|ajax_request_not_sent)\.adding_to_cart)$/;
  const note = (target: unknown, name: unknown, args: unknown, how: string): void => {
    if (typeof name !== 'string') return;
    if (/^ajax[A-Z]/.test(name)) {
      if (recorder.isTracingAjax) recorder.traceLog.push(`${name} @document`);
    } else if (cart.test(name)) {
      const list = Array.isArray(args) ? args.map(describe) : [];
      const where = target === document.body ? 'body' : String(target);
      const tail = list.length ? ` args=[${list.join(', ')}]` : '';
      recorder.traceLog.push(`${how}${name} @${where}${tail}`);
    }
  };
  const { trigger, triggerHandler } = jQuery.fn;
  Object.assign(jQuery.fn, {
    trigger(this: JQuery, ...given: Parameters<typeof trigger>) {
      note(this[0], given[0], given[1], '');
      return trigger.apply(this, given);
    },
    triggerHandler(this: JQuery, ...given: Parameters<typeof triggerHandler>) {
      note(this[0], given[0], given[1], 'triggerHandler ');
      return triggerHandler.apply(this, given);
    },
  });
}

/** Runs in the page. */
export function raiseFromOutside({ step, fragments }: { step: string; fragments: object }): void {
  switch (step) {
    case 'trigger':
      jQuery(document.body).trigger('added_to_cart', [fragments, 'H3']);
      break;
    case 'storage event':
      localStorage.setItem('wc_cart_hash_K', 'FOREIGN');
      dispatchEvent(new StorageEvent('storage', { key: 'wc_cart_hash_K' }));
      break;
    case 'pageshow persisted':
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      break;
    default:
      throw new Error(`The recording has a step that is not known here: ${step}`);
  }
}

/** Runs in the page. */
export function readPage(): Omit<TraceState, 'navigations'> & { log: string[] } {
  const read = (storage: Storage): Record<string, string> =>
    Object.fromEntries(
      Object.entries(storage).map(([key, value]: [string, string]) => {
        if (key === 'wc_fragments_K') return [key, Object.keys(JSON.parse(value)).join(' + ')];
        return [key, key === 'wc_cart_created' && value !== '' ? '<ms>' : value];
      }),
    );
  const one = (selector: string): HTMLElement | null => document.querySelector(selector);
  const button = one('.add_to_cart_button');
  return {
    log: [...(globalThis as unknown as Recorder).traceLog],
    button: button?.className ?? '',
    after: button?.nextElementSibling?.outerHTML ?? null,
    live: one('.widget_shopping_cart_live_region')?.outerHTML ?? '',
    session: read(sessionStorage),
    local: read(localStorage),
    widget: one('.widget_shopping_cart')?.style.display ?? '',
    content: one('.widget_shopping_cart_content')?.textContent ?? '',
    count: one('.cart-count')?.textContent ?? '',
    hash: location.hash,
  };
}
