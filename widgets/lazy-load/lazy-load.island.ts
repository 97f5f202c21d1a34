import { whenSeen } from '../../shared/dom/when-seen';
import type { Mount } from '../../shared/islands/island';
import { classes } from './lazy-load.contract';
import { pictureAddress, pictureList } from './lazy-load.model';

/**
 * Why a behaviour: it gives the server's own image its addresses once it is in sight.
 *
 * A picture that has been asked for stays when the island is taken down.
 *
 * Source: platform document "theme", section 24.
 */
export const mount: Mount = (image, { signal }) => {
  // Other lazy loaders mark other things by the same class.
  if (!(image instanceof HTMLImageElement)) return;
  const { src, srcset } = image.dataset;
  const address = pictureAddress(src);
  if (address === undefined) {
    image.classList.remove(classes.waiting);
    throw new Error(
      `data-src on ${image.outerHTML} is ${JSON.stringify(src)}, expected the address of a picture (http, https or data:image).`,
    );
  }
  const settle = (): void => image.classList.remove(classes.waiting);
  const load = (): void => {
    // Whoever has given it a picture meanwhile knows better.
    if (!image.classList.contains(classes.waiting)) return;
    // Before the addresses: a picture that the browser has kept is there at once.
    image.addEventListener('load', settle, { once: true, signal });
    // What stays away must not look as if it were on its way: its text is shown instead.
    image.addEventListener('error', settle, { once: true, signal });
    const list = pictureList(srcset);
    if (list !== undefined) image.srcset = list;
    image.src = address;
    image.classList.add(classes.asked);
  };
  whenSeen(image, load, signal);
};
