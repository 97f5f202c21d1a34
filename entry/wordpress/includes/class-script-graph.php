<?php
/**
 * The scripts that a page has registered, and what depends on what.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the script handles of a page. Changes nothing.
 */
class Script_Graph {

	/** Inline code that calls a library: jQuery, its short name, one of WordPress' own, or Underscore. */
	const CALLS_LIBRARY = '/\bjQuery\b|(?<![\w$])(?:\$|\$\.\w+|wp\.[\w.]+|_\.\w+)\s*\(/';

	/** A line as wp_localize_script() writes it: data, which calls nothing, whatever it says. */
	const LOCALIZED = '/^var \w+ = ([{["].*);$/m';

	/** Libraries of the platform outside of WordPress, which do nothing by themselves. */
	const LIBRARIES = array( 'jquery', 'wc-jquery-blockui', 'jquery-blockui', 'wc-js-cookie', 'js-cookie', 'jquery-selectBox', 'prettyPhoto' );

	/**
	 * The page's scripts.
	 *
	 * @var \WP_Scripts
	 */
	private $scripts;

	/**
	 * Takes the scripts of the page.
	 *
	 * @param \WP_Scripts $scripts The page's scripts.
	 */
	public function __construct( \WP_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	/**
	 * The handles that the page prints, or has printed: those that are enqueued, with all they need.
	 *
	 * @return string[]
	 */
	public function printed() {
		return $this->with_needed( array_merge( $this->scripts->queue, $this->scripts->done ) );
	}

	/**
	 * Handles with everything that they depend on, themselves first.
	 *
	 * @param string[] $handles Handles; unknown ones are left out.
	 * @return string[]
	 */
	public function with_needed( $handles ) {
		$found = array();
		while ( $handles ) {
			$handle = array_shift( $handles );
			if ( isset( $found[ $handle ] ) || ! isset( $this->scripts->registered[ $handle ] ) ) {
				continue;
			}
			$found[ $handle ] = true;
			$handles          = array_merge( $handles, $this->scripts->registered[ $handle ]->deps );
		}
		return array_map( 'strval', array_keys( $found ) );
	}

	/**
	 * Whether a handle needs jQuery, by itself or by what it needs.
	 *
	 * @param string $handle The handle.
	 * @return bool
	 */
	public function needs_jquery( $handle ) {
		return (bool) array_intersect( array( 'jquery', 'jquery-core' ), $this->with_needed( array( $handle ) ) );
	}

	/**
	 * Whether a handle is a library: WordPress' own, or one that the shop's scripts bring along.
	 *
	 * @param string $handle The handle.
	 * @return bool
	 */
	public function is_library( $handle ) {
		$source = $this->scripts->registered[ $handle ]->src ?? '';
		return in_array( $handle, self::LIBRARIES, true ) || 0 === strpos( (string) $source, '/' . WPINC . '/' );
	}

	/**
	 * The inline code that is printed with a handle, its data included.
	 *
	 * @param string $handle The handle.
	 * @return string
	 */
	public function inline_code( $handle ) {
		$extra = $this->scripts->registered[ $handle ]->extra;
		$parts = array_merge(
			(array) ( $extra['data'] ?? array() ),
			(array) ( $extra['before'] ?? array() ),
			(array) ( $extra['after'] ?? array() )
		);
		return implode( "\n", array_filter( $parts, 'is_string' ) );
	}

	/**
	 * Whether somebody has hung data or code of their own on a library outside of WordPress, or on jQuery.
	 *
	 * @param string $library The handle.
	 * @return bool
	 */
	public function carries_code( $library ) {
		if ( ! in_array( $library, self::LIBRARIES, true ) ) {
			return false;
		}
		$handles = 'jquery' === $library ? array( 'jquery', 'jquery-core', 'jquery-migrate' ) : array( $library );
		foreach ( array_intersect( $handles, array_keys( $this->scripts->registered ) ) as $handle ) {
			if ( '' !== $this->inline_code( $handle ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the inline code of a handle calls a library.
	 *
	 * @param string $handle The handle.
	 * @return bool
	 */
	public function calls_library( $handle ) {
		$code = preg_replace_callback(
			self::LOCALIZED,
			function ( $line ) {
				// Code may follow the data on its line.
				return null === json_decode( $line[1] ) ? $line[0] : '';
			},
			$this->inline_code( $handle )
		);
		return 1 === preg_match( self::CALLS_LIBRARY, $code );
	}

	/**
	 * Those of some handles that depend on a handle directly.
	 *
	 * @param string   $handle The handle.
	 * @param string[] $among  Handles that are registered.
	 * @return string[]
	 */
	public function dependants( $handle, $among ) {
		return array_filter(
			$among,
			function ( $other ) use ( $handle ) {
				return in_array( $handle, $this->scripts->registered[ $other ]->deps, true );
			}
		);
	}
}
