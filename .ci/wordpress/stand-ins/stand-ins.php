<?php
/**
 * Stands in for the shop, the theme and the plugins whose scripts the islands replace: the same handles,
 * dependencies, places and data. The page and its address say which of them there are.
 */

/** @return string[] a list in the address, e.g. `?off=tooltips,gallery` */
function asked( $name ) {
	return array_filter( explode( ',', $_GET[ $name ] ?? '' ) );
}

function is_cart() {
	return is_page( 'cart' );
}
function is_checkout() {
	return is_page( 'checkout' );
}
function is_product() {
	return is_page( 'product' );
}
function is_account_page() {
	return is_page( 'account' );
}
function is_shop() {
	return is_post_type_archive( 'product' );
}
function is_woocommerce() {
	return is_page( array( 'shop', 'product' ) ) || is_shop();
}
/** The page whose place the archive of products takes: here, one with code. */
function wc_get_page_id() {
	return get_page_by_path( 'inline' )->ID;
}
function WC() {
	return new stdClass();
}
function is_store_notice_showing() {
	return isset( $_GET['notice'] );
}

// What a shop says by constants, options and filters, these pages say by their address.
if ( isset( $_GET['constant'] ) ) {
	define( 'STOREFRONT_ISLANDS_OFF', true );
}
if ( in_array( $_GET['as'] ?? '', array( 'theme', 'none', 'by-hand' ), true ) ) {
	add_filter( 'pre_option_active_plugins', '__return_empty_array' );
}
if ( isset( $_GET['theme'] ) ) {
	$theme = fn() => sanitize_key( $_GET['theme'] );
	add_filter( 'pre_option_template', $theme );
	add_filter( 'pre_option_stylesheet', $theme );
}
add_filter( 'storefront_islands_enabled', fn( $is_on, $island, $page ) => $is_on && ! in_array( $island, asked( 'off' ), true ) && ! in_array( "$page:$island", asked( 'off' ), true ), 10, 3 );
add_filter( 'storefront_islands_without', fn() => asked( 'without' ) );
add_filter( 'storefront_islands_replace', fn( $is_replaced, $handle ) => ! in_array( $handle, asked( 'keep' ), true ), 10, 2 );
$answers = array(
	'active'              => '__return_false',
	'inline_store_notice' => '__return_false',
	'keep_jquery'         => '__return_true',
	'popups'              => '__return_true',
	'capability'          => fn() => 'read',
	'url'                 => fn() => 'http://127.0.0.1:1/"><script>window.broken = true</script><i title="',
	'settings'            => fn( $settings, $page ) => array( 'islands' => array( 'banners' => 'off', 'size-help' => 'off' ), 'page' => $page ) + $settings,
	'source'              => fn( $source, $handle ) => 'wc-add-to-cart' === $handle ? stand_in_url( 'stand-in.js' ) : $source,
);
foreach ( asked( 'filter' ) as $name ) {
	add_filter( "storefront_islands_$name", $answers[ $name ], 10, 2 );
}
if ( isset( $_GET['uncached'] ) ) {
	define( 'DONOTCACHEPAGE', true );
}
add_filter( 'pre_option_woocommerce_enable_ajax_add_to_cart', fn() => isset( $_GET['in-place'] ) ? sanitize_key( $_GET['in-place'] ) : 'yes' );
if ( isset( $_GET['settings'] ) ) {
	add_filter( 'storefront_islands_settings', fn( $settings ) => $settings + array( 'strings' => array( 'undo' => '</script><script>window.broken = true</script>' ) ) );
}

// "WP Rocket": every script waits for the shopper, those that are printed into the page as well, and every style sheet is replaced by what of it the page
// seems to use, but those that somebody has kept from it.
if ( isset( $_GET['optimise'] ) && ! is_admin() ) {
	$is_kept = function ( $tag, $filter ) {
		$kept = apply_filters( $filter, array() );
		return $kept && preg_match( '#' . implode( '|', $kept ) . '#', $tag );
	};
	ob_start(
		function ( $page ) use ( $is_kept ) {
			$page = preg_replace_callback(
				'#<script\b([^>]*)>(.*?)</script>#s',
				function ( $tag ) use ( $is_kept ) {
					list( $script, $attributes, $code ) = $tag;
					// What is no script of the browser's stays data.
					$is_data = preg_match( '# type=(["\'])(?!text/javascript|module).*?\1#', $attributes );
					if ( $is_data || $is_kept( $script, 'rocket_delay_js_exclusions' ) ) {
						return $script;
					}
					$attributes = preg_replace( '# type=(["\']).*?\1#', '', $attributes );
					$attributes = str_replace( ' src=', ' data-rocket-src=', $attributes );
					return "<script type=\"rocketlazyloadscript\"$attributes>$code</script>";
				},
				$page
			);
			return preg_replace_callback(
				'#<link\b[^>]*\brel=[\'"]stylesheet[^>]*>#',
				fn( $tag ) => $is_kept( $tag[0], 'rocket_rucss_external_exclusions' ) ? $tag[0] : '<style class="used"></style>',
				$page
			);
		}
	);
}

// A policy that lets no inline code run but WordPress' own.
if ( isset( $_GET['policy'] ) && ! is_admin() ) {
	$nonce = bin2hex( random_bytes( 16 ) );
	header( "Content-Security-Policy: script-src 'self' 'nonce-$nonce'; worker-src 'self' blob:" );
	$with_nonce = fn( $attributes ) => $attributes + array( 'nonce' => $nonce );
	add_filter( 'wp_script_attributes', $with_nonce );
	add_filter( 'wp_inline_script_attributes', $with_nonce );
}

// WordPress 6.5 and newer: as much of its script modules as the plugin calls.
if ( isset( $_GET['modules'] ) && ! class_exists( 'WP_Script_Modules' ) ) {
	function wp_register_script_module() {}
	function wp_enqueue_script_module( $id, $src, $deps, $version ) {
		add_action(
			'wp_footer',
			fn() => wp_print_script_tag(
				array(
					'type' => 'module',
					'src'  => add_query_arg( 'ver', $version, $src ),
					'id'   => "$id-js-module",
				)
			)
		);
	}
}

/** @return array[] handle => dependencies, footer, data, name of the data */
function stand_ins() {
	$ajax = array(
		'ajax_url'    => '/wp-admin/admin-ajax.php',
		'wc_ajax_url' => '/?wc-ajax=%%endpoint%%',
	);
	return array(
		'wc-jquery-blockui'             => array( array( 'jquery' ), false ),
		'wc-js-cookie'                  => array( array(), false ),
		'woocommerce'                   => array( array( 'jquery', 'wc-jquery-blockui', 'wc-js-cookie' ), false, $ajax, 'woocommerce_params' ),
		'wc-add-to-cart'                => array( array( 'jquery', 'wc-jquery-blockui' ), false, $ajax + array( 'i18n_view_cart' => 'View basket', 'cart_redirect_after_add' => 'no' ), 'wc_add_to_cart_params' ),
		'wc-cart-fragments'             => array( array( 'jquery', 'wc-js-cookie' ), true, $ajax + array( 'cart_hash_key' => 'wc_cart_hash_x', 'fragment_name' => 'wc_fragments_x', 'request_timeout' => 5000 ), 'wc_cart_fragments_params' ),
		'wc-add-to-cart-variation'      => array( array( 'jquery', 'wp-util', 'wc-jquery-blockui' ), true, array( 'wc_ajax_url' => $ajax['wc_ajax_url'] ), 'wc_add_to_cart_variation_params' ),
		'wc-flexslider'                 => array( array( 'jquery' ), false ),
		'zoom'                          => array( array( 'jquery' ), true ),
		'wc-single-product'             => array( array( 'jquery' ), false, array( 'flexslider_enabled' => '1' ), 'wc_single_product_params' ),
		'sourcebuster-js'               => array( array(), true ),
		'wc-order-attribution'          => array( array( 'sourcebuster-js' ), true, array( 'params' => array( 'lifetime' => 1.0e-5 ), 'fields' => array() ), 'wc_order_attribution' ),
		'wp-consent-api'                => array( array(), true ),
		'wp-consent-api-integration'    => array( array( 'wp-consent-api', 'wc-order-attribution' ), true ),
		'wc-cart'                       => array( array( 'woocommerce' ), true ),
		'wc-country-select'             => array( array( 'jquery' ), true ),
		'wc-address-i18n'               => array( array( 'jquery', 'wc-country-select' ), true ),
		'selectWoo'                     => array( array( 'jquery' ), true ),
		'wc-password-strength-meter'    => array( array( 'jquery', 'password-strength-meter' ), true ),
		'wc-lost-password'              => array( array( 'jquery', 'woocommerce' ), true ),
		'wc-checkout'                   => array( array( 'woocommerce', 'wc-country-select', 'wc-address-i18n' ), true ),
		'swv'                           => array( array(), true ),
		'contact-form-7'                => array( array( 'swv', 'wp-i18n' ), true ),
		'woo-variation-swatches'        => array( array( 'jquery', 'wp-util', 'underscore', 'wp-api-request' ), true, array( 'clear_on_reselect' => '' ), 'woo_variation_swatches_options' ),
		'flatsome-js'                   => array( array( 'jquery', 'hoverIntent' ), true, array( 'ajaxurl' => admin_url( 'admin-ajax.php' ), 'i18n' => array( 'mainMenu' => 'jQuery( "Main Menu" )' ) ), 'flatsomeVars' ),
		'flatsome-theme-woocommerce-js' => array( array( 'flatsome-js', 'woocommerce' ), true ),
		'flatsome-live-search'          => array( array(), true ),
		'flatsome-cookie-notice'        => array( array(), true ),
		'wc-facebook-pixel-events'      => array( array(), true ),
		'wc-jquery-payment'             => array( array( 'jquery' ), true ),
		'wc-stripe'                     => array( array( 'jquery', 'wc-jquery-payment', 'wc-checkout' ), true ),
		'wc-checkout-block-frontend'    => array( array( 'wp-data', 'wp-element' ), true ),
		'wc-cart-block-frontend'        => array( array( 'wp-data', 'wp-element' ), true ),
	);
}

/** The shop has its own scripts deferred, from the head. */
function placed( $handle, $is_in_footer ) {
	$is_deferred = 1 === preg_match( '/^(wc-(?!order|facebook|stripe|jquery-payment|.*block-)|woocommerce)/', $handle );
	return $is_deferred && version_compare( $GLOBALS['wp_version'], '6.3', '>=' )
		? array( 'in_footer' => $is_in_footer, 'strategy' => 'defer' )
		: $is_in_footer;
}

function stand_in_url( $file ) {
	return content_url( "mu-plugins/$file" );
}

add_action(
	'wp_enqueue_scripts',
	function () {
		foreach ( stand_ins() as $handle => $script ) {
			$file = 'wc-jquery-blockui' === $handle ? 'block-ui.js' : 'stand-in.js';
			// Some handles are known by the plugin that their address names.
			$plugin = 'swv' === $handle ? '/contact-form-7/' : '/woocommerce/';
			if ( in_array( "other-$handle", asked( 'with' ), true ) ) {
				$plugin = '/another-plugin/';
			}
			wp_register_script( $handle, stand_in_url( "$file?of=$plugin" ), $script[0], '1', placed( $handle, $script[1] ) );
		}
		wp_add_inline_script( 'contact-form-7', 'var wpcf7 = {"api":{"root":"\/wp-json\/","namespace":"contact-form-7\/v1"}};', 'before' );
		wp_add_inline_script( 'wp-consent-api-integration', 'window.wc_order_attribution.params.consentCategory = "marketing";', 'before' );

		if ( in_array( 'language', asked( 'with' ), true ) ) {
			wp_add_inline_script( 'woo-variation-swatches', 'window.languageCode = typeof createMiddlewareForExtraQueryParams( {"lang":"de"} );' );
		}

		if ( in_array( 'consent-tool', asked( 'with' ), true ) ) {
			wp_add_inline_script( 'wc-order-attribution', 'wc_order_attribution.setOrderTracking( true );' );
		}

		$everywhere = array( 'wp-consent-api-integration', 'woocommerce', 'wc-add-to-cart', 'contact-form-7', 'woo-variation-swatches', 'flatsome-js', 'flatsome-theme-woocommerce-js', 'flatsome-live-search' );
		array_map( 'wp_enqueue_script', $everywhere );
		$has_blocks = in_array( 'blocks', asked( 'with' ), true );
		is_cart() && wp_enqueue_script( $has_blocks ? 'wc-cart-block-frontend' : 'wc-cart' );
		is_checkout() && wp_enqueue_script( $has_blocks ? 'wc-checkout-block-frontend' : 'wc-checkout' );
		if ( is_account_page() ) {
			array_map( 'wp_enqueue_script', array( 'selectWoo', 'wc-password-strength-meter', 'wc-lost-password' ) );
		}
		if ( is_product() ) {
			wp_enqueue_script( 'wc-flexslider' );
			wp_enqueue_script( 'wc-single-product' );
		}

		if ( in_array( 'dependant', asked( 'with' ), true ) ) {
			wp_enqueue_script( 'third-party', stand_in_url( 'third-party.js' ), array( 'wc-add-to-cart' ), '1', true );
		}
		if ( in_array( 'translated', asked( 'with' ), true ) ) {
			wp_set_script_translations( 'contact-form-7', 'contact-form-7' );
			add_filter( 'pre_load_script_translations', fn( $text, $file, $handle ) => 'contact-form-7' === $handle ? '{"locale_data":{"messages":{"":{},"Send":["Senden"]}}}' : $text, 10, 3 );
		}
		if ( in_array( 'extension', asked( 'with' ), true ) ) {
			wp_enqueue_script( 'form-extension', stand_in_url( 'form-extension.js' ), array( 'contact-form-7' ), '1', true );
		}
		if ( in_array( 'slider', asked( 'with' ), true ) ) {
			wp_enqueue_script( 'other-slider', stand_in_url( 'stand-in.js' ), array( 'wc-flexslider' ), '1', true );
		}
		if ( in_array( 'captcha', asked( 'with' ), true ) ) {
			wp_enqueue_script( 'wpcf7-recaptcha', stand_in_url( 'stand-in.js' ), array(), '1', true );
		}
		if ( in_array( 'module', asked( 'with' ), true ) && function_exists( 'wp_register_script_module' ) ) {
			wp_register_script_module( 'other-library', stand_in_url( 'module-library.js' ) );
			wp_enqueue_script_module( 'other-module', stand_in_url( 'module.js' ), array( 'other-library' ) );
		}
		if ( in_array( 'api', asked( 'with' ), true ) && function_exists( 'wp_enqueue_script_module' ) ) {
			wp_enqueue_script_module( 'my-theme', stand_in_url( 'theme-module.js' ), array( 'storefront-islands/api', 'storefront-islands/rest' ) );
		}
		if ( array_intersect( array( 'zoom', 'other-zoom' ), asked( 'with' ) ) ) {
			wp_enqueue_script( 'zoom' );
		}
		if ( in_array( 'payment', asked( 'with' ), true ) ) {
			wp_enqueue_script( 'wc-stripe' );
		}
		if ( in_array( 'pixel', asked( 'with' ), true ) ) {
			wp_enqueue_script( 'wc-facebook-pixel-events' );
		}
		if ( in_array( 'one-line', asked( 'with' ), true ) ) {
			// Data and code on one line, where wp_localize_script() writes data alone.
			wp_add_inline_script( 'flatsome-theme-woocommerce-js', 'var other = {"x":1};jQuery( function () { window.oneLineCode = other.x; } );' );
		}
		if ( in_array( 'on-jquery', asked( 'with' ), true ) ) {
			// On a handle that some script of the shop's has always brought along.
			wp_add_inline_script( 'jquery-core', 'jQuery( function () { window.onJQuery = true; } );' );
		}
		if ( in_array( 'inline', asked( 'with' ), true ) ) {
			// Its handle brings jQuery only through two others.
			wp_add_inline_script( 'flatsome-theme-woocommerce-js', 'jQuery( function () { window.inlineCode = typeof flatsomeVars; } );' );
		}
	}
);

// The pixel plugin prints its snippet into the head, and a picture for browsers without scripts.
if ( in_array( 'pixel', asked( 'with' ), true ) ) {
	class WC_Facebookcommerce_Pixel {
		const NO_SCRIPT_RENDER = 'noscript';

		public static $render_cache = array();

		public static function get_pixel_id() {
			return '1234567890';
		}
	}
	add_action(
		'wp_head',
		function () {
			$attributes = apply_filters( 'wc_facebook_pixel_script_attributes', array() );
			printf( '<script id="pixel"%s>window.hasPixel = true;</script>', wp_sanitize_script_attributes( $attributes ) );
			if ( empty( WC_Facebookcommerce_Pixel::$render_cache[ WC_Facebookcommerce_Pixel::NO_SCRIPT_RENDER ] ) ) {
				echo '<noscript id="pixel-picture"><img src="/pixel.gif" alt=""></noscript>';
			}
		}
	);
}

// The theme's footer comes after its head: what it shows there is enqueued late.
add_filter(
	'the_content',
	function ( $content ) {
		if ( is_page( 'shop' ) ) {
			wp_enqueue_script( 'wc-cart-fragments' );
			$content .= '<a href="?add-to-cart=1" class="button add_to_cart_button ajax_add_to_cart" data-product_id="1">Add to basket</a>';
		}
		if ( is_product() ) {
			wp_enqueue_script( 'wc-add-to-cart-variation' );
		}
		if ( in_array( 'late-cart', asked( 'with' ), true ) ) {
			wp_enqueue_script( 'wc-cart' );
		}
		return $content;
	}
);
add_action(
	'wp_footer',
	function () {
		if ( in_array( 'queued', asked( 'with' ), true ) ) {
			$GLOBALS['wc_queued_js'] = 'window.queuedCode = true;';
		}
	},
	5
);
add_action(
	'wp_footer',
	function () {
		if ( ! empty( $GLOBALS['wc_queued_js'] ) ) {
			printf( '<script>jQuery( function ( $ ) { %s } );</script>', $GLOBALS['wc_queued_js'] );
		}
	},
	25
);

/** As the shop does it: data is added to what is enqueued, right before it is printed. */
function add_data() {
	static $done = array();
	foreach ( stand_ins() as $handle => $script ) {
		if ( isset( $script[2] ) && ! isset( $done[ $handle ] ) && wp_script_is( $handle ) ) {
			$done[ $handle ] = true;
			wp_localize_script( $handle, $script[3], $script[2] );
			if ( 'wc-add-to-cart-variation' === $handle ) {
				echo '<script type="text/template" id="tmpl-variation-template"><p>{{{ data.variation.price_html }}}</p></script>';
			}
		}
	}
}
add_action( 'wp_print_scripts', 'add_data', 5 );
add_action( 'wp_print_footer_scripts', 'add_data', 5 );

// The shop's banner for those who may end "Coming soon", and its field in the users' REST routes.
const BANNER_META = 'woocommerce_admin_coming_soon_banner_dismissed';
add_action(
	'rest_api_init',
	function () {
		register_rest_field(
			'user',
			'woocommerce_meta',
			array(
				'get_callback'    => fn( $user ) => array( 'coming_soon_banner_dismissed' => get_user_meta( $user['id'], BANNER_META, true ) ),
				'update_callback' => fn( $meta, $user ) => update_user_meta( $user->ID, BANNER_META, sanitize_key( $meta['coming_soon_banner_dismissed'] ) ),
				'schema'          => array( 'type' => 'object' ),
			)
		);
	}
);
add_action(
	'wp_footer',
	function () {
		if ( ! current_user_can( 'manage_options' ) || 'yes' === get_user_meta( get_current_user_id(), BANNER_META, true ) ) {
			return;
		}
		printf(
			'<div id="coming-soon-footer-banner"><div class="coming-soon-footer-banner__content">Coming soon</div><a class="coming-soon-footer-banner-dismiss" data-rest-url="%s" data-rest-nonce="%s"></a></div>',
			esc_url( rest_url( 'wp/v2/users/' . get_current_user_id() ) ),
			esc_attr( wp_create_nonce( 'wp_rest' ) )
		);
	}
);
