import { Hono } from 'hono';
import { elsewherePage, fixturesPage } from '../templates/page-fixtures';
import { replaceCart, resetVisitor } from './control-api';
import { parseFault } from './faults';
import type { ShopEnv, ShopRequest } from './http';
import { viewOf } from './request-view';
import { queueNotice, REFUSED_LOGIN } from './notices';
import { defaultSituation, mergeSituation } from './situation';

/** Only addresses of this shop: the page must not become a way to send people elsewhere. */
function localPath(to: string | undefined): string {
  return to !== undefined && /^\/(?![/\\])/.test(to) ? to : '/fixtures/';
}

function parsed(c: ShopRequest, name: string): unknown {
  const text = c.req.query(name);
  return text === undefined || text === '' ? undefined : JSON.parse(text);
}

/** The index of all fixtures, for people; everything is links and forms, so that it works without script. */
export const fixturesIndex = new Hono<ShopEnv>();

fixturesIndex.onError((error, c) => c.text(`Fixture not set: ${error.message}`, 400));

fixturesIndex.get('/', (c) => c.html(fixturesPage(viewOf(c, 'fixtures'))));

fixturesIndex.get('/go', (c) => {
  const visitor = c.get('visitor');
  const situation = defaultSituation();
  mergeSituation(situation, parsed(c, 'situation') ?? {});
  visitor.situation = situation;
  const cart = parsed(c, 'cart');
  const fault = parsed(c, 'fault');
  if (cart !== undefined) replaceCart(visitor, cart);
  if (fault !== undefined) visitor.faults.push(parseFault(fault));
  return c.redirect(localPath(c.req.query('to')), 302);
});

fixturesIndex.get('/fault', (c) => {
  const { match, kind, times = '1', delayMs } = c.req.query();
  c.get('visitor').faults.push(
    parseFault({
      match,
      kind,
      times: times === 'always' ? times : Number(times),
      ...(delayMs ? { delayMs: Number(delayMs) } : {}),
    }),
  );
  return c.redirect('/fixtures/', 302);
});

/** A page of another site, with links to the shop: it has another host and none of the shop's scripts. */
fixturesIndex.get('/elsewhere', (c) => {
  const { port, hostname } = new URL(c.req.url);
  const own = `http://elsewhere.localhost:${port}/fixtures/elsewhere`;
  if (!hostname.startsWith('elsewhere.')) return c.redirect(own, 302);
  const shop = c.req.query('shop') ?? '127.0.0.1';
  return c.html(elsewherePage(`http://${shop}:${port}`));
});

/** As after a login with a wrong password. */
fixturesIndex.get('/login-refused', (c) => {
  queueNotice(c.get('visitor'), 'error', REFUSED_LOGIN);
  return c.redirect('/my-account/', 302);
});

fixturesIndex.get('/reset', (c) => {
  resetVisitor(c);
  return c.redirect('/fixtures/', 302);
});
