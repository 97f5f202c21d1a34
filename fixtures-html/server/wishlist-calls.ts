import { wishlistBlock, wishlistForm, type BlockOptions } from '../templates/wishlist';
import { absolute, type View } from '../templates/view';
import { jsonAnswer, type ShopRequest } from './http';
import { isNonceValid, type NonceAction } from './nonces';
import { viewOf } from './request-view';
import { addItem, removeItem, wishlistOf, wishlistToken } from './wishlist';

/** What of the page the caller wants to have anew: class names → options. */
type WantedFragments = Map<string, Record<string, string>>;

function wantedFragments(form: URLSearchParams): WantedFragments {
  const wanted: WantedFragments = new Map();
  for (const [name, value] of form) {
    const [, key = '', option = ''] = /^fragments\[([^\]]+)\]\[([^\]]+)\]/.exec(name) ?? [];
    if (key) wanted.set(key, { ...wanted.get(key), [option]: value });
  }
  return wanted;
}

function renderFragments(
  view: View,
  wanted: WantedFragments,
  { justAdded = 0, message = '' }: { justAdded?: number; message?: string } = {},
): Record<string, string> | [] {
  const rendered: Record<string, string> = {};
  for (const [key, options] of wanted) {
    const id = Number(/add-to-wishlist-(\d+)/.exec(key)?.[1] ?? 0);
    const block: BlockOptions = {
      isSingle: options['is_single'] === 'true',
      isJustAdded: id === justAdded,
    };
    if (id) rendered[key] = String(wishlistBlock(view, id, block));
    else if (key.includes('yith-wcwl-form')) rendered[key] = String(wishlistForm(view, message));
  }
  // The platform's language prints an empty map as a list.
  return Object.keys(rendered).length > 0 ? rendered : [];
}

function add(c: ShopRequest, view: View): Response {
  const { visitor } = view;
  const id = Number(c.get('form').get('add_to_wishlist'));
  const result = addItem(visitor, id);
  const url = absolute(view, `/wishlist/view/${wishlistToken(visitor)}/`);
  return jsonAnswer({
    prod_id: id,
    result,
    message:
      result === 'exists'
        ? 'The product is already in your wishlist!'
        : result === 'true'
          ? 'Product added!'
          : 'An error occurred while adding the products to the wishlist.',
    fragments: renderFragments(view, wantedFragments(c.get('form')), {
      justAdded: result === 'true' ? id : 0,
    }),
    user_wishlists: [{ id: 4, wishlist_name: false, default: true }],
    wishlist_url: url,
  });
}

function remove(c: ShopRequest, view: View, isRow: boolean): Response {
  const form = c.get('form');
  const wanted = wantedFragments(form);
  if (isRow) {
    const id = Number(form.get('remove_from_wishlist'));
    const isGone = removeItem(view.visitor, (item) => item.productId === id);
    const message = isGone ? 'Product successfully removed.' : 'There was a problem. Try again.';
    return jsonAnswer({ fragments: renderFragments(view, wanted, { message }) });
  }
  const itemId = Number(form.get('item_id'));
  const result = removeItem(view.visitor, (item) => item.itemId === itemId);
  if (!result) return jsonAnswer({ result: false });
  const message = 'Product successfully removed.';
  return jsonAnswer({ result, message, fragments: renderFragments(view, wanted) });
}

/** The calls of the wishlist plugin, and the theme's one for the count, which has no nonce. */
export function answerWishlistCall(c: ShopRequest, action: string): Response | undefined {
  const view = viewOf(c, 'fragment');
  const { visitor } = view;
  if (visitor.situation.wishlist === 'off') return undefined;
  if (action === 'flatsome_update_wishlist_count') return jsonAnswer(wishlistOf(visitor).length);
  const isRow = action === 'remove_from_wishlist';
  if (!isRow && !['add_to_wishlist', 'delete_item', 'load_fragments'].includes(action))
    return undefined;
  if (!isNonceValid(visitor, action as NonceAction, c.get('form').get('nonce')))
    return jsonAnswer(isRow ? { fragments: [] } : { result: false });
  if (action === 'load_fragments')
    return jsonAnswer({ fragments: renderFragments(view, wantedFragments(c.get('form'))) });
  return action === 'add_to_wishlist' ? add(c, view) : remove(c, view, isRow);
}

/** The links without script: `?add_to_wishlist=…` and `?remove_from_wishlist=…` on any page. */
export function followWishlistLink(c: ShopRequest): Response | undefined {
  const { add_to_wishlist: added, remove_from_wishlist: removed, _wpnonce: nonce } = c.req.query();
  const visitor = c.get('visitor');
  const { wishlist, loggedIn } = visitor.situation;
  const isOpen = wishlist !== 'off' && (wishlist !== 'login' || loggedIn);
  if (!isOpen || (added === undefined && removed === undefined)) return undefined;
  const action = added === undefined ? 'remove_from_wishlist' : 'add_to_wishlist';
  if (isNonceValid(visitor, action, nonce)) {
    if (added !== undefined) addItem(visitor, Number(added));
    else removeItem(visitor, ({ productId }) => productId === Number(removed));
  }
  return c.redirect(c.req.path, 302);
}
