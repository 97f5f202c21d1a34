/**
 * The rules of attribution once more, written down one after the other as the platform document
 * has them, for comparison: no tables, no types of the model, nothing shared with it.
 */
export interface Page {
  url: string;
  referrer: string;
  userAgent: string;
  now: number;
  cookies: string;
}

const none = '(none)';

export function referencePage(page: Page): string[] {
  const url = new URL(page.url);
  const jar: Record<string, string> = {};
  for (const pair of page.cookies.split('; ').filter(Boolean)) {
    jar[pair.slice(0, pair.indexOf('='))] = decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
  }
  const writes: string[] = [];
  const put = (name: string, text: string, minutes = 0): void => {
    jar[name] = text;
    let value = '';
    for (const char of text) {
      value += "!~*'()".includes(char)
        ? `%${char.charCodeAt(0).toString(16).toUpperCase()}`
        : encodeURIComponent(char);
    }
    const end = new Date(page.now + minutes * 60 * 1000).toUTCString();
    const expires = minutes > 0 ? `; expires=${end}` : '';
    writes.push(`${name}=${value}${expires};domain=.${bare(url.hostname)}; path=/`);
  };

  const hadSession = 'sbjs_session' in jar;
  const keepsSource = 'sbjs_current' in jar || 'sbjs_first' in jar;
  if (!('sbjs_migrations' in jar)) put('sbjs_migrations', '1418474375998=1');

  const source = sourceOf(url, page.referrer, hadSession);
  if (source[0] !== 'typein' || !keepsSource) {
    const time = new Date(page.now).toISOString();
    const entry = `fd=${time.slice(0, 10)} ${time.slice(11, 19)}|||ep=${page.url}|||rf=${page.referrer === '' ? none : page.referrer}`;
    put('sbjs_current_add', entry);
    if (!('sbjs_first_add' in jar)) put('sbjs_first_add', entry);
    const keys = ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'];
    put('sbjs_current', keys.map((key, index) => `${key}=${source[index]}`).join('|||'));
  } else {
    put('sbjs_current', jar.sbjs_current ?? '');
  }
  if (!('sbjs_first' in jar)) put('sbjs_first', jar.sbjs_current ?? '');

  const visits = Number(/vst=(\d+)/.exec(jar.sbjs_udata ?? '')?.[1] ?? 0);
  const counted = visits === 0 || !hadSession ? visits + 1 : visits;
  put('sbjs_udata', `vst=${counted}|||uip=(none)|||uag=${page.userAgent}`);
  const pages = Number(/pgs=(\d+)/.exec(jar.sbjs_session ?? '')?.[1] ?? 0);
  put('sbjs_session', `pgs=${pages + 1}|||cpg=${page.url}`, 30);
  return writes;
}

function bare(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}

function all(query: string, name: string): string | undefined {
  const found = query
    .split('&')
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return found.length > 0 ? found.join(',') : undefined;
}

function sourceOf(url: URL, address: string, hadSession: boolean): string[] {
  const query = url.search.replace('?', '');
  const get = (name: string): string | undefined => all(query, name);
  const referrer = address === '' ? undefined : new URL(address);
  const host = referrer?.hostname ?? '';
  const asked = referrer?.search.replace('?', '') ?? '';

  const isGoogleAd = get('gclid') !== undefined;
  const isYandexAd = get('yclid') !== undefined;
  const isTagged = query.split('&').some((pair) => {
    const tags = 'source|medium|campaign|content|term|id|source_platform|creative_format';
    return new RegExp(`^utm_(${tags}|marketing_tactic)=`).test(pair);
  });
  if (isTagged || isGoogleAd || isYandexAd) {
    let [src, mdm, cmp] = [none, none, none];
    if (isYandexAd) [src, mdm, cmp] = ['yandex', 'cpc', 'yandex_cpc'];
    if (isGoogleAd) [src, mdm, cmp] = ['google', 'cpc', 'google_cpc'];
    const isFromYandex = /(^|\.)yandex\../.test(host);
    const searched = (isFromYandex && all(asked, 'text')) || none;
    return [
      'utm',
      get('utm_source') ?? src,
      get('utm_medium') ?? mdm,
      get('utm_campaign') ?? cmp,
      get('utm_content') ?? none,
      get('utm_term') ?? searched,
      ...['utm_id', 'utm_source_platform', 'utm_creative_format', 'utm_marketing_tactic'].map(
        (name) => get(name) || none,
      ),
    ];
  }

  const rest = (count: number): string[] => Array.from({ length: count }, () => none);
  const site = bare(url.hostname);
  const isForeign = referrer && bare(host) !== site && !bare(host).endsWith(`.${site}`);
  if (!isForeign) return ['typein', '(direct)', ...rest(8)];

  const engine = engineOf(host, asked);
  if (engine) return ['organic', engine, 'organic', ...rest(7)];
  if (hadSession) return ['typein', '(direct)', ...rest(8)];
  let name = bare(host);
  if (/(^|\.)t\.co$/.test(host)) name = 'twitter.com';
  if (/(^|\.)plus\.url\.google\.com$/.test(host)) name = 'plus.google.com';
  return ['referral', name, 'referral', none, referrer.pathname, ...rest(5)];
}

function engineOf(host: string, query: string): string | undefined {
  const under = (site: string): boolean => `.${host}`.endsWith(`.${site}`);
  if (/(^|\.)yandex\..{2,9}$/.test(host) && /text=/.test(query)) return 'yandex';
  if (/^google\..{2,9}$/.test(bare(host))) return 'google';
  if (under('bing.com') && /q=/i.test(query)) return 'bing';
  if (under('yahoo.com') && /p=/i.test(query)) return 'yahoo';
  if (under('about.com') && /q=/i.test(query)) return 'about';
  if (under('aol.com') && /q=/i.test(query)) return 'aol';
  if (under('ask.com') && /q=/i.test(query)) return 'ask';
  if (under('globososo.com') && /q=/i.test(query)) return 'globo';
  if (under('go.mail.ru') && /q=/i.test(query)) return 'go.mail.ru';
  if (under('rambler.ru') && /query=/i.test(query)) return 'rambler';
  if (under('tut.by') && /query=/i.test(query)) return 'tut.by';
  return undefined;
}
