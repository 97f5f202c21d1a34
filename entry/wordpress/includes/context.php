<?php
/**
 * Where the islands are served: to visitors, on pages.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Whether this request gets the islands. False as long as WordPress does not know which page it is.
 *
 * @return bool
 */
function is_active() {
	static $is_active = null;
	if ( null === $is_active && did_action( 'wp' ) ) {
		$is_meant = ! is_switched_off() && is_page_for_visitors();
		/**
		 * Filters whether a page gets the islands.
		 *
		 * @param bool   $is_meant False where they are switched off, and on what is not a visitor's page.
		 * @param string $page     The kind of page, see page_type().
		 */
		$is_active = (bool) apply_filters( 'storefront_islands_active', $is_meant, page_type() );
	}
	return (bool) $is_active;
}

/**
 * Whether somebody has switched the islands off: the shop by a constant, or an editor for one view of a
 * page by the address `?storefront-islands=off`.
 *
 * @return bool
 */
function is_switched_off() {
	if ( defined( 'STOREFRONT_ISLANDS_OFF' ) && STOREFRONT_ISLANDS_OFF ) {
		return true;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed by it.
	$asked = isset( $_GET['storefront-islands'] ) ? sanitize_key( wp_unslash( $_GET['storefront-islands'] ) ) : '';
	/**
	 * Filters who may switch the islands off by the address of a page.
	 *
	 * @param string $capability A capability of WordPress.
	 */
	return 'off' === $asked && current_user_can( apply_filters( 'storefront_islands_capability', 'edit_pages' ) );
}

/**
 * Whether this is a page as visitors see it: no screen of the administration, no feed, no page in
 * another site's frame, no preview, and nothing that is being edited.
 *
 * @return bool
 */
function is_page_for_visitors() {
	return ! (
		is_admin()
		|| is_feed()
		|| is_embed()
		|| is_preview()
		|| is_customize_preview()
		|| defined( 'IFRAME_REQUEST' )
		|| is_page_builder()
		|| ( function_exists( 'amp_is_request' ) && \amp_is_request() )
	);
}

/**
 * Whether the theme's page builder shows the page for editing.
 *
 * @return bool
 */
function is_page_builder() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed by it.
	return isset( $_GET['uxb_iframe'] ) || ( function_exists( 'ux_builder_is_active' ) && \ux_builder_is_active() );
}

/**
 * The kind of page, which every filter is told of.
 *
 * @return string 'product', 'listing', 'cart', 'checkout', 'account', 'front', 'search', 'singular' or 'other'.
 */
function page_type() {
	$questions = array(
		'product'  => 'is_product',
		'cart'     => 'is_cart',
		'checkout' => 'is_checkout',
		'account'  => 'is_account_page',
		'front'    => 'is_front_page',
		// Of the shop, its categories, tags and attributes; of a search for products, too.
		'listing'  => 'is_woocommerce',
		'search'   => 'is_search',
		'singular' => 'is_singular',
	);
	foreach ( $questions as $type => $ask ) {
		if ( function_exists( $ask ) && $ask() ) {
			return $type;
		}
	}
	return 'other';
}
