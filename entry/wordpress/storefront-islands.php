<?php
/**
 * Plugin Name:       Storefront Islands
 * Description:       Takes over from the shop's, the theme's and the forms' own scripts, on the markup that they print: faster, smaller, accessible. Every page works without it.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            storefront-islands contributors
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       storefront-islands
 *
 * A plugin, or a part of a theme: `require get_theme_file_path( 'storefront-islands/storefront-islands.php' );`
 * What can be changed, and how, is described in the project's entry/wordpress/README.md.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

// A shop may have it twice, in a theme and as a plugin: the first one serves the page.
if ( defined( __NAMESPACE__ . '\FOLDER' ) ) {
	return;
}

/** The folder of the built files. */
define( __NAMESPACE__ . '\FOLDER', __DIR__ );

require_once __DIR__ . '/includes/context.php';
require_once __DIR__ . '/includes/islands.php';
require_once __DIR__ . '/includes/class-script-graph.php';
require_once __DIR__ . '/includes/class-takeover.php';
require_once __DIR__ . '/includes/editors-text.php';
require_once __DIR__ . '/includes/page-code.php';
require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/pixels.php';

// Behind everybody who enqueues or localizes: whatever a page prints, it prints once we have looked.
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue', 1000 );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\register_modules' );
add_action( 'wp_print_scripts', __NAMESPACE__ . '\take_over', PHP_INT_MAX );
// Once more for what came with the page's content; scripts of the footer are printed at 10.
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\take_over', 8 );

add_action( 'wp_head', __NAMESPACE__ . '\print_store_notice', 1 );
add_action( 'wp_head', __NAMESPACE__ . '\print_preloads', 3 );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_form_preloads', 9 );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_settings', 9 );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_loader', 20 );
add_filter( 'wp_script_attributes', __NAMESPACE__ . '\lower_priority' );
add_filter( 'rocket_delay_js_exclusions', __NAMESPACE__ . '\keep_from_delay' );
add_filter( 'rocket_exclude_js', __NAMESPACE__ . '\keep_from_minifying' );
add_filter( 'rocket_rucss_external_exclusions', __NAMESPACE__ . '\keep_whole' );

add_filter( 'wc_facebook_pixel_script_attributes', __NAMESPACE__ . '\make_pixel_inert' );
add_action( 'wp_head', __NAMESPACE__ . '\leave_out_pixel_picture', 0 );
