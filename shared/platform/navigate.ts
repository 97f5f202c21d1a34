import { safeUrl } from './safe-url';

/** Sends the browser to an address from data, if the gate lets it through. */
export function navigate(raw: unknown): boolean {
  const url = safeUrl(raw);
  if (url) location.assign(url);
  return url !== undefined;
}
