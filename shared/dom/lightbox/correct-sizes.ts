import type PhotoSwipe from 'photoswipe';

import type { LightboxItem } from './items';

/** Pictures whose size was guessed take their own shape as soon as they are there. */
export function correctSizes(pswp: PhotoSwipe): void {
  pswp.on('contentLoadImage', ({ content }) => {
    const item = content.data as Partial<LightboxItem>;
    const { element: image } = content;
    if (!item.isGuessed || !(image instanceof HTMLImageElement)) return;
    const correct = (): void => {
      const { naturalWidth: width, naturalHeight: height } = image;
      if (!width || !height) return;
      Object.assign(item, { width, height, isGuessed: false });
      Object.assign(content, { width, height });
      const { slide } = content;
      if (!slide) return;
      Object.assign(slide, { width, height });
      slide.resize();
    };
    image.addEventListener('load', correct, { once: true });
  });
}
