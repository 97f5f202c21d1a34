/** Sources: platform document "theme", sections 8.3 and 20.3. */
export const selectors = {
  link: 'a[href*="#"]',
  /** What a link opens instead of going there. */
  lightbox: '.lightbox-by-id',
  /** In the lightbox with the terms; its own inline code may be forbidden, or lack its library. */
  acceptTerms: '#terms-and-conditions-accept',
  termsBox: '#terms',
};

export const strings = { popupName: 'More about this' };
