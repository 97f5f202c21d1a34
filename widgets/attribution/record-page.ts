import type { AttributionRecord } from '../../shared/models/attribution/record';
import { type AttributionSettings, recordVisit } from '../../shared/models/attribution/visit';
import { loadEarly } from '../../shared/platform/load-early';
import type { AttributionGlobal } from '../../shared/stores/attribution-page';
import { keepCookies, keptCookies } from '../../shared/stores/kept-data';
import type { ArrivedAt } from './visit.contract';

/** Counts this page, and keeps a click on an advertisement that led here. */
export function recordPage(
  { location, referrer }: ArrivedAt,
  params: NonNullable<AttributionGlobal['params']>,
  category: string,
): AttributionRecord {
  const cookies = keptCookies();
  const visit = { location, referrer, userAgent: navigator.userAgent, now: Date.now(), cookies };
  const { writes, record } = recordVisit(visit, settingsOf(params));
  keepCookies(category, writes);
  if (/[?&]fbclid=/.test(`${location.search} ${referrer}`)) {
    // Without the code the click is lost to the network's statistics, and nothing else.
    loadEarly(() => import('./keep-ad-click')).then(
      ({ keepAdClick }) => keepAdClick(visit, category),
      () => undefined,
    );
  }
  return record;
}

/** Defaults: specification section 9 "Attribution and consent". */
function settingsOf({
  lifetime = 0.00001,
  session = 30,
  base64 = false,
}: NonNullable<AttributionGlobal['params']>): AttributionSettings {
  return {
    lifetimeMonths: Number(lifetime),
    sessionMinutes: Number(session),
    base64: Boolean(base64),
  };
}
