<?php
/**
 * Which islands are on, and which scripts they replace.
 *
 * @package StorefrontIslands
 */

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/**
 * What the build knows of the bundle.
 *
 * @return array {
 *     @type string   $version Changes with every file that a page can load.
 *     @type string[] $islands Names, in the order in which they are connected.
 *     @type array[]  $scripts By handle: `islands` that replace it together, whether it may run `beside`
 *                             them, a part of its address where others use the handle too (`from`), and
 *                             the file that stands in for it (`stand_in`: `file`, `when`, `calls`).
 *     @type array    $preload Files: `page` for every page, `basket` with a filled basket, `islands` by
 *                             name for what a page with options fetches by itself.
 * }
 */
function built() {
	static $built = null;
	if ( null === $built ) {
		$built = require FOLDER . '/islands.asset.php';
	}
	return $built;
}

/**
 * The islands that are not wanted on this page, before it is known what follows from it.
 *
 * @return array {
 *     @type string[] $off     The scripts that they replace do it instead.
 *     @type string[] $without Nobody does it.
 * }
 */
function unwanted() {
	static $unwanted = null;
	if ( null !== $unwanted ) {
		return $unwanted;
	}
	$page = page_type();
	$off  = array();
	foreach ( built()['islands'] as $island ) {
		/**
		 * Filters whether an island is on. Where it is not, the scripts that it replaces stay, and so the
		 * other islands that replace the same scripts are turned off: nothing is done twice.
		 *
		 * @param bool   $is_on  On, unless filtered.
		 * @param string $island Its name.
		 * @param string $page   The kind of page, see page_type().
		 */
		if ( ! apply_filters( 'storefront_islands_enabled', true, $island, $page ) ) {
			$off[] = $island;
		}
	}
	/**
	 * Filters the islands that a page does without: what they do is not done by the replaced script either.
	 *
	 * @param string[] $without Names; none, unless filtered.
	 * @param string   $page    The kind of page, see page_type().
	 */
	$without  = (array) apply_filters( 'storefront_islands_without', array(), $page );
	$unwanted = array(
		'off'     => array_diff( $off, $without ),
		'without' => $without,
	);
	return $unwanted;
}

/**
 * Whether the shop wants an island on this page.
 *
 * @param string $island Its name.
 * @return bool
 */
function is_wanted( $island ) {
	return ! is_left( $island ) && ! in_array( $island, unwanted()['without'], true );
}

/**
 * Whether what an island does is left to the scripts that it replaces, also where that only follows.
 *
 * @param string $island Its name.
 * @return bool
 */
function is_left( $island ) {
	return in_array( $island, settle( built()['scripts'], unwanted()['off'], kept_scripts() )['off'], true );
}

/**
 * What follows from islands that are off and scripts that stay: a script stays where one of its islands
 * is off, and the other islands of a script that stays are off, unless they bear it beside them.
 *
 * @param array[]  $scripts By handle, as in built().
 * @param string[] $off     Islands that are off.
 * @param string[] $kept    Handles that stay.
 * @return array { @type string[] $off, @type string[] $kept } Both lists with all that follows.
 */
function settle( $scripts, $off, $kept ) {
	do {
		$count = count( $off ) + count( $kept );
		foreach ( $scripts as $handle => $script ) {
			if ( array_intersect( $script['islands'], $off ) ) {
				$kept = array_unique( array_merge( $kept, array( $handle ) ) );
			}
			if ( in_array( $handle, $kept, true ) && empty( $script['beside'] ) ) {
				$off = array_unique( array_merge( $off, $script['islands'] ) );
			}
		}
	} while ( count( $off ) + count( $kept ) > $count );
	return array(
		'off'  => array_values( $off ),
		'kept' => array_values( $kept ),
	);
}
