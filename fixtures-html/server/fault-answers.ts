import type { Next } from 'hono';
import type { ShopRequest } from './http';
import type { FaultRule } from './faults';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const MAINTENANCE_PAGE =
  '<!doctype html><html lang="en-GB"><head><title>Briefly unavailable</title></head><body><h1>Briefly unavailable for scheduled maintenance</h1><p>Check back in a minute.</p></body></html>';
const CRITICAL_ERROR_PAGE =
  '<!doctype html><html lang="en-GB"><head><title>Error</title></head><body><h1>Error</h1><p>There has been a critical error on this website.</p></body></html>';

function htmlAnswer(body: string, status: number): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=UTF-8' } });
}

function forbiddenAnswer(path: string): Response {
  if (path.includes('/wp-json/')) {
    const body = {
      code: 'rest_cookie_invalid_nonce',
      message: 'Cookie check failed',
      data: { status: 403 },
    };
    return Response.json(body, { status: 403 });
  }
  if (path.includes('admin-ajax.php')) return htmlAnswer('-1', 403);
  return htmlAnswer(
    '<!doctype html><title>Forbidden</title><h1>The link you followed has expired.</h1>',
    403,
  );
}

/** Keeps the shape of an answer's keys but none of its types. */
function wrongTypes(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      return { unexpected: [true] };
    const swap = (value: unknown): unknown =>
      typeof value === 'object' ? 42 : { not: 'expected' };
    return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, swap(value)]));
  } catch {
    return { unexpected: [true] };
  }
}

/** Replaces the body of an answer that the shop has already worked out. */
async function rewriteAnswer(c: ShopRequest, rewrite: (text: string) => string): Promise<void> {
  const text = await c.res.clone().text();
  const headers = new Headers(c.res.headers);
  headers.delete('content-length');
  const { status } = c.res;
  c.res = undefined;
  c.res = new Response(rewrite(text), { status, headers });
}

function untilClientLeaves(c: ShopRequest): Promise<void> {
  const { outgoing } = c.env ?? {};
  const { signal } = c.req.raw;
  return new Promise((resolve) => {
    outgoing?.once('close', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Browsers silently repeat a request when a connection they had used before closes without a byte,
 * even a POST, so that the shopper would never see the fault. Two contradicting lengths are a network
 * error like any other to the page, and no browser repeats the request after them.
 */
const BROKEN_HEAD = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n';

/** Ends the connection without an answer. In unit tests there is no socket; status 599 stands for it. */
function cutConnection(c: ShopRequest): Response {
  const socket = c.env?.outgoing?.socket;
  if (!c.env?.outgoing) return new Response(null, { status: 599 });
  socket?.write(BROKEN_HEAD);
  socket?.destroySoon();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/** The first of the pair waits for the second's answer to have left. */
async function holdFirstOfPair(c: ShopRequest, rule: FaultRule, next: Next): Promise<void> {
  await next();
  if (rule.release) {
    const release = rule.release;
    rule.release = undefined;
    if (c.env?.outgoing) c.env.outgoing.once('finish', release);
    else setTimeout(release, 0);
    return;
  }
  const secondSent = new Promise<void>((resolve) => {
    rule.release = resolve;
  });
  // A client that never sends the second request still gets its answer, late.
  await Promise.race([secondSent, wait(rule.delayMs)]);
}

export async function answerWithFault(
  c: ShopRequest,
  rule: FaultRule,
  next: Next,
): Promise<Response | undefined> {
  switch (rule.kind) {
    case '500':
      return htmlAnswer(CRITICAL_ERROR_PAGE, 500);
    case '403':
      return forbiddenAnswer(c.req.path);
    case '404':
      return htmlAnswer('<!doctype html><title>Not found</title><h1>Not found</h1>', 404);
    case '204':
      return new Response(null, { status: 204 });
    case 'html':
      return htmlAnswer(MAINTENANCE_PAGE, 200);
    case 'empty':
      return htmlAnswer('', 200);
    case 'cut':
      await next();
      await rewriteAnswer(c, (text) => text.slice(0, Math.floor(text.length / 2)));
      return undefined;
    case 'wrong-types':
      await next();
      await rewriteAnswer(c, (text) => JSON.stringify(wrongTypes(text)));
      return undefined;
    case 'slow':
      await wait(rule.delayMs);
      await next();
      return undefined;
    case 'held':
      // Until the faults are called off, however long a test takes for what it does meanwhile.
      await new Promise<void>((letGo) => c.get('visitor').held.push(letGo));
      await next();
      return undefined;
    case 'hang':
      await untilClientLeaves(c);
      return cutConnection(c);
    case 'reset':
      return cutConnection(c);
    case 'reset-after':
      await next();
      return cutConnection(c);
    case 'out-of-order':
      await holdFirstOfPair(c, rule, next);
      return undefined;
  }
}
