import { jQueries, type JQuery } from '../platform/jquery';
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
  succeed: (body: string) => void;
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
export function witnessRequest(outgoing: OutgoingRequest): WitnessedRequest {
  const abort = new AbortController();
  const request: RequestLike = {
    readyState: 1,
    status: 0,
    statusText: '',
    responseText: '',
    abort: () => abort.abort(),
    getResponseHeader: () => null,
    getAllResponseHeaders: () => '',
    setRequestHeader: (name, value) => {
      outgoing.headers[name] = value;
      return request;
    },
  };
  const settings = {
    type: 'POST',
    method: 'POST',
    url: outgoing.url,
    data: outgoing.data,
    dataType: 'json',
    contentType: 'application/x-www-form-urlencoded; charset=UTF-8',
    async: true,
    global: true,
  };
  const witnesses = [...jQueries()];
  for (const jQuery of witnesses) {
    if (countActive(jQuery, 1) === 1) trigger(jQuery, 'ajaxStart');
    trigger(jQuery, 'ajaxSend', request, settings);
  }
  outgoing.url = settings.url;
  outgoing.data = String(settings.data);

  const settle = (name: 'ajaxSuccess' | 'ajaxError', last: unknown): void => {
    request.readyState = 4;
    for (const jQuery of witnesses) {
      trigger(jQuery, name, request, settings, last);
      trigger(jQuery, 'ajaxComplete', request, settings);
      if (countActive(jQuery, -1) === 0) trigger(jQuery, 'ajaxStop');
    }
  };

  return {
    signal: abort.signal,
    succeed(body) {
      Object.assign(request, { status: 200, statusText: 'success', responseText: body });
      request.responseJSON = body.trim() ? (JSON.parse(body) as unknown) : undefined;
      settle('ajaxSuccess', request.responseJSON);
    },
    fail(error) {
      const aborted = abort.signal.aborted;
      request.status = error instanceof RequestError ? (error.status ?? 0) : 0;
      request.statusText = aborted ? 'abort' : 'error';
      settle('ajaxError', request.statusText);
    },
  };
}

/** jQuery counts its running requests in `active`, and so do we, for `ajaxStart` and `ajaxStop`. */
function countActive(jQuery: JQuery, change: 1 | -1): number {
  jQuery.active = Math.max(0, (jQuery.active ?? 0) + change);
  return jQuery.active;
}

function trigger(jQuery: JQuery, name: string, ...args: unknown[]): void {
  try {
    jQuery(document).trigger(name, args);
  } catch (error) {
    reportError(error);
  }
}
