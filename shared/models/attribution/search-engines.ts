import { isWithin, type Referrer } from './address';

/**
 * Engines besides Google and Yandex: name to show, host, and the parameter of the query that holds
 * what was searched for.
 */
const ENGINES = [
  ['bing', 'bing.com', 'q'],
  ['yahoo', 'yahoo.com', 'p'],
  ['about', 'about.com', 'q'],
  ['aol', 'aol.com', 'q'],
  ['ask', 'ask.com', 'q'],
  ['globo', 'globososo.com', 'q'],
  ['go.mail.ru', 'go.mail.ru', 'q'],
  ['rambler', 'rambler.ru', 'query'],
  ['tut.by', 'tut.by', 'query'],
] as const;

/** Google's search lives on the bare domain and `www.` only; mail and the like are no search. */
const GOOGLE = /^(www\.)?google\..{2,9}$/;

const YANDEX = /^(.*\.)?yandex\..{2,9}$/;

/**
 * The search engine that sent a visitor.
 *
 * All but Google must show what was searched for. Browsers rarely pass that on any more, so most of
 * their visits count as referrals; that is the platform's rule.
 * Source: platform document "shop", section 15.4, rule 2.
 */
export function searchEngineOf({ host, query }: Referrer): string | undefined {
  if (YANDEX.test(host) && query.includes('text=')) return 'yandex';
  if (GOOGLE.test(host)) return 'google';
  const engine = ENGINES.find(
    ([, site, parameter]) => isWithin(host, site) && query.toLowerCase().includes(`${parameter}=`),
  );
  return engine?.[0];
}

export function isYandex(host: string): boolean {
  return YANDEX.test(host);
}
