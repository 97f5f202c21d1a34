type Elements = ArrayLike<HTMLElement>;

/**
 * What the platform's variation script adds to jQuery and needs no running form: texts and attributes that
 * can be put back (platform document "shop", 1.4, 8.8 and 9.2).
 */
export const variationFunctions = {
  wc_set_content(this: Elements, text = ''): void {
    for (const element of Array.from(this)) {
      element.dataset.o_content ??= element.textContent ?? '';
      element.textContent = text;
    }
  },
  wc_reset_content(this: Elements): void {
    for (const element of Array.from(this)) {
      if (element.dataset.o_content !== undefined) element.textContent = element.dataset.o_content;
    }
  },
  /** `false` and `null` take the attribute away, `undefined` leaves it. */
  wc_set_variation_attr(
    this: Elements,
    name: string,
    value?: string | number | false | null,
  ): void {
    if (value === undefined) return;
    for (const element of Array.from(this)) {
      const kept = `data-o_${name}`;
      if (!element.hasAttribute(kept)) element.setAttribute(kept, element.getAttribute(name) ?? '');
      if (value === false || value === null) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
    }
  },
  wc_reset_variation_attr(this: Elements, name: string): void {
    for (const element of Array.from(this)) {
      const before = element.getAttribute(`data-o_${name}`);
      if (before !== null) element.setAttribute(name, before);
    }
  },
};
