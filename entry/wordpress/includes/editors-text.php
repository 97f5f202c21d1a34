<?php
/**
 * What editors have written that a page shows, wherever WordPress, the shop and the theme let them write.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/** Options that hold widgets with text of an editor's, or with a block of the theme. */
const TEXT_WIDGETS = array( 'widget_custom_html', 'widget_text', 'widget_block', 'widget_block_widget' );

/** Options of the plugin "Insert Headers and Footers" (WPCode), in which shops put code for every page. */
const SNIPPETS = array( 'ihaf_insert_header', 'ihaf_insert_body', 'ihaf_insert_footer', 'wpcode_snippets' );

/**
 * Everything on the page that an editor may have written code into. Rather too much than too little: what
 * is not found would be called and not be there.
 *
 * @return string
 */
function editors_text() {
	static $text = null;
	if ( null === $text ) {
		$text = with_blocks(
			lines_of(
				array(
					get_theme_mods(),
					array_map( 'get_option', array_merge( TEXT_WIDGETS, SNIPPETS ) ),
					queried_texts(),
					// Of a block theme.
					$GLOBALS['_wp_current_template_content'] ?? '',
				)
			)
		);
	}
	return $text;
}

/**
 * The texts and fields of what the page was asked for: its posts, its term, the page that is the shop.
 *
 * @return array
 */
function queried_texts() {
	$queried = get_queried_object();
	$posts   = $GLOBALS['wp_query']->posts ?? array();
	$texts   = array();
	if ( is_singular() ) {
		$texts[] = get_post_meta( get_queried_object_id() );
	}
	if ( $queried instanceof \WP_Term ) {
		$texts[] = array( $queried->description, get_term_meta( $queried->term_id ) );
	}
	if ( function_exists( 'is_shop' ) && \is_shop() ) {
		$posts[] = get_post( \wc_get_page_id( 'shop' ) );
	}
	foreach ( array_filter( $posts ) as $post ) {
		// A plugin may have put something of its own among the posts.
		$texts[] = array( $post->post_content ?? '', $post->post_excerpt ?? '' );
	}
	return $texts;
}

/**
 * All strings of a list, however deep, a line each.
 *
 * @param array $texts Strings, and lists or objects of them.
 * @return string
 */
function lines_of( $texts ) {
	$lines = '';
	array_walk_recursive(
		$texts,
		function ( $value ) use ( &$lines ) {
			if ( is_object( $value ) ) {
				$lines .= lines_of( get_object_vars( $value ) );
			} elseif ( is_string( $value ) ) {
				$lines .= $value . "\n";
			}
		}
	);
	return $lines;
}

/**
 * A text with the blocks that it shows by their names or numbers, and those that these show.
 *
 * @param string $text What the page shows.
 * @return string
 */
function with_blocks( $text ) {
	$known = array();
	$added = $text;
	while ( '' !== $added ) {
		$new   = array_diff_key( blocks_named_in( $added ), $known );
		$known = $known + $new;
		$added = texts_of_blocks( array_values( $new ) );
		$text .= $added;
	}
	return $text;
}

/**
 * The blocks that a text names: of the theme, `[block id="care"]`, or a name alone, as its settings have it;
 * synced patterns, `wp:block {"ref":12}`; parts of a template, `wp:template-part {"slug":"header"}`.
 *
 * @param string $text What is shown.
 * @return array[] Kind and name or number of each, under a key of its own.
 */
function blocks_named_in( $text ) {
	$named = array();
	foreach ( array(
		'post' => '/"ref":\s*(\d+)|\[block\s[^\]]*\bid=["\']?(\d+)\b/',
		'name' => '/\[block\s[^\]]*\bid=["\']?([\w-]*[a-z_-][\w-]*)|^((?=[\w-]*[a-z_-])[\w-]++)$/mi',
		'part' => '/wp:template-part\s[^>]*"slug":\s*"([\w-]+)"/',
	) as $kind => $pattern ) {
		preg_match_all( $pattern, $text, $found );
		foreach ( array_merge( ...array_slice( $found, 1 ) ) as $name ) {
			if ( '' !== $name ) {
				$named[ "$kind $name" ] = array( $kind, $name );
			}
		}
	}
	return $named;
}

/**
 * What blocks consist of.
 *
 * @param array[] $blocks Kind and name or number of each.
 * @return string
 */
function texts_of_blocks( $blocks ) {
	$names = array();
	foreach ( $blocks as list( $kind, $name ) ) {
		$names[ $kind ][] = $name;
	}
	$posts = array();
	$query = array(
		'numberposts'            => -1,
		'update_post_meta_cache' => false,
		'update_post_term_cache' => false,
	);
	if ( isset( $names['post'] ) ) {
		$posts[] = get_posts(
			$query + array(
				'post_type' => array( 'wp_block', 'blocks' ),
				'post__in'  => array_map( 'intval', $names['post'] ),
			)
		);
	}
	// The theme's kind of block.
	if ( isset( $names['name'] ) && post_type_exists( 'blocks' ) ) {
		$posts[] = get_posts(
			$query + array(
				'post_type'     => 'blocks',
				'post_name__in' => $names['name'],
			)
		);
	}
	$parts = isset( $names['part'] ) ? get_block_templates( array( 'slug__in' => $names['part'] ), 'wp_template_part' ) : array();
	return lines_of(
		array(
			array_map( fn( $list ) => wp_list_pluck( $list, 'post_content' ), $posts ),
			wp_list_pluck( $parts, 'content' ),
		)
	);
}
