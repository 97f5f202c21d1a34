import { insertScript } from '../../shared/dom/html/insert-script';
import type { PixelQueue } from '../../shared/platform/pixel-page';

let isWanted = false;

/**
 * Fetches the social network's library, once for the life of a page. It takes over from the queue by
 * itself. Where it is blocked or fails nobody is told, as a shopper has nothing to do with it: calls
 * are dropped then.
 */
export function loadLibrary(url: string, queue: PixelQueue): void {
  if (isWanted) return;
  isWanted = true;
  const settle = (): void => {
    if (queue.callMethod) return;
    queue.callMethod = () => undefined;
    queue.queue.length = 0;
  };
  const script = insertScript(url);
  script.addEventListener('load', settle, { once: true });
  script.addEventListener('error', settle, { once: true });
}
