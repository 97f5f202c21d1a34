<?php
/**
 * Elements that WordPress' own functions would print otherwise.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Prints preloads, of a low priority: what the shopper looks at comes first.
 *
 * WordPress with script modules prints their import map further down, and a browser that reads only one of
 * them, as Firefox does, takes none once a module was preloaded as such: other plugins' modules would not
 * find what they import. A script that is fetched in the way of modules serves as well.
 *
 * @param string[] $files Paths from the built folder.
 */
function print_module_preloads( $files ) {
	$element = function_exists( 'wp_enqueue_script_module' )
		? '<link rel="preload" as="script" crossorigin href="%s" fetchpriority="low">'
		: '<link rel="modulepreload" href="%s" fetchpriority="low">';
	foreach ( $files as $file ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of the two above.
		printf( $element . "\n", esc_url( base_url() . $file ) );
	}
}

/**
 * Prints a script element with this text and nothing else. WordPress' function adds line breaks, which
 * change the digest that a policy may name, and in themes without HTML5 comments that are none in JSON (6.4).
 *
 * @param string $text       What must not end a script element.
 * @param array  $attributes Of the element.
 */
function print_inline_script( $text, $attributes ) {
	/** This filter is documented in wp-includes/script-loader.php */
	$attributes = apply_filters( 'wp_inline_script_attributes', $attributes, $text );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file of ours, or JSON that is escaped.
	printf( "<script%s>%s</script>\n", wp_sanitize_script_attributes( $attributes ), $text );
}
