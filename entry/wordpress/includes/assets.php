<?php
/**
 * What a page gets: style sheet, preloads, settings, loader; and the replaced scripts taken out.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

const HANDLE   = 'storefront-islands';
const SETTINGS = 'storefront-islands-settings';
/** The id that WordPress gives to the script element of a module; without script modules, we do. */
const LOADER_ID = 'storefront-islands-js-module';

/** Enqueues the style sheet, the loader where WordPress knows script modules, and what popups need. */
function enqueue() {
	if ( ! is_active() ) {
		return;
	}
	$version = built()['version'];
	wp_enqueue_style( HANDLE, base_url() . 'storefront-islands.css', array(), $version );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		$where = array(
			'in_footer'     => true,
			'fetchpriority' => 'low',
		);
		// Versions before 6.9 take no such wishes: there, it is printed where all modules are.
		wp_enqueue_script_module( HANDLE, base_url() . 'loader.js', array(), $version, $where );
	}
	if ( has_popups() && wp_script_is( 'flatsome-js', 'registered' ) && is_wanted( 'lightbox-link' ) ) {
		// In the head: the code that calls it stands in the page.
		wp_enqueue_script( HANDLE . '-popups', base_url() . 'popups.js', array( 'jquery' ), $version, false );
	}
}

/**
 * Gives modules names, for a theme's own to import. On pages without islands, too: there, a theme's module
 * would end at a name that the browser does not know. Nothing is printed of what nobody names.
 */
function register_modules() {
	if ( ! function_exists( 'wp_register_script_module' ) ) {
		return;
	}
	foreach ( array( 'api', 'rest' ) as $name ) {
		wp_register_script_module( HANDLE . "/$name", base_url() . "$name.js", array(), built()['version'] );
	}
}

/**
 * The page's takeover; one for each list of scripts.
 *
 * @return Takeover
 */
function takeover() {
	static $takeover = null;
	if ( null === $takeover ) {
		$takeover = new Takeover( wp_scripts() );
	}
	return $takeover;
}

/** Takes the replaced scripts out of what is about to be printed. */
function take_over() {
	if ( ! is_active() ) {
		return;
	}
	// The shop plugin prints code that others have queued behind all scripts, inside jQuery.
	if ( doing_action( 'wp_print_footer_scripts' ) && ! empty( $GLOBALS['wc_queued_js'] ) ) {
		wp_enqueue_script( 'jquery' );
	}
	takeover()->run( built()['scripts'], unwanted()['off'], kept_scripts(), keeps_jquery() );
}

/**
 * The scripts that the shop wants to keep.
 *
 * @return string[] Handles.
 */
function kept_scripts() {
	static $kept = null;
	if ( null === $kept ) {
		$kept = array();
		foreach ( array_keys( built()['scripts'] ) as $handle ) {
			/**
			 * Filters whether a script is replaced. Where it is not, its islands are turned off.
			 *
			 * @param bool   $is_replaced Replaced, unless filtered.
			 * @param string $handle      The handle of the script.
			 * @param string $page        The kind of page, see page_type().
			 */
			if ( ! apply_filters( 'storefront_islands_replace', true, $handle, page_type() ) ) {
				$kept[] = $handle;
			}
		}
	}
	return $kept;
}

/** Prints the line that shows the shop's notice, or keeps it away, before the first paint. */
function print_store_notice() {
	$is_shown = is_active() && is_wanted( 'banners' ) && function_exists( 'is_store_notice_showing' ) && \is_store_notice_showing();
	if ( ! $is_shown ) {
		return;
	}
	/**
	 * Filters whether the line is printed into the page. A policy without inline scripts takes it as a file.
	 *
	 * @param bool $is_inline Inline, unless filtered.
	 */
	if ( apply_filters( 'storefront_islands_inline_store_notice', true ) ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of ours.
		print_inline_script( trim( file_get_contents( FOLDER . '/store-notice.js' ) ), array( 'id' => HANDLE . '-store-notice' ) );
		return;
	}
	wp_print_script_tag(
		array(
			'id'  => HANDLE . '-store-notice',
			'src' => esc_url( add_query_arg( 'ver', built()['version'], base_url() . 'store-notice.js' ) ),
		)
	);
}

/** Prints preloads for what every page fetches, and for shoppers with a basket, where no cache keeps the page. */
function print_preloads() {
	if ( ! is_active() ) {
		return;
	}
	$files = built()['preload']['page'];
	if ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE && ! empty( $_COOKIE['woocommerce_items_in_cart'] ) && is_wanted( 'cart-fragments' ) ) {
		$files = array_merge( $files, built()['preload']['basket'] );
	}
	print_module_preloads( $files );
}

/** Prints preloads for the options of a product, which are fetched as soon as the page is idle. */
function print_form_preloads() {
	if ( ! is_active() ) {
		return;
	}
	$graph   = new Script_Graph( wp_scripts() );
	$printed = $graph->printed();
	// The shop enqueues this where it prints a form with options, and only there.
	if ( ! in_array( 'wc-add-to-cart-variation', $printed, true ) ) {
		return;
	}
	$files = array();
	foreach ( built()['preload']['islands'] as $island => $chunks ) {
		$handles = array_filter(
			built()['scripts'],
			function ( $script ) use ( $island ) {
				return in_array( $island, $script['islands'], true );
			}
		);
		if ( array_intersect( array_keys( $handles ), $printed ) && ! in_array( $island, islands_off(), true ) ) {
			$files = array_merge( $files, $chunks );
		}
	}
	print_module_preloads( array_unique( $files ) );
}

/**
 * The islands that are off on this page, for whatever reason.
 *
 * @return string[]
 */
function islands_off() {
	return array_values( array_unique( array_merge( takeover()->off(), unwanted()['off'], unwanted()['without'] ) ) );
}

/** Prints the page's settings, which the loader reads. The same for every visitor. */
function print_settings() {
	if ( ! is_active() ) {
		return;
	}
	$settings = array( 'islands' => array_fill_keys( islands_off(), 'off' ) );
	if ( function_exists( 'WC' ) ) {
		// The links look the same where the shop has turned it off.
		$settings['ajaxAddToCart'] = 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' );
	}
	/**
	 * Filters the page's settings; the project's README lists them. They must not depend on the visitor:
	 * pages may be cached. Islands of the bundle are turned off by `storefront_islands_enabled` instead: by now
	 * it is settled which scripts stay. Those that a theme has registered replace none, and are turned off here.
	 *
	 * @param array  $settings `islands` turned off, and whatever else is set.
	 * @param string $page     The kind of page, see page_type().
	 */
	$filtered = (array) apply_filters( 'storefront_islands_settings', $settings, page_type() );
	$switches = (array) ( $filtered['islands'] ?? array() );
	$bundled = array_flip( built()['islands'] );
	if ( array_intersect_key( $switches, $bundled ) !== array_intersect_key( $settings['islands'], $bundled ) ) {
		_doing_it_wrong(
			'storefront_islands_settings',
			'Turn islands off by the filter storefront_islands_enabled, or storefront_islands_without: what this one says of the bundle’s is ignored, since nobody would be left to do what they do.',
			'0.1.0'
		);
	}
	// An empty list would be written as one; the loader expects names.
	$filtered['islands'] = (object) ( $settings['islands'] + array_diff_key( $switches, $bundled ) );
	print_inline_script(
		wp_json_encode( $filtered, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT ),
		array(
			'type' => 'application/json',
			'id'   => SETTINGS,
		)
	);
}

/** Prints the loader where WordPress knows no script modules (before 6.5). */
function print_loader() {
	if ( ! is_active() || function_exists( 'wp_enqueue_script_module' ) ) {
		return;
	}
	wp_print_script_tag(
		array(
			'type' => 'module',
			'src'  => esc_url( add_query_arg( 'ver', built()['version'], base_url() . 'loader.js' ) ),
			'id'   => LOADER_ID,
		)
	);
}

/**
 * Has browsers fetch the loader behind what the shopper looks at.
 *
 * @param array $attributes Of a script element.
 * @return array
 */
function lower_priority( $attributes ) {
	if ( LOADER_ID === ( $attributes['id'] ?? '' ) ) {
		$attributes['fetchpriority'] = 'low';
	}
	return $attributes;
}

/**
 * Keeps "WP Rocket" from holding those of our scripts back until the shopper does something that need nobody
 * (it takes modules, too). The others keep their place in the order of what it holds back: behind jQuery, or
 * behind the data of the handle that they stand in for. What the replaced scripts would have read is not held
 * back either: the islands read it as they begin.
 *
 * @param array $kept Parts of tags and code that it leaves alone.
 * @return array
 */
function keep_from_delay( $kept ) {
	$own = array( LOADER_ID, HANDLE . '-store-notice' );
	foreach ( array( 'loader.js', 'theme-api.js', 'theme-jquery.js', 'shop-jquery.js' ) as $file ) {
		// Whatever host serves it.
		$own[] = wp_parse_url( base_url(), PHP_URL_PATH ) . $file;
	}
	foreach ( array_keys( built()['scripts'] ) as $handle ) {
		$own[] = "$handle-js-extra";
	}
	return array_merge( (array) $kept, $own );
}

/**
 * Keeps "WP Rocket" from moving our scripts to a place of its own: they look for more beside themselves.
 *
 * @param array $kept Paths that it leaves alone.
 * @return array
 */
function keep_from_minifying( $kept ) {
	return array_merge( (array) $kept, array( wp_parse_url( base_url(), PHP_URL_PATH ) . '(.*).js' ) );
}

/**
 * Keeps "WP Rocket" from taking out of our style sheet what a page at rest does not use: dialogs, messages and
 * failures need it.
 *
 * @param array $kept Parts of addresses that it leaves alone.
 * @return array
 */
function keep_whole( $kept ) {
	return array_merge( (array) $kept, array( 'storefront-islands', base_url() ) );
}

/**
 * The address of the built files, with its slash: beside this file, in a plugin or in a theme.
 *
 * @return string
 */
function base_url() {
	static $url = null;
	if ( null === $url ) {
		$url = plugins_url( '', FOLDER . '/storefront-islands.php' );
		// Of a file that is in no plugin, that function would only say where plugins are.
		$folder = wp_normalize_path( FOLDER );
		$places = array(
			get_stylesheet_directory() => get_stylesheet_directory_uri(),
			get_template_directory()   => get_template_directory_uri(),
		);
		foreach ( $places as $path => $address ) {
			foreach ( array_filter( array( $path, realpath( $path ) ) ) as $place ) {
				$place = trailingslashit( wp_normalize_path( $place ) );
				if ( 0 === strpos( $folder . '/', $place ) ) {
					$url = trailingslashit( $address ) . substr( $folder, strlen( $place ) );
				}
			}
		}
		/**
		 * Filters the address of the built files, for folders that are neither a plugin's nor a theme's.
		 *
		 * @param string $url Without its slash.
		 */
		$url = trailingslashit( apply_filters( 'storefront_islands_url', $url ) );
	}
	return $url;
}
