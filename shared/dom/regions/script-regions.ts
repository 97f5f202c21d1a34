import { pageNonce } from '../html/insert-script';
import { trustedPolicy } from '../html/trusted-types';

/**
 * Runs the script elements of a fragment whose region the page names in `scriptRegions`: an ad
 * pixel's event fragments do nothing else (platform document "theme", section 26). The scripts get
 * the nonce of the page's own scripts, so that a strict policy lets them run.
 *
 * @param isReleased also those that a shop holds back until there is consent (`type="text/plain"`)
 */
export function runScripts(html: string, region: Element, isReleased = false): void {
  const parsed = new DOMParser().parseFromString(trustedPolicy().createHTML(html), 'text/html');
  for (const source of parsed.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of source.attributes) {
      if (name !== 'src') script.setAttribute(name, value);
    }
    if (isReleased && source.type === 'text/plain') script.type = 'text/javascript';
    const nonce = pageNonce();
    if (nonce) script.nonce = nonce;
    if (source.src) script.src = trustedPolicy().createScriptURL(source.src);
    else script.text = trustedPolicy().createScript(source.text);
    region.append(script);
  }
}
