import { setTimeout } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { getCookie, setCookie } from 'hono/cookie';
import { answerWithFault } from './fault-answers';
import { syncCartCookies } from './cart-cookies';
import { fieldsOf, readPosted, type ShopEnv } from './http';
import { takeFault } from './faults';
import { newVisitor, type VisitorRegistry } from './visitor';

const VISITOR_COOKIE = 'fixture_visitor';

function isStatic(path: string): boolean {
  return (
    path.startsWith('/wp-content/') ||
    path.startsWith('/wp-includes/') ||
    path.startsWith('/fixture-inline/') ||
    path === '/favicon.ico'
  );
}

/** Knows each visitor by an HttpOnly cookie of the fixture's own, given with the first page. */
export function identifyVisitor(registry: VisitorRegistry) {
  return createMiddleware<ShopEnv>(async (c, next) => {
    const known = registry.find(getCookie(c, VISITOR_COOKIE));
    // A file fetched without the cookie belongs to nobody worth remembering.
    const isStranger = !known && isStatic(c.req.path);
    const visitor = known ?? (isStranger ? newVisitor('stranger') : registry.create());
    c.set('visitors', registry);
    c.set('visitor', visitor);
    await next();
    if (!known && !isStranger) {
      setCookie(c, VISITOR_COOKIE, visitor.id, { path: '/', httpOnly: true, sameSite: 'Lax' });
    }
  });
}

/** Reads the body once, for the fault matcher, the request log and the handlers alike. */
export const bufferBody = createMiddleware<ShopEnv>(async (c, next) => {
  const body =
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? new ArrayBuffer(0)
      : await c.req.arrayBuffer();
  c.set('bodyText', new TextDecoder().decode(body));
  const posted = await readPosted(c.req.header('content-type') ?? '', body);
  c.set('posted', posted);
  c.set('form', fieldsOf(posted));
  await next();
});

/** Writes down each request and lets a fault that was asked for happen. The control pages are spared. */
export const logAndFault = createMiddleware<ShopEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  if (url.pathname.startsWith('/fixtures/')) {
    await next();
    return;
  }
  const visitor = c.get('visitor');
  const path = url.pathname + url.search;
  const entry = {
    method: c.req.method,
    path,
    body: c.get('bodyText'),
    at: Date.now(),
    status: null as number | null,
  };
  visitor.requests.push(entry);
  const fault = takeFault(visitor, `${path}&${c.get('bodyText')}`);
  let answer: Response | undefined;
  if (fault) answer = await answerWithFault(c, fault, next);
  else await next();
  const isCut = (answer ?? c.res).headers.has('x-hono-already-sent');
  entry.status = isCut ? 0 : (answer ?? c.res).status;
  if (answer) {
    // An answer already worked out must be dropped first, or its headers would be merged in.
    c.res = undefined;
    c.res = answer;
  }
});

/** The longest that an answer is kept back, in milliseconds; control pages answer at once. */
const slowestMs = Number(process.env['SLOW_SERVER_MS'] ?? 0);

/**
 * Keeps each answer back for a time of its own, as networks do. Everything happens in the order it
 * was asked for; only the answers overtake each other.
 */
export const keepBackAnswers = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  if (slowestMs && !c.req.path.startsWith('/fixtures/'))
    await setTimeout(Math.random() * slowestMs);
});

export const keepCartCookies = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  if (!isStatic(c.req.path)) syncCartCookies(c);
});

/** Where every browser tells what it has refused. */
const REFUSALS = '/fixtures/api/refusals';

const STRICT_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types storefront-islands";

/**
 * What of it can be told on any page: most print scripts and style attributes, which come with answers
 * too, and jQuery breaks under Trusted Types. What the bundle does has to be allowed all the same, but
 * for what a shop that wants it has to allow: films from elsewhere, and pictures without a file.
 */
const WATCHED_POLICY =
  "default-src 'self'; img-src 'self' data:; frame-src https:; script-src 'self' 'unsafe-inline'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types storefront-islands";

/** Browser tests hear of everything that the strict policy would refuse, on every page. */
const isWatched = Boolean(process.env['WATCH_POLICY']);

export const contentSecurity = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage) return;
  if (c.get('visitor').situation.csp === 'strict')
    c.header('content-security-policy', `${STRICT_POLICY}; report-uri ${REFUSALS}`);
  else if (isWatched) c.header('content-security-policy-report-only', WATCHED_POLICY);
});
