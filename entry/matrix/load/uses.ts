/**
 * What is done with an island while it is mounted: parts below its element, or nearest to it, that are
 * pressed one after the other, those with `=` at the end of whose selector stands a text being typed
 * into. Only what asks the server nothing and leads nowhere.
 */
const USES: Readonly<Record<string, readonly string[]>> = {
  accordion: ['.accordion-title', '.accordion-title'],
  tabs: ['[role=tab]:not([aria-selected=true])'],
  'product-tabs': ['[role=tab]:not([aria-selected=true])'],
  'menu-tabs': ['[role=tab]:not([aria-selected=true])', 'a'],
  'cart-item': ['a'],
  dropdown: ['a'],
  'mobile-menu': ['button'],
  'off-canvas': [''],
  'size-chart': [''],
  'lightbox-image': [''],
  'live-search': ['input[type=search]='],
  'variation-form': ['select=', '.reset_variations'],
  swatches: ['[role=radio]', '[role=radio]:last-child'],
  'box-swatches': ['[role=radio]', '[role=radio]:last-child'],
  gallery: ['.flickity-button.next', '.woocommerce-product-gallery__image a'],
  'password-toggle': ['button'],
  'review-rating': ['[role=radio]', 'a'],
  'sticky-add-to-cart': ['[role=button]'],
  'contact-form': ['textarea'],
  'sign-up': ['input[type=email]'],
  'back-to-top': [''],
  'resize-select': ['='],
  slider: ['button'],
  'field-descriptions': ['input'],
  quantity: ['.quantity .plus'],
  'plus-minus-names': ['.plus'],
  'scroll-to': ['main a[href^="#"]'],
  tooltips: ['.has-tooltip'],
};

const ASKS = 'a press asks the server';
const LEADS = 'a press leads to another page';
const NO_PRESS = 'nothing of it can be pressed';

/** Islands that are mounted, hovered and focused, and why nothing more is done with them here. */
const ONLY_MET: Readonly<Record<string, string>> = {
  'add-to-cart': ASKS,
  'mini-cart': ASKS,
  'photo-feed': ASKS,
  'quick-view': ASKS,
  wishlist: ASKS,
  attribution: NO_PRESS,
  'cart-fragments': NO_PRESS,
  'count-up': NO_PRESS,
  'edit-links': NO_PRESS,
  'equal-heights': NO_PRESS,
  'lazy-load': NO_PRESS,
  'motion-notice': NO_PRESS,
  'orders-table': NO_PRESS,
  parallax: NO_PRESS,
  pixels: NO_PRESS,
  prefetch: NO_PRESS,
  'result-count': NO_PRESS,
  reveal: NO_PRESS,
  'scroll-to-notices': NO_PRESS,
  'sticky-column': NO_PRESS,
  'sticky-header': NO_PRESS,
  'video-background': NO_PRESS,
  visit: NO_PRESS,
  'wishlist-count': NO_PRESS,
  'busy-form': LEADS,
  'lightbox-link': LEADS,
  'login-popup': LEADS,
  'sort-on-change': LEADS,
  banners: 'what is dismissed stays so',
  'theme-presses': 'what it answers is on no page of the shop',
  'lightbox-video': 'a press asks another site',
  notices: 'what is closed is gone',
};

/**
 * What is done with an island: parts below its element, and the text that is typed into each, if any. A new
 * island has to say so: no matrix leaves it out.
 */
export function usesOf(island: string): string[][] {
  const uses = USES[island] ?? (island in ONLY_MET ? [] : undefined);
  if (!uses) throw new Error(`${island}: add what is done with it to entry/matrix/load/uses.ts.`);
  return uses.map((each) => each.split(/=(?=[^=\]]*$)/));
}

export interface UsingWindow {
  /** Comes near the element, and does with it all that `usesOf` tells, frame by frame. */
  useIsland: (element: Element, uses: string[][]) => Promise<void>;
  /** What has opened may outlive its island, and is closed as by a shopper. */
  closeOpen: () => void;
}

/**
 * Runs in the browser, before the page: no press leads anywhere, and `UsingWindow` is there.
 *
 * @param isOptional whether a part that is not there is let be
 */
export function prepareUses(isOptional?: boolean): void {
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
  const say = (part: Element, type: string): boolean =>
    part.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  const use = async (element: Element, [path = '', text]: string[]): Promise<void> => {
    // Its button may stand beside a field, its field around a list.
    const part = path
      ? element.closest(`:has(${path})`)?.querySelector<HTMLInputElement>(path)
      : element;
    if (!(part instanceof HTMLElement)) {
      if (isOptional) return;
      throw new Error(`There is no ${path} to be used.`);
    }
    for (const type of ['pointerover', 'focusin']) say(part, type);
    if (text === undefined) part.click();
    else {
      if (part instanceof HTMLSelectElement) part.selectedIndex = part.options.length - 1;
      else (part as HTMLInputElement).value = text;
      for (const type of ['input', 'change']) say(part, type);
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const using: UsingWindow = {
    async useIsland(element, uses) {
      for (const type of ['pointerover', 'focusin']) say(element, type);
      for (const each of uses) await use(element, each);
    },
    closeOpen: () => document.querySelector<HTMLElement>('[role=dialog] .mfp-close')?.click(),
  };
  Object.assign(globalThis, using);
}
