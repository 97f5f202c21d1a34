/**
 * What is done with an island while it is mounted: parts below its element that are pressed one after
 * the other, those with `=` at the end of whose selector stands a text being typed into. Only what asks
 * the server nothing and leads nowhere; what has none is mounted, hovered and focused.
 */
export const USES: Readonly<Record<string, readonly string[]>> = {
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
  'box-swatches': ['[role=radio]', 'button'],
  gallery: ['button', 'a'],
  'password-toggle': ['button'],
  'review-rating': ['[role=radio]', 'a'],
  'sticky-add-to-cart': ['button'],
  'contact-form': ['textarea'],
  'sign-up': ['input[type=email]'],
  'back-to-top': [''],
  'resize-select': ['='],
  slider: ['button'],
  'field-descriptions': ['input'],
  quantity: ['.quantity .plus'],
};

/** What is done with an island: parts below its element, and the text that is typed into each, if any. */
export const usesOf = (island: string): string[][] =>
  (USES[island] ?? []).map((each) => each.split(/=(?=[^=\]]*$)/));

export interface UsingWindow {
  /** Comes near the element, and does with it all that `usesOf` tells, frame by frame. */
  useIsland: (element: Element, uses: string[][]) => Promise<void>;
  /** What has opened may outlive its island, and is closed as by a shopper. */
  closeOpen: () => void;
}

/** Runs in the browser, before the page: no press leads anywhere, and `UsingWindow` is there. */
export function prepareUses(): void {
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
  const say = (part: Element, type: string): boolean =>
    part.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  const use = async (element: Element, [path = '', text]: string[]): Promise<void> => {
    const part = path ? element.querySelector<HTMLInputElement>(path) : element;
    if (!(part instanceof HTMLElement)) return;
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
