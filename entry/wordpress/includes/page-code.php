<?php
/**
 * What a page's own inline code needs of the scripts that are replaced.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Whether inline code of the page needs jQuery, which no handle tells of: in the content of the page, in
 * a widget or in a field for code of the theme.
 *
 * @return bool
 */
function keeps_jquery() {
	static $keeps = null;
	if ( null === $keeps ) {
		$calls = 1 === preg_match( '/\bjQuery\b/', editors_text() ) || has_popups();
		/**
		 * Filters whether jQuery stays on a page where only a replaced script would have brought it.
		 *
		 * @param bool   $calls Whether code that editors have written calls it.
		 * @param string $page  The kind of page, see page_type().
		 */
		$keeps = (bool) apply_filters( 'storefront_islands_keep_jquery', $calls, page_type() );
	}
	return $keeps;
}

/**
 * Whether the theme prints inline code that calls its popup engine: a block that opens by itself, or the
 * button in the terms. Then `popups.js` answers it.
 *
 * @return bool
 */
function has_popups() {
	static $has = null;
	if ( null === $has ) {
		$opens = 1 === preg_match( '/\[lightbox\b[^\]]*\bauto_open\b/', editors_text() );
		$terms = 'checkout' === page_type() && 'lightbox' === get_theme_mod( 'checkout_terms_and_conditions' );
		/**
		 * Filters whether a page has inline code that calls the theme's popup engine.
		 *
		 * @param bool   $has  Whether such code was found.
		 * @param string $page The kind of page, see page_type().
		 */
		$has = (bool) apply_filters( 'storefront_islands_popups', $opens || $terms, page_type() );
	}
	return $has;
}
