import { guard } from '../platform/events';
import { currentJQuery, jQueries, type JQuery } from '../platform/jquery';
import { RequestError } from './request-error';
import type { OutgoingRequest } from './shop-request';

/** The part of jQuery's request object that listeners of its global ajax events read. */
interface RequestLike {
  readyState: number;
  status: number;
  statusText: string;
  responseText: string;
  responseJSON?: unknown;
  abort: () => void;
  getResponseHeader: (name: string) => string | null;
  getAllResponseHeaders: () => string;
  setRequestHeader: (name: string, value: string) => RequestLike;
}

export interface WitnessedRequest {
  /** Aborted when a listener called `abort()` on the request object. */
  signal: AbortSignal;
  /** `answer`: what a success callback of jQuery's would get. */
  succeed: (body: string, answer: unknown) => void;
  fail: (error: unknown) => void;
}

/**
 * Raises `ajaxStart`, `ajaxSend` and later `ajaxSuccess`/`ajaxError`, `ajaxComplete`, `ajaxStop` on
 * every jQuery of the page, for a request that is not made by jQuery: themes re-attach behaviours
 * and swatch plugins re-scan forms on them, and currency plugins change `settings.data` in
 * `ajaxSend` (platform document "shop", rule 10 of section 2).
 *
 * Changes that listeners make to the settings' `url` and `data`, and headers that they set, are
 * written to `outgoing`.
 */
export function witnessRequest(
  outgoing: OutgoingRequest,
  dataType: 'json' | 'html',
): WitnessedRequest {
  const abort = new AbortController();
  const request = describeRequest(outgoing, abort);
  const deferred = makePromise(request);
  const settings = describeSettings(outgoing, dataType);
  const witnesses = [...jQueries()];
  for (const jQuery of witnesses) {
    if (countActive(jQuery, 1) === 1) trigger(jQuery, 'ajaxStart');
    trigger(jQuery, 'ajaxSend', request, settings);
  }
  outgoing.url = settings.url;
  outgoing.data = String(settings.data);

  const settle = (name: 'ajaxSuccess' | 'ajaxError', last: unknown): void => {
    for (const jQuery of witnesses) {
      trigger(jQuery, name, request, settings, last);
      trigger(jQuery, 'ajaxComplete', request, settings);
      if (countActive(jQuery, -1) === 0) trigger(jQuery, 'ajaxStop');
    }
  };

  return {
    signal: abort.signal,
    succeed(body, answer) {
      Object.assign(request, answered(body));
      if (dataType === 'json') request.responseJSON = answer;
      guard(() => deferred?.resolve(answer, 'success', request));
      settle('ajaxSuccess', answer);
    },
    fail(error) {
      const known = error instanceof RequestError ? error : undefined;
      request.status = known?.status ?? 0;
      const isAborted = abort.signal.aborted || (error as Error).name === 'AbortError';
      request.statusText = isAborted ? 'abort' : statusTextOf(known);
      request.readyState = 4;
      guard(() => deferred?.reject(request, request.statusText));
      settle('ajaxError', known?.code === 'invalid_json' ? known.cause : request.statusText);
    },
  };
}

/**
 * Raises `ajaxComplete` for markup that stands in the page only now, though it was fetched earlier:
 * swatch plugins and themes look for new forms on it.
 */
export function tellOfMarkup({ html, sent }: { html: string; sent: OutgoingRequest }): void {
  const request = Object.assign(describeRequest(sent, new AbortController()), answered(html));
  makePromise(request)?.resolve(html, 'success', request);
  for (const jQuery of jQueries()) {
    trigger(jQuery, 'ajaxComplete', request, describeSettings(sent, 'html'));
  }
}

/** Listeners call `always` and the like: one that failed would take the event from all behind it. */
function makePromise(
  request: RequestLike,
): ReturnType<NonNullable<JQuery['Deferred']>> | undefined {
  const deferred = currentJQuery()?.Deferred?.();
  deferred?.promise(request);
  return deferred;
}

function describeRequest({ headers }: OutgoingRequest, abort: AbortController): RequestLike {
  const request: RequestLike = {
    readyState: 1,
    status: 0,
    statusText: '',
    responseText: '',
    abort: () => abort.abort(),
    getResponseHeader: () => null,
    getAllResponseHeaders: () => '',
    setRequestHeader: (name, value) => {
      headers[name] = value;
      return request;
    },
  };
  return request;
}

function answered(body: string): Partial<RequestLike> {
  return { readyState: 4, status: 200, statusText: 'success', responseText: body };
}

function describeSettings({ method, url, data }: OutgoingRequest, dataType: 'json' | 'html') {
  return {
    type: method,
    method,
    url,
    data,
    dataType,
    contentType: 'application/x-www-form-urlencoded; charset=UTF-8',
    async: true,
    global: true,
  };
}

/** jQuery's own words for how a request failed. */
function statusTextOf(error: RequestError | undefined): string {
  if (error?.code === 'invalid_json') return 'parsererror';
  return error?.code === 'timeout' ? 'timeout' : 'error';
}

/** jQuery counts its running requests in `active`, and so do we, for `ajaxStart` and `ajaxStop`. */
function countActive(jQuery: JQuery, change: 1 | -1): number {
  jQuery.active = Math.max(0, (jQuery.active ?? 0) + change);
  return jQuery.active;
}

function trigger(jQuery: JQuery, name: string, ...args: unknown[]): void {
  guard(() => jQuery(document).trigger(name, args));
}
