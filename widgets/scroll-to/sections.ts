import { parseUrl } from '../../shared/models/parse-url';
import { readBoolean, readSetting, type Setting } from '../../shared/platform/settings';
import { selectors } from './scroll-to.contract';

/** A part of a long page, as the page's editor has marked it. */
export interface Section {
  readonly element: HTMLElement;
  /** Where its link leads. */
  readonly target: HTMLElement;
  /** As in an address, with its `#`. */
  readonly hash: string;
  readonly title: string;
  readonly hasBullet: boolean;
  /** Pixels to be left free above it, the admin bar not counted, instead of the header's height. */
  readonly offset: number | undefined;
}

const offset: Setting<number> = {
  key: 'offset',
  read(raw) {
    const value = raw === '' ? Number.NaN : Number(raw);
    return Number.isFinite(value) ? value : undefined;
  },
  expected: 'a number of pixels',
  fallback: 0,
};

/** The sections that the page has now, in its order. */
export function readSections(): Section[] {
  return [...document.querySelectorAll<HTMLElement>(selectors.section)].flatMap((element) => {
    const { link, title = '', bullet, offsetType } = element.dataset;
    const anchor = element.querySelector<HTMLAnchorElement>(selectors.anchor);
    const hash = hashOf(link || (anchor ? `#${anchor.getAttribute('name') ?? ''}` : ''));
    if (!hash) return [];
    return {
      element,
      target: anchor ?? element,
      hash,
      title: title.trim() || hash.slice(1),
      hasBullet: readBoolean(bullet ?? '') ?? false,
      offset: offsetType === 'custom' ? readSetting(offset, element) : undefined,
    };
  });
}

/** The hash of an address on any page, spelt as browsers spell it; empty without one. */
const hashOf = (address: string): string => parse(address)?.hash ?? '';

const parse = (address: string): URL | undefined => parseUrl(address, location.href);

/** The section that an address means: of this page, and by the whole of its name. */
export function sectionAt(address: string): Section | undefined {
  const url = parse(address);
  const isHere = url && pageOf(url) === pageOf(location);
  return isHere && url.hash ? readSections().find(({ hash }) => hash === url.hash) : undefined;
}

/** Parameters that tell where a visit has come from, and nothing of the page: of campaigns and advertisers. */
const VISIT_PARAMETER = /^(utm_|mc_[ce]id|gad_|_gl$)|(clk?id|braid|srsltid)$/;

function pageOf({ origin, pathname, search }: URL | Location): string {
  const query = [...new URLSearchParams(search)].filter(([name]) => !VISIT_PARAMETER.test(name));
  return `${origin}${pathname}?${new URLSearchParams(query).toString()}`;
}
