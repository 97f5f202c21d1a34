<?php
/**
 * Stands in for the places where editors write: the shop's short descriptions and categories, the theme's
 * blocks, fields and code for the footer. The pages that use them are made by install.php.
 */

require_once __DIR__ . '/stand-ins.php';

const EDITORS_CODE = '<script>jQuery( function () { window.editorsCode = true; } );</script>';

function register_types() {
	register_post_type( 'blocks', array( 'public' => true ) );
	register_post_type(
		'product',
		array(
			'public'      => true,
			'has_archive' => 'products',
		)
	);
}
add_action( 'init', 'register_types' );
add_shortcode(
	'block',
	function ( $attributes ) {
		$block = get_page_by_path( $attributes['id'], OBJECT, 'blocks' );
		return do_shortcode( $block->post_content );
	}
);
add_filter(
	'the_content',
	function ( $content ) {
		$post = get_post();
		return $content . ( is_singular() ? $post->post_excerpt . get_post_meta( $post->ID, '_custom_tab', true ) : '' );
	}
);
add_filter(
	'get_the_archive_description',
	function ( $text ) {
		if ( is_category() ) {
			return get_queried_object()->description;
		}
		return is_shop() ? get_post( wc_get_page_id( 'shop' ) )->post_content : $text;
	}
);

if ( in_array( 'widget', asked( 'with' ), true ) ) {
	add_filter( 'pre_option_widget_custom_html', fn() => array( 2 => array( 'content' => EDITORS_CODE ) ) );
	add_action( 'wp_footer', fn() => print( EDITORS_CODE ) );
}
// The theme's settings name the block by its slug.
if ( in_array( 'footer-block', asked( 'with' ), true ) ) {
	add_filter( 'option_theme_mods_classic', fn( $mods ) => array( 'footer_block' => 'care' ) + (array) $mods );
	add_filter( 'default_option_theme_mods_classic', fn() => array( 'footer_block' => 'care' ) );
	add_action( 'wp_footer', fn() => print( do_shortcode( '[block id="care"]' ) ) );
}
if ( in_array( 'terms', asked( 'with' ), true ) ) {
	add_filter( 'theme_mod_checkout_terms_and_conditions', fn() => 'lightbox' );
}
