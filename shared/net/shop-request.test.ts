import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jquery from 'jquery';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { RequestError } from './request-error';
import { tellOfMarkup } from './jquery-ajax-events';
import { getForm, postForm, postForMarkup, type ShopRequest } from './shop-request';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const page = globalThis as { jQuery?: unknown };

let server: Server;
let origin: string;
let handle: Handler;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => handle(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  (globalThis as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
    `${origin}/shop/`,
  );
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function answers(status: number, body: string): void {
  handle = (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
}

const request = (changes: Partial<ShopRequest> = {}): ShopRequest => ({
  url: `${origin}/?wc-ajax=add_to_cart`,
  fields: { product_id: '7' },
  timeoutMs: 5000,
  ...changes,
});

/** The error that a request ends with; a request that succeeds fails the test. */
async function failure(sent: Promise<unknown>): Promise<unknown> {
  return sent.then(
    (answer) => expect.fail(`answered ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
}

const same = (answer: unknown): unknown => answer;

describe('getForm', () => {
  it('asks in the address, as jQuery’s listeners are told, and without a body', async () => {
    let seen: unknown;
    let told: unknown;
    handle = ({ method, url, headers }, response, body) => {
      seen = { method, url, body, type: headers['content-type'] };
      response.end('{"ok":1}');
    };
    page.jQuery = jquery;
    jquery(document).on('ajaxSend', (_event, _xhr, settings) => {
      told = [settings.type, settings.url];
      settings.data = `${String(settings.data)}&currency=EUR`;
    });
    const url = `${origin}/wp-admin/admin-ajax.php`;
    const fields = { action: 'search', product_cat: undefined, query: 'a&b c' };
    try {
      expect(await getForm(request({ url, fields }), same)).toEqual({ ok: 1 });
    } finally {
      jquery(document).off('ajaxSend');
      delete page.jQuery;
    }
    const address = '/wp-admin/admin-ajax.php?action=search&query=a%26b+c';
    expect(seen).toEqual({ method: 'GET', url: address, body: '', type: undefined });
    expect(told).toEqual(['GET', `${origin}${address}`]);
  });

  it('adds to what the address asks already', async () => {
    handle = ({ url }, response) => response.end(JSON.stringify(url));
    const url = `${origin}/?wc-ajax=search`;
    expect(await getForm(request({ url, fields: { query: 'coat' } }), same)).toBe(
      '/?wc-ajax=search&query=coat',
    );
  });
});

describe('postForm', () => {
  it('sends what the platform’s own scripts send', async () => {
    let seen: unknown;
    handle = ({ method, url, headers }, response, body) => {
      seen = {
        method,
        url,
        body,
        type: headers['content-type'],
        accept: headers.accept,
        by: headers['x-requested-with'],
      };
      response.end('{"ok":1}');
    };
    expect(await postForm(request({ fields: { a: "x y'z", list: ['1'] } }), same)).toEqual({
      ok: 1,
    });
    expect(seen).toEqual({
      method: 'POST',
      url: '/?wc-ajax=add_to_cart',
      body: 'a=x+y%27z&list%5B%5D=1',
      type: 'application/x-www-form-urlencoded; charset=UTF-8',
      accept: 'application/json, text/javascript, */*; q=0.01',
      by: 'XMLHttpRequest',
    });
  });

  it.each([
    [200, '{"a":[1]}', { a: [1] }],
    [200, 'false', false],
    [200, '', undefined],
    [200, ' \n', undefined],
    [204, '', undefined],
  ])('hands over %i %j', async (status, body, answer) => {
    answers(status, body);
    expect(await postForm(request(), same)).toEqual(answer);
  });

  it.each([
    [500, '{}', 'unknown_error', 500],
    [403, '-1', 'unknown_error', 403],
    [200, '<!doctype html>', 'invalid_json', 200],
    [200, '{"fragments":{"a":"<d', 'invalid_json', 200],
  ] as const)('%i %j is the error %s', async (status, body, code, errorStatus) => {
    answers(status, body);
    const error = await failure(postForm(request(), same));
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ code, status: errorStatus });
  });

  it('sends once, whatever the answer', async () => {
    const served = vi.fn((_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(503, { 'retry-after': '0' });
      response.end();
    });
    handle = served;
    await failure(postForm(request(), same));
    expect(served).toHaveBeenCalledOnce();
  });

  it('a connection that is cut is fetch_error', async () => {
    handle = (_request, response) => response.destroy();
    expect(await failure(postForm(request(), same))).toMatchObject({ code: 'fetch_error' });
  });

  it.each(['the headers', 'the body'])('gives up when %s do not come in time', async (missing) => {
    handle = (_request, response) => {
      if (missing === 'the body') response.write('{"fragments":');
    };
    expect(await failure(postForm(request({ timeoutMs: 50 }), same))).toMatchObject({
      code: 'timeout',
    });
  });

  it('waits as long as it takes where the limit is 0', async () => {
    handle = (_request, response) => void setTimeout(() => response.end('{"ok":1}'), 50);
    expect(await postForm(request({ timeoutMs: 0 }), same)).toEqual({ ok: 1 });
  });

  it('an abort passes as it is', async () => {
    const abort = new AbortController();
    handle = () => abort.abort();
    const error = await failure(postForm(request({ signal: abort.signal }), same));
    expect(error).not.toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it('leaves no timer behind', async () => {
    answers(200, '{}');
    const clear = vi.spyOn(globalThis, 'clearTimeout');
    const set = vi.spyOn(globalThis, 'setTimeout');
    await postForm(request({ timeoutMs: 12_345 }), same);
    const index = set.mock.calls.findIndex(([, delayMs]) => delayMs === 12_345);
    expect(clear).toHaveBeenCalledWith(set.mock.results[index]?.value);
  });
});

describe('postForm on a page with jQuery', () => {
  let log: unknown[][];

  beforeEach(() => {
    page.jQuery = jquery;
    log = [];
    for (const name of ['Start', 'Send', 'Success', 'Error', 'Complete', 'Stop'] as const) {
      jquery(document).on(`ajax${name}`, (...args: unknown[]) => {
        const { status, statusText, responseText } = (args[1] ?? {}) as Partial<JQuery.jqXHR>;
        log.push([name, status, statusText, responseText, args[3]]);
      });
    }
  });

  afterEach(() => {
    jquery(document).off();
  });

  it('raises its ajax events around the request, the last ones after the answer was used', async () => {
    answers(200, '{"a":1}');
    await postForm(request(), () => log.push(['used']));
    expect(log).toEqual([
      ['Start', undefined, undefined, undefined, undefined],
      ['Send', 0, '', '', undefined],
      ['used'],
      ['Success', 200, 'success', '{"a":1}', { a: 1 }],
      ['Complete', 200, 'success', '{"a":1}', undefined],
      ['Stop', undefined, undefined, undefined, undefined],
    ]);
  });

  it.each([
    [500, ''],
    [200, 'no json'],
  ])('tells of %i %j as an error', async (status, body) => {
    answers(status, body);
    await failure(postForm(request(), same));
    expect(log.map(([name]) => name)).toEqual(['Start', 'Send', 'Error', 'Complete', 'Stop']);
  });

  it('tells the status of an HTTP error', async () => {
    answers(503, '');
    await failure(postForm(request(), same));
    expect(log).toContainEqual(['Error', 503, 'error', '', 'error']);
  });

  it('sends what listeners of ajaxSend made of it', async () => {
    let seen: unknown;
    handle = ({ url, headers }, response, body) => {
      seen = { url, body, nonce: headers['x-wp-nonce'], by: headers['x-requested-with'] };
      response.end('{}');
    };
    jquery(document).on('ajaxSend', (_event, xhr, settings) => {
      settings.url += '&lang=de';
      settings.data = `${String(settings.data)}&currency=EUR`;
      xhr.setRequestHeader('X-WP-Nonce', 'abc').setRequestHeader('X-Other', 'x');
    });
    await postForm(request(), same);
    expect(seen).toEqual({
      url: '/?wc-ajax=add_to_cart&lang=de',
      body: 'product_id=7&currency=EUR',
      nonce: 'abc',
      by: 'XMLHttpRequest',
    });
  });

  it('is not sent when a listener aborts it', async () => {
    const served = vi.fn<Handler>();
    handle = served;
    jquery(document).on('ajaxSend', (_event, xhr) => xhr.abort());
    expect(await failure(postForm(request(), same))).toMatchObject({ name: 'AbortError' });
    expect(served).not.toHaveBeenCalled();
    expect(log).toContainEqual(['Error', 0, 'abort', '', 'abort']);
  });

  it('tells of a request that its own sender gives up as aborted', async () => {
    const sender = new AbortController();
    handle = (_request, response) => {
      sender.abort();
      response.end();
    };
    const thrown: unknown[] = [];
    jquery(document).on('ajaxError', (_event, xhr, _settings, error) => {
      thrown.push(xhr.statusText, error);
    });
    await failure(postForm(request({ signal: sender.signal }), same));
    expect(thrown).toEqual(['abort', 'abort']);
  });

  it('tells of an answer that is no JSON as jQuery does', async () => {
    answers(200, '<!doctype html>');
    const thrown: unknown[] = [];
    jquery(document).on('ajaxError', (_event, xhr, _settings, error) => {
      thrown.push(xhr.status, xhr.statusText, error);
    });
    await failure(postForm(request(), same));
    expect(thrown).toEqual([200, 'parsererror', expect.any(SyntaxError)]);
  });

  it('counts its requests with jQuery’s own, for ajaxStart and ajaxStop', async () => {
    answers(200, '{}');
    await Promise.all([postForm(request(), same), postForm(request(), same)]);
    const names = log.map(([name]) => name);
    expect(names.filter((name) => name === 'Start')).toHaveLength(1);
    expect(names.filter((name) => name === 'Send')).toHaveLength(2);
    expect(names.at(-1)).toBe('Stop');
    expect(names.filter((name) => name === 'Stop')).toHaveLength(1);
    expect((jquery as unknown as { active: number }).active).toBe(0);
  });

  it('goes on when a listener throws', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    answers(200, '{"a":1}');
    jquery(document).on('ajaxSend ajaxComplete', () => {
      throw new Error('theirs');
    });
    expect(await postForm(request(), same)).toEqual({ a: 1 });
    expect(report).toHaveBeenCalledTimes(2);
  });
});

describe('postForMarkup', () => {
  it('hands over the body as it came, and tells jQuery of it as of markup', async () => {
    const heard: unknown[][] = [];
    const jQuery = (page.jQuery = jquery);
    jQuery(document).on('ajaxSuccess ajaxComplete', ({ type }, xhr, settings, data) => {
      heard.push([type, xhr.responseText, settings.dataType, settings.data, data]);
    });
    answers(200, '<p>Tee</p>');
    const answer = await postForMarkup(request({ fields: { product: '7' } }));
    expect(answer.html).toBe('<p>Tee</p>');
    tellOfMarkup(answer);
    expect(heard).toEqual([
      ['ajaxSuccess', '<p>Tee</p>', 'html', 'product=7', '<p>Tee</p>'],
      ['ajaxComplete', '<p>Tee</p>', 'html', 'product=7', undefined],
      ['ajaxComplete', '<p>Tee</p>', 'html', 'product=7', undefined],
    ]);
    jQuery(document).off('ajaxSuccess ajaxComplete');
  });

  it('fails with the status of the answer', async () => {
    answers(404, '<p>Product not found</p>');
    expect(await failure(postForMarkup(request()))).toMatchObject({
      code: 'unknown_error',
      status: 404,
    });
  });
});
