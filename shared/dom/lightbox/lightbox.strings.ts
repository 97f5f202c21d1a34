/** Texts of failures: specification section 8. */
export const strings = {
  imageShown: 'Image {n} of {count}',
  lightboxName: 'Full screen image',
  lightboxFailed: 'The image #{n} could not be loaded.',
  /** Where there is only one image. */
  lightboxFailedOnly: 'The image could not be loaded.',
  lightboxZoom: 'Zoom in/out',
  lightboxClose: 'Close (Esc)',
  lightboxPrevious: 'Previous (arrow left)',
  lightboxNext: 'Next (arrow right)',
  /** In a page written from the right. */
  lightboxPreviousRtl: 'Previous (arrow right)',
  lightboxNextRtl: 'Next (arrow left)',
};
