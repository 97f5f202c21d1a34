import { html, type Markup } from './markup';
import type { View } from './view';

/**
 * An image as the theme's option for lazy loading prints it: an empty drawing of its size stands for
 * it. A strict policy lets no drawing stand in an address, so there it is a file.
 */
export function lazyImage(
  view: View,
  file: string,
  [width, height]: [number, number],
  alt: string,
): Markup {
  const source = `/wp-content/uploads/${file}`;
  const blank =
    view.visitor.situation.csp === 'strict'
      ? `/wp-content/uploads/blank-${width}x${height}.webp`
      : `data:image/svg+xml,%3Csvg%20viewBox%3D%220%200%20${width}%20${height}%22%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%3E%3C%2Fsvg%3E`;
  return html`<img class="lazy-load" src="${blank}" data-src="${source}" data-srcset="${source} ${width}w" sizes="(min-width: 600px) 33vw, 100vw" width="${width}" height="${height}" alt="${alt}">`;
}
