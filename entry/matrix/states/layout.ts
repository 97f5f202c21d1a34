import type { Page } from '../../../fixtures-html/testing/shop-test';

/** What is wrong with sizes and places in an open state, as the page stands. */

/** Targets smaller than 24 px with another too near, also those that axe takes for none. */
export function smallTargets(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const TARGETS =
      'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=radio],[role=option]';
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert],[aria-hidden=true],.screen-reader-response') &&
      element.getBoundingClientRect().width > 2 &&
      element.getBoundingClientRect().height > 2;
    // A link in a line of text is as high as the line (WCAG 2.5.8, "inline").
    const isInline = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length >
        (element.textContent ?? '').trim().length;
    const boxOf = (element: Element): DOMRect => {
      const own = element.getBoundingClientRect();
      const label = (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
      if (!label?.width || !/checkbox|radio/.test((element as HTMLInputElement).type)) return own;
      const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)];
      const [right, bottom] = [
        Math.max(own.right, label.right),
        Math.max(own.bottom, label.bottom),
      ];
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const targets = [...document.querySelectorAll(selector)]
      .flatMap((part) => [part, ...part.querySelectorAll(TARGETS)])
      .filter((element) => element.matches(TARGETS) && isSeen(element) && !isInline(element));
    const isTarget = (hit: Element | null, own: Element): boolean => {
      const other = hit?.closest(TARGETS);
      return Boolean(other && other !== own && !other.contains(own) && !own.contains(other));
    };
    const scrolledTo = scrollY;
    // What fixed parts of the page lie over, or stands below the window, is looked at in its middle.
    const inSight = (element: Element): DOMRect => {
      const { left, top, width, height } = boxOf(element);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element))) {
        scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
      }
      return boxOf(element);
    };
    const found = targets.flatMap((element) => {
      const { width, height } = boxOf(element);
      if (Math.min(width, height) > 23.5) return [];
      const { left, top } = inSight(element);
      const [x, y] = [left + width / 2, top + height / 2];
      // A circle of 24 px around it touches no other: what it covers by a part of its own counts for it.
      const other = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4)
        .map((angle) =>
          document.elementFromPoint(x + 11 * Math.cos(angle), y + 11 * Math.sin(angle)),
        )
        .find((hit) => isTarget(hit, element));
      if (!other) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return `${element.outerHTML.slice(0, 90)} ${size}, too near to ${other.outerHTML.slice(0, 90)}`;
    });
    scrollTo({ top: scrolledTo, behavior: 'instant' });
    return found;
  }, parts);
}

/** Text that is cut off or printed over other text. */
export function unreadable(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    interface Line {
      text: string;
      box: DOMRect;
      element: Element;
    }
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(
        '.screen-reader-text,.screen-reader-response,.visually-hidden,[aria-live].widget_shopping_cart_live_region,option,svg',
      );
    const lines: Line[] = [];
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const element = currentNode.parentElement!;
        if (!currentNode.textContent!.trim() || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const text = currentNode.textContent!.trim().slice(0, 40);
        for (const box of range.getClientRects())
          if (box.width > 3 && box.height > 3) lines.push({ text, box, element });
      }
    }
    const cut = ({ box, element }: Line): string | undefined => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (around === document.body || around === document.documentElement) return undefined;
        if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
        if (/hidden|clip/.test(overflowX + overflowY)) {
          const edge = around.getBoundingClientRect();
          const isOut =
            box.right <= edge.left ||
            box.left >= edge.right ||
            box.bottom <= edge.top ||
            box.top >= edge.bottom;
          const isCut =
            box.left < edge.left - 2 ||
            box.right > edge.right + 2 ||
            box.top < edge.top - 2 - box.height / 4 ||
            box.bottom > edge.bottom + 2 + box.height / 4;
          if (isCut && !isOut) return `is cut by .${around.className}`;
        }
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };
    const layerOf = (element: Element): Element | null => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (/fixed|sticky|absolute/.test(getComputedStyle(around).position)) return around;
      return null;
    };
    const faults = lines.flatMap((line) => {
      const problem = cut(line);
      return problem ? [`“${line.text}” ${problem}`] : [];
    });
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isOver =
          width > 4 &&
          height > Math.min(one.box.height, other.box.height) / 3 &&
          layerOf(one.element) === layerOf(other.element);
        if (isOver) faults.push(`“${one.text}” lies over “${other.text}”`);
      }
    });
    return faults;
  }, parts);
}

/** What makes the page, or a part of it, wider than the window. */
export function tooWide(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const { scrollWidth } = document.documentElement;
    const reach = (element: Element): number => {
      const { left, right } = element.getBoundingClientRect();
      return Math.max(-left, right - innerWidth);
    };
    const widest = [...document.body.querySelectorAll('*')].findLast(
      (element) => reach(element) >= scrollWidth - innerWidth - 1,
    );
    const whole =
      scrollWidth > innerWidth
        ? [`the page is ${scrollWidth} px wide by ${widest?.outerHTML.slice(0, 90)}`]
        : [];
    const wide = [...document.querySelectorAll(selector)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1) && right > 0 && left < innerWidth;
      })
      .map((part) => `${part.outerHTML.slice(0, 80)} leaves the window`);
    return [...whole, ...wide];
  }, parts);
}
