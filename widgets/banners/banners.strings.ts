/** Texts of the banners in English (UK); `strings` of the page wins over them. */
export const strings = {
  noticeDismissed: 'Notice dismissed.',
  bannerDismissed: 'Banner dismissed.',
  bannerNotSaved: 'The banner may be back on the next page. {reason}',
  fetch_error: 'You are probably offline.',
};
