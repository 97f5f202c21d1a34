import { trustedPolicy } from './trusted-types';

/** The nonce of the page's own scripts, which lets a strict policy run another one; empty without. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

/** Runs a script of another house, from an address that has passed the URL gate. */
export function insertScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const nonce = pageNonce();
  if (nonce) script.nonce = nonce;
  script.src = trustedPolicy().createScriptURL(url);
  document.head.append(script);
  return script;
}
