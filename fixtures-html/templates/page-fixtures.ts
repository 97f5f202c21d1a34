import type { Fixture } from '../catalogue/fixtures/fixture';
import { FAULT_KINDS } from '../server/faults';
import { FIXTURE_GROUPS } from '../server/fixture-catalogue';
import { defaultSituation, type Situation } from '../server/situation';
import { layout } from './layout';
import { html, nothing, type Markup } from './markup';
import type { View } from './view';

function goUrl({ to, situation, cart, fault }: Fixture): string {
  const query = new URLSearchParams({ to });
  if (situation) query.set('situation', JSON.stringify(situation));
  if (cart) query.set('cart', JSON.stringify(cart));
  if (fault) query.set('fault', JSON.stringify(fault));
  return `/fixtures/go?${query.toString()}`;
}

function isOn(current: Situation, wanted: Partial<Situation> | undefined): boolean {
  if (!wanted) return false;
  return JSON.stringify(current) === JSON.stringify({ ...defaultSituation(), ...wanted });
}

function faultForm(): Markup {
  return html`<form class="fault-form" method="get" action="/fixtures/fault"><p><label for="fault-match">Part of path, query or body</label><input type="text" id="fault-match" name="match" value="wc-ajax=add_to_cart" required></p><p><label for="fault-kind">Kind</label><select id="fault-kind" name="kind">${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}</select></p><p><label for="fault-times">Times (or “always”)</label><input type="text" id="fault-times" name="times" value="1"></p><p><label for="fault-delay">Delay, ms</label><input type="number" id="fault-delay" name="delayMs" value="" min="0"></p><p><button type="submit" class="button">Arm fault</button></p></form>`;
}

export function fixturesPage(view: View): Markup {
  const { situation, faults } = view.visitor;
  const groups = FIXTURE_GROUPS.map(
    ({ title, fixtures }) =>
      html`<section class="situation-group"><h2>${title}</h2><ul>${fixtures.map((fixture) => {
        const current = isOn(situation, fixture.situation);
        return html`<li${current ? html` class="is-on"` : nothing}><a href="${goUrl(fixture)}">${fixture.label}</a>${current ? ' ✓' : ''}</li>`;
      })}</ul></section>`,
  );
  const faultList =
    faults.length === 0
      ? html`<p>No fault is armed.</p>`
      : html`<ul>${faults.map((fault) => html`<li><code>${fault.match}</code>: ${fault.kind}, ${fault.remaining === 'always' ? 'always' : `${fault.remaining} to go`}</li>`)}</ul>`;
  return layout(view, {
    title: 'Fixtures',
    content: html`<h1>Fixtures</h1><p class="lead">Every situation the shop can be in. A link sets it for you alone, starting from the usual shop, and opens the page. Basket and armed faults stay until you reset everything.</p><p><a class="button is-outline" href="/fixtures/reset">Reset everything</a></p><div class="situation-groups">${groups}</div>
<section class="home-section"><h2>Now</h2><pre class="situation-now" tabindex="0">${JSON.stringify(situation, null, 1)}</pre></section>
<section class="home-section"><h2>Faults</h2>${faultList}${faultForm()}</section>`,
  });
}

/** Another site, as plain as can be. */
export function elsewherePage(shop: string): Markup {
  return html`<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><title>A blog about wool</title></head><body><h1>A blog about wool</h1><p>They have <a href="${shop}/shop/">good jumpers</a>, and <a href="${shop}/journal/how-to-wash-wool/">know how to wash them</a>.</p></body></html>`;
}
