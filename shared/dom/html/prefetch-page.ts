import { followsRules, RULES_TYPE } from '../../platform/speculation-rules';
import { pageNonce } from './insert-script';
import { trustedPolicy } from './trusted-types';

/** Scripts that the server has printed into the page itself. */
const PRINTED = `script:is(:not([type]),[type="text/javascript"],[type=${RULES_TYPE}]):not([src])`;

/** Whether the page's policy has refused such rules. */
let areRefused = false;

/**
 * Has the browser fetch a page of the shop that the shopper is about to open, and forget it at the signal.
 *
 * What is fetched by speculation rules is what opens, for some minutes, whatever its headers say. What a
 * `<link rel=prefetch>` fetches is asked for again, unless its headers allow to keep it, as hardly any
 * shop's do; it is for browsers without such rules, and for pages whose policy lets no printed script run.
 */
export function prefetchPage(address: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const url = new URL(address, document.baseURI);
  url.hash = '';
  let hint = (canHaveRules() && rulesFor(url)) || linkFor(url);
  hint.addEventListener('securitypolicyviolation', () => {
    areRefused = true;
    const link = linkFor(url);
    hint.replaceWith(link);
    hint = link;
  });
  document.head.append(hint);
  signal.addEventListener('abort', () => hint.remove());
}

/** Rules are printed scripts to a policy. Which policy there is, only what the server has printed tells. */
function canHaveRules(): boolean {
  return !areRefused && followsRules() && document.querySelector(PRINTED) !== null;
}

function rulesFor({ href }: URL): HTMLElement | undefined {
  // Chrome before 122 wants to be told where they come from.
  const rules = JSON.stringify({ prefetch: [{ source: 'list', urls: [href] }] });
  const script = document.createElement('script');
  script.type = RULES_TYPE;
  script.dataset.storefrontIslands = '';
  script.nonce = pageNonce();
  try {
    script.text = trustedPolicy().createScript(rules);
  } catch {
    // A page that lets others have policies of this kind only.
    areRefused = true;
    return undefined;
  }
  return script;
}

function linkFor({ href }: URL): HTMLElement {
  return Object.assign(document.createElement('link'), { rel: 'prefetch', href });
}
