<?php
/**
 * A social network's pixel, which asks for consent once it is the bundle's.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the pixel is the bundle's: to report, or to leave alone on a page that does without.
 *
 * @return bool
 */
function takes_pixels() {
	return is_active() && ! is_left( 'pixels' ) && is_callable( array( 'WC_Facebookcommerce_Pixel', 'get_pixel_id' ) );
}

/**
 * Has the plugin print its scripts for the bundle to read, instead of for the browser to run.
 *
 * @param array $attributes Of the plugin's script elements.
 * @return array
 */
function make_pixel_inert( $attributes ) {
	if ( ! takes_pixels() ) {
		return $attributes;
	}
	return array_merge(
		(array) $attributes,
		array(
			'type'          => 'text/plain',
			'data-pixel-id' => \WC_Facebookcommerce_Pixel::get_pixel_id(),
		)
	);
}

/** Leaves out the plugin's picture for browsers without scripts: it can ask nobody. */
function leave_out_pixel_picture() {
	if ( takes_pixels() && property_exists( 'WC_Facebookcommerce_Pixel', 'render_cache' ) ) {
		\WC_Facebookcommerce_Pixel::$render_cache[ \WC_Facebookcommerce_Pixel::NO_SCRIPT_RENDER ] = true;
	}
}
