/**
 * Where a visitor comes from. Source: specification section 4 "Traffic source classification";
 * platform document "shop", sections 15.4 and 23 (rows 7 and 8).
 */
import {
  isWithin,
  type Query,
  readQuery,
  readReferrer,
  type Referrer,
  withoutWww,
} from './address';
import { isYandex, searchEngineOf } from './search-engines';

/** What is kept of a source, in the order in which it is stored, and the parameter it comes from. */
const PARAMETERS = {
  src: 'utm_source',
  mdm: 'utm_medium',
  cmp: 'utm_campaign',
  cnt: 'utm_content',
  trm: 'utm_term',
  id: 'utm_id',
  plt: 'utm_source_platform',
  fmt: 'utm_creative_format',
  tct: 'utm_marketing_tactic',
} as const;

type Part = keyof typeof PARAMETERS;

/** Parts that are stored empty when their parameter is: the older ones. */
const MAY_BE_EMPTY = /^(src|mdm|cmp|cnt|trm)$/;

export type SourceType = 'utm' | 'organic' | 'referral' | 'typein';

/** A source under the names, and in the order, in which it is stored. */
export type Source = Readonly<{ typ: SourceType } & Record<Part, string>>;

/** Stands for a value that there is none of; the server ignores it. */
export const NONE = '(none)';

/** Sites whose links go through another host of theirs. */
const REFERRAL_NAMES = [
  ['t.co', 'twitter.com'],
  ['plus.url.google.com', 'plus.google.com'],
] as const;

export interface Arrival {
  location: Pick<Location, 'hostname' | 'search'>;
  /** `document.referrer`, empty when there is none. */
  referrer: string;
  /** Whether a session is under way: what refers within one began none. */
  hasSession: boolean;
}

/**
 * Classifies the visit of one page by the first rule that applies: campaign, search engine,
 * referral, typed in. The last one says only that nothing is known: it overrides no earlier source.
 */
export function classify({ location, referrer: address, hasSession }: Arrival): Source {
  const referrer = readReferrer(address);
  const campaign = campaignOf(readQuery(location.search.slice(1)), referrer);
  if (campaign) return toSource('utm', campaign);

  if (referrer && !isWithin(withoutWww(referrer.host), withoutWww(location.hostname))) {
    const engine = searchEngineOf(referrer);
    if (engine) return toSource('organic', { src: engine, mdm: 'organic' });
    if (!hasSession) {
      const src = referralName(referrer.host);
      return toSource('referral', { src, mdm: 'referral', cnt: referrer.path });
    }
  }
  return toSource('typein', { src: '(direct)' });
}

/** `undefined`, like a missing key, stands for a part that there is none of. */
type Parts = Partial<Record<Part, string | undefined>>;

function toSource(typ: SourceType, parts: Parts): Source {
  const entries = Object.keys(PARAMETERS).map((part) => [part, parts[part as Part] ?? NONE]);
  return { typ, ...Object.fromEntries(entries) };
}

/** @returns `undefined` for an address without any campaign parameter; an empty one is one, too */
function campaignOf(query: Query, referrer: Referrer | undefined): Parts | undefined {
  const network = adNetwork(query);
  if (!network && !Object.values(PARAMETERS).some((name) => query.has(name))) return undefined;
  const given = Object.entries(PARAMETERS).flatMap(([part, name]) => {
    const value = query.get(name);
    return value || (value === '' && MAY_BE_EMPTY.test(part)) ? [[part, value]] : [];
  });
  return {
    ...(network && { src: network, mdm: 'cpc', cmp: `${network}_cpc` }),
    trm: searchedText(referrer),
    ...Object.fromEntries(given),
  };
}

/** The network whose click id is in an address, which it adds to the links of advertisements. */
function adNetwork(query: Query): 'google' | 'yandex' | undefined {
  if (query.has('gclid')) return 'google';
  return query.has('yclid') ? 'yandex' : undefined;
}

/** Yandex alone passes on to its advertisers what was searched for. */
function searchedText(referrer: Referrer | undefined): string | undefined {
  if (!referrer || !isYandex(referrer.host)) return undefined;
  return readQuery(referrer.query).get('text') || undefined;
}

function referralName(host: string): string {
  return REFERRAL_NAMES.find(([site]) => isWithin(host, site))?.[1] ?? withoutWww(host);
}
