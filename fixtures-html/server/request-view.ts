import type { PageKind, View } from '../templates/view';
import type { ShopRequest } from './http';

export function viewOf(c: ShopRequest, page: PageKind): View {
  const url = new URL(c.req.url);
  return { visitor: c.get('visitor'), origin: url.origin, url, page };
}
