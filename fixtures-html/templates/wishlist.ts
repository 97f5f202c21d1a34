import { findPurchasable } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { createNonce } from '../server/nonces';
import { findItem, wishlistOf, wishlistToken } from '../server/wishlist';
import { html, nothing, raw, type Markup } from './markup';
import { picture } from './picture';
import { productPrice } from './price';
import { absolute, type View } from './view';

export interface BlockOptions {
  readonly isSingle?: boolean;
  /** Added by the very request that is being answered. */
  readonly isJustAdded?: boolean;
}

const listUrl = (view: View): string =>
  absolute(view, `/wishlist/view/${wishlistToken(view.visitor)}/`);

function browse(view: View, id: number, parentId: number, isJustAdded: boolean): Markup {
  const [name, text] = isJustAdded
    ? ['wishlistaddedbrowse', 'Product added!']
    : ['wishlistexistsbrowse', 'The product is already in your wishlist!'];
  return html`<div class="yith-wcwl-${name}" data-product-id="${id}" data-original-product-id="${parentId}"><span class="feedback">${text}</span> <a href="${listUrl(view)}" rel="nofollow" data-title="Add to wishlist">Browse wishlist</a></div>`;
}

function content(view: View, id: number, parent: Product, isJustAdded: boolean): Markup {
  const { visitor } = view;
  const { wishlist, loggedIn } = visitor.situation;
  const item = findItem(visitor, id);
  if (wishlist === 'login' && !loggedIn) {
    return html`<div class="yith-wcwl-add-button"><a href="${absolute(view, `/my-account/?wishlist_notice=true&add_to_wishlist=${id}`)}" class="disabled_item" rel="nofollow"><span>Add to wishlist</span></a></div>`;
  }
  if (item && wishlist === 'remove') {
    const nonce = createNonce(visitor, 'remove_from_wishlist');
    return html`<div class="yith-wcwl-add-button"><a href="?remove_from_wishlist=${id}&_wpnonce=${nonce}" class="delete_item" data-item-id="${item.itemId}" data-product-id="${id}" data-original-product-id="${parent.id}" data-title="Add to wishlist" rel="nofollow"><span>Remove from list</span></a></div>`;
  }
  if (item && wishlist !== 'add') return browse(view, id, parent.id, isJustAdded);
  const nonce = createNonce(visitor, 'add_to_wishlist');
  return html`<div class="yith-wcwl-add-button"><a href="?add_to_wishlist=${id}&_wpnonce=${nonce}" class="add_to_wishlist single_add_to_wishlist" data-product-id="${id}" data-product-type="${parent.kind}" data-original-product-id="${parent.id}" data-title="Add to wishlist" rel="nofollow"><span>Add to wishlist</span></a></div>`;
}

/** The wishlist plugin's own block; `id` is a product's or a variation's. */
export function wishlistBlock(
  view: View,
  id: number,
  { isSingle = false, isJustAdded = false }: BlockOptions = {},
): Markup {
  const parent = findPurchasable(id)?.product;
  if (!parent) return nothing;
  const isEmpty = view.visitor.situation.wishlistAjax && view.page !== 'fragment';
  const exists = !isEmpty && findItem(view.visitor, id) !== undefined;
  const options = {
    base_url: '',
    in_default_wishlist: exists,
    is_single: isSingle,
    show_exists: false,
    product_id: id,
    parent_product_id: parent.id,
    product_type: parent.kind,
    show_view: isSingle,
    browse_wishlist_text: false,
    already_in_wishslist_text: false,
    product_added_text: false,
    heading_icon: false,
    available_multi_wishlist: false,
    disable_wishlist: false,
    show_count: false,
    ajax_loading: isEmpty,
    loop_position: false,
    item: 'add_to_wishlist',
  };
  const inside = isEmpty
    ? nothing
    : html`
<!-- ADD TO WISHLIST -->
${content(view, id, parent, isJustAdded)}
<!-- COUNT TEXT -->
`;
  return html`<div
	class="yith-wcwl-add-to-wishlist add-to-wishlist-${id}${exists ? ' exists' : ' '} wishlist-fragment on-first-load"
	data-fragment-ref="${id}"
	data-fragment-options="${JSON.stringify(options)}"
>${inside}</div>`;
}

/** The theme's heart with the plugin's block in its pop-up. */
export function wishlistHeart(view: View, product: Product, isSingle: boolean): Markup {
  const { wishlist, wishlistAjax } = view.visitor.situation;
  if (wishlist === 'off') return nothing;
  const isListed = !wishlistAjax && findItem(view.visitor, product.id) !== undefined;
  return html`<div class="wishlist-icon"><button class="wishlist-button button is-outline circle icon${isListed ? ' wishlist-added' : ''}" aria-label="Wishlist"><i class="icon-heart"></i></button><div class="wishlist-popup dark">${wishlistBlock(view, product.id, { isSingle })}</div></div>`;
}

/** The header's link; without a label while the list is empty. */
export function headerWishlist(view: View): Markup {
  if (view.visitor.situation.wishlist === 'off') return nothing;
  const count = wishlistOf(view.visitor).length;
  const label = count > 0 ? html` data-icon-label="${count}"` : nothing;
  return html`<li class="header-wishlist-icon"><a href="${absolute(view, '/wishlist/')}" class="wishlist-link" title="Wishlist" aria-label="Wishlist"><i class="wishlist-icon icon-heart${count > 0 ? ' has-products' : ''}"${label}></i></a></li>`;
}

function row(view: View, productId: number): Markup {
  const found = findPurchasable(productId);
  if (!found) return nothing;
  const { product, variation } = found;
  const url = absolute(view, `/product/${product.slug}/`);
  const options = variation ? ` – ${Object.values(variation.attributes).join(', ')}` : '';
  const nonce = createNonce(view.visitor, 'remove_from_wishlist');
  return html`<tr id="yith-wcwl-row-${productId}" data-row-id="${productId}"><td class="product-remove"><div><a href="?remove_from_wishlist=${productId}&_wpnonce=${nonce}" class="remove remove_from_wishlist" title="Remove this product" aria-label="Remove ${product.name}${options} from your wishlist">×</a></div></td><td class="product-thumbnail"><a href="${url}" aria-label="${product.name}">${picture(product, { alt: '' })}</a></td><td class="product-name"><a href="${url}">${product.name}${options}</a></td><td class="product-price">${productPrice(product)}</td></tr>`;
}

/** The list itself, a fragment as a whole. */
export function wishlistForm(view: View, message = ''): Markup {
  const { visitor } = view;
  const items = wishlistOf(visitor);
  const token = items.length > 0 ? wishlistToken(visitor) : '';
  const options = {
    per_page: 5,
    current_page: 1,
    pagination: 'no',
    wishlist_id: items.length > 0 ? 4 : false,
    wishlist_token: token,
    count: items.length,
    is_user_logged_in: visitor.situation.loggedIn,
    is_user_owner: true,
    item: 'wishlist',
  };
  const told = message
    ? html`<div class="woocommerce-message message-wrapper" role="alert">${message}</div>`
    : nothing;
  const empty = html`<tr><td colspan="4" class="wishlist-empty">No products added to the wishlist</td></tr>`;
  return html`<form id="yith-wcwl-form" action="${listUrl(view)}" method="post" class="woocommerce yith-wcwl-form wishlist-fragment" data-fragment-options="${JSON.stringify(options)}">${told}<table class="shop_table cart wishlist_table wishlist_view traditional responsive" data-pagination="no" data-per-page="5" data-page="1" data-id="${items.length > 0 ? '4' : ''}" data-token="${token}"><thead><tr><th class="product-remove"><span class="screen-reader-text">Remove</span></th><th class="product-thumbnail"><span class="screen-reader-text">Picture</span></th><th class="product-name"><span class="nobr">Product name</span></th><th class="product-price"><span class="nobr">Price</span></th></tr></thead><tbody class="wishlist-items-wrapper">${items.length > 0 ? items.map(({ productId }) => row(view, productId)) : empty}</tbody></table></form>`;
}

/** The plugin's message box: fixed, and hidden until there is something to say. */
export function wishlistMessages(view: View): Markup {
  return view.visitor.situation.wishlist === 'off'
    ? nothing
    : raw('<div id="yith-wcwl-popup-message"><div id="yith-wcwl-message"></div></div>\n');
}
