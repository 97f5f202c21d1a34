<?php
/**
 * Takes the replaced scripts out of a page, and nothing else.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Empties handles: each stays registered and enqueued, so that its data, its inline code and its
 * templates are printed, and whatever depends on it still loads; but it has no source any more, and
 * needs nothing. Whoever stays and needed something through an emptied handle needs it directly.
 *
 * It may run several times for a page, each time from what the platform has registered.
 */
class Takeover {

	/**
	 * The page's scripts.
	 *
	 * @var \WP_Scripts
	 */
	private $scripts;

	/**
	 * What depends on what.
	 *
	 * @var Script_Graph
	 */
	private $graph;

	/**
	 * What was changed, by handle: the registered script, and its source, dependencies and version before.
	 *
	 * @var array[]
	 */
	private $before = array();

	/**
	 * Translations that were added, by handle.
	 *
	 * @var string[]
	 */
	private $translations = array();

	/**
	 * Islands that are off on this page, as of the last run.
	 *
	 * @var string[]
	 */
	private $off = array();

	/**
	 * Handles that were emptied in the last run.
	 *
	 * @var string[]
	 */
	private $emptied = array();

	/**
	 * Takes the scripts of the page.
	 *
	 * @param \WP_Scripts $scripts The page's scripts.
	 */
	public function __construct( \WP_Scripts $scripts ) {
		$this->scripts = $scripts;
		$this->graph   = new Script_Graph( $scripts );
	}

	/**
	 * The islands that are off, as of the last run.
	 *
	 * @return string[]
	 */
	public function off() {
		return $this->off;
	}

	/**
	 * Decides and empties.
	 *
	 * @param array[]  $listed      By handle, as in built().
	 * @param string[] $off         Islands that are off.
	 * @param string[] $kept        Handles that the shop keeps.
	 * @param bool     $keep_jquery Whether the page's own code needs the jQuery that the handles bring along.
	 */
	public function run( $listed, $off, $kept, $keep_jquery ) {
		$this->restore();
		$theirs  = array_filter( $listed, array( $this, 'is_theirs' ), ARRAY_FILTER_USE_BOTH );
		$settled = settle( $theirs, $off, $kept );
		$emptied = array_values( array_diff( array_keys( $theirs ), $settled['kept'] ) );
		$emptied = $this->without_used( $emptied, $theirs );

		$this->take_out( $emptied, $keep_jquery || $this->graph->carries_code( 'jquery' ) );
		$this->stand_in( $emptied, $theirs );
		$this->print_again( array_diff( $this->emptied, $emptied ) );
		$this->emptied = $emptied;
		$this->off     = $settled['off'];
	}

	/** Undoes the last run, so that the next one sees what the platform has registered. */
	private function restore() {
		foreach ( $this->before as $handle => $before ) {
			// Whatever was registered anew since then is not ours.
			if ( ( $this->scripts->registered[ $handle ] ?? null ) === $before['script'] ) {
				$before['script']->src  = $before['src'];
				$before['script']->deps = $before['deps'];
				$before['script']->ver  = $before['ver'];
			}
		}
		$this->before = array();
		// They call a library, which is not the handle's own code.
		foreach ( $this->translations as $handle => $code ) {
			$before = (array) $this->scripts->get_data( $handle, 'before' );
			$this->scripts->add_data( $handle, 'before', array_values( array_diff( $before, array( $code ) ) ) );
		}
		$this->translations = array();
	}

	/**
	 * Whether a handle of the list is registered, and means the script that is replaced.
	 *
	 * @param array  $script As in built().
	 * @param string $handle The handle.
	 * @return bool
	 */
	private function is_theirs( $script, $handle ) {
		$registered = $this->scripts->registered[ $handle ] ?? null;
		if ( ! $registered ) {
			return false;
		}
		// A handle without a source is another name for the scripts that it needs.
		return empty( $script['from'] ) || ! $registered->src || false !== strpos( $registered->src, $script['from'] );
	}

	/**
	 * Leaves out those that may run beside their islands, and that a script that stays depends on.
	 *
	 * @param string[] $handles To be emptied.
	 * @param array[]  $theirs  By handle, as in built().
	 * @return string[]
	 */
	private function without_used( $handles, $theirs ) {
		$printed = $this->graph->printed();
		do {
			$count   = count( $handles );
			$stay    = array_diff( $printed, $handles );
			$handles = array_values(
				array_filter(
					$handles,
					function ( $handle ) use ( $theirs, $stay ) {
						return empty( $theirs[ $handle ]['beside'] ) || ! $this->graph->dependants( $handle, $stay );
					}
				)
			);
		} while ( count( $handles ) < $count );
		return $handles;
	}

	/**
	 * Takes source and dependencies from handles, and gives what they had brought along to whoever stays.
	 *
	 * They keep everything where their inline code calls it, and jQuery where the page's does. They also
	 * keep what is no library, since it may do something by itself, libraries that carry data or code of
	 * somebody's, and libraries without jQuery that are on the page anyway.
	 *
	 * @param string[] $emptied     Handles.
	 * @param bool     $keep_jquery Whether the page's own code needs jQuery.
	 */
	private function take_out( $emptied, $keep_jquery ) {
		$registered = $this->scripts->registered;
		$silent     = array();
		foreach ( $emptied as $handle ) {
			if ( ! $this->graph->calls_library( $handle ) ) {
				$silent[ $handle ] = $registered[ $handle ]->deps;
			}
		}
		$anyway = $this->graph->with_needed( array_diff( $this->scripts->queue, $emptied ) );
		$stays  = function ( $dep ) use ( $anyway ) {
			return ! $this->graph->is_library( $dep )
				|| $this->graph->carries_code( $dep )
				|| ( in_array( $dep, $anyway, true ) && ! $this->graph->needs_jquery( $dep ) );
		};
		$needed = array();
		foreach ( $silent as $handle => $deps ) {
			$jquery            = $keep_jquery && $this->graph->needs_jquery( $handle ) ? array( 'jquery' ) : array();
			$needed[ $handle ] = array_merge( $jquery, array_values( array_filter( $deps, $stays ) ) );
		}
		foreach ( $emptied as $handle ) {
			if ( $this->keep_translations( $handle, $emptied ) && isset( $needed[ $handle ] ) ) {
				$needed[ $handle ] = array_unique( array_merge( array( 'wp-i18n' ), $needed[ $handle ] ) );
			}
		}
		foreach ( $registered as $handle => $script ) {
			$deps = $needed[ $handle ] ?? $this->with_lost( $script->deps, $silent );
			if ( $deps !== $script->deps || in_array( $handle, $emptied, true ) ) {
				$this->change( $handle, $deps );
			}
		}
		foreach ( $emptied as $handle ) {
			$registered[ $handle ]->src = false;
		}
	}

	/**
	 * Has the translations of a handle printed, which WordPress leaves out where there is no source, if a
	 * script that stays may ask for them.
	 *
	 * @param string   $handle  The handle.
	 * @param string[] $emptied Handles.
	 * @return bool Whether it has some that are needed.
	 */
	private function keep_translations( $handle, $emptied ) {
		if ( ! $this->graph->dependants( $handle, array_diff( $this->graph->printed(), $emptied ) ) ) {
			return false;
		}
		$code = $this->scripts->print_translations( $handle, false );
		if ( $code ) {
			$this->scripts->add_inline_script( $handle, $code, 'before' );
			$this->translations[ $handle ] = $code;
		}
		return (bool) $code;
	}

	/**
	 * Dependencies, each behind what it does not bring along any more.
	 *
	 * @param string[] $deps   Dependencies.
	 * @param array[]  $silent Dependencies of emptied handles before, by handle.
	 * @return string[]
	 */
	private function with_lost( $deps, $silent ) {
		if ( ! array_intersect( $deps, array_keys( $silent ) ) ) {
			return $deps;
		}
		$all = array();
		foreach ( $deps as $dep ) {
			// Without itself, should a plugin have registered a circle.
			$others = array_diff_key( $silent, array( $dep => true ) );
			$all    = array_merge( $all, $this->with_lost( $silent[ $dep ] ?? array(), $others ), array( $dep ) );
		}
		return array_values( array_unique( $all ) );
	}

	/**
	 * Sets the dependencies of a handle, and remembers what it was.
	 *
	 * @param string   $handle The handle.
	 * @param string[] $deps   Its dependencies from now on.
	 */
	private function change( $handle, $deps ) {
		$script                  = $this->scripts->registered[ $handle ];
		$this->before[ $handle ] = array(
			'script' => $script,
			'src'    => $script->src,
			'deps'   => $script->deps,
			'ver'    => $script->ver,
		);
		$script->deps            = $deps;
	}

	/**
	 * Gives emptied handles the files that stand in for them, where the page needs one.
	 *
	 * @param string[] $emptied Handles.
	 * @param array[]  $theirs  By handle, as in built().
	 */
	private function stand_in( $emptied, $theirs ) {
		$printed = $this->graph->printed();
		foreach ( $emptied as $handle ) {
			$stand_in = $theirs[ $handle ]['stand_in'] ?? null;
			$source   = $stand_in && $this->is_needed( $handle, $stand_in, $printed ) ? base_url() . $stand_in['file'] : false;
			/**
			 * Filters the address that takes the place of a replaced script.
			 *
			 * @param string|false $source False for none.
			 * @param string       $handle The handle of the script.
			 */
			$source = apply_filters( 'storefront_islands_source', $source, $handle );
			if ( $source ) {
				$this->scripts->registered[ $handle ]->src = $source;
				$this->scripts->registered[ $handle ]->ver = built()['version'];
			}
		}
	}

	/**
	 * Whether a page needs what stands in for a script.
	 *
	 * @param string   $handle   The handle of the script.
	 * @param array    $stand_in As in built().
	 * @param string[] $printed  Handles that the page prints.
	 * @return bool
	 */
	private function is_needed( $handle, $stand_in, $printed ) {
		if ( 'jquery' === $stand_in['when'] ) {
			return in_array( 'jquery-core', $printed, true ) || in_array( 'jquery', $printed, true );
		}
		if ( 'called' !== $stand_in['when'] ) {
			return true;
		}
		$others = array_diff( $printed, array_keys( built()['scripts'] ) );
		// A function of the object that it names, or the function itself.
		$calls = '/\b' . preg_quote( $stand_in['calls'], '/' ) . '\s*(\.\s*\w+\s*[(=]|\()/';
		if ( preg_match( $calls, $this->graph->inline_code( $handle ) ) ) {
			return true;
		}
		foreach ( $others as $other ) {
			// Plugins around the form plugin carry its name in their handles.
			if ( false !== strpos( $other, $stand_in['calls'] ) || preg_match( $calls, $this->graph->inline_code( $other ) ) ) {
				return true;
			}
		}
		return (bool) $this->graph->dependants( $handle, $others );
	}

	/**
	 * Has scripts printed that were emptied when the head was printed, and that the footer needs after all.
	 *
	 * @param string[] $handles Handles that are not emptied any more.
	 */
	private function print_again( $handles ) {
		$this->scripts->done = array_values( array_diff( $this->scripts->done, $handles ) );
	}
}
