<?php
/**
 * Holds settle() against its rules: of everything that keeps them, it finds the least. Small random
 * shops, every possible outcome tried. Says the seed, and ends with 1, where they differ; that seed as an
 * argument begins with the same shop.
 */

define( 'ABSPATH', __DIR__ );
require __DIR__ . '/../../entry/wordpress/includes/islands.php';

const ISLANDS = array( 'a', 'b', 'c', 'd' );
const HANDLES = array( 'x', 'y', 'z' );

/** @return array[] every choice of some of them */
function choices( $names ) {
	$all = array( array() );
	foreach ( $names as $name ) {
		foreach ( $all as $some ) {
			$all[] = array_merge( $some, array( $name ) );
		}
	}
	return $all;
}

/** @return string[] some of them, by chance */
function some( $names, $percent ) {
	return array_values( array_filter( $names, fn() => mt_rand( 1, 100 ) <= $percent ) );
}

/** Whether nothing is missing and nothing is done twice. */
function keeps_rules( $scripts, $off, $kept ) {
	foreach ( $scripts as $handle => $script ) {
		$is_kept = in_array( $handle, $kept, true );
		if ( ! $is_kept && array_intersect( $script['islands'], $off ) ) {
			return false;
		}
		if ( $is_kept && empty( $script['beside'] ) && array_diff( $script['islands'], $off ) ) {
			return false;
		}
	}
	return true;
}

/** The least of all outcomes that keep the rules and have what was asked for. */
function least( $scripts, $off, $kept ) {
	$least = null;
	foreach ( choices( ISLANDS ) as $some_off ) {
		foreach ( choices( array_keys( $scripts ) ) as $some_kept ) {
			$has_asked = ! array_diff( $off, $some_off ) && ! array_diff( $kept, $some_kept );
			if ( $has_asked && keeps_rules( $scripts, $some_off, $some_kept ) ) {
				$least = array(
					'off'  => $least ? array_intersect( $least['off'], $some_off ) : $some_off,
					'kept' => $least ? array_intersect( $least['kept'], $some_kept ) : $some_kept,
				);
			}
		}
	}
	return $least;
}

/** Without the order, which says nothing. */
function sorted( $lists ) {
	return array_map(
		function ( $list ) {
			sort( $list );
			return $list;
		},
		$lists
	);
}

$first = isset( $argv[1] ) ? (int) $argv[1] : random_int( 0, 1 << 30 );
for ( $seed = $first; $seed < $first + 400; $seed++ ) {
	mt_srand( $seed );
	$scripts = array();
	foreach ( HANDLES as $handle ) {
		$scripts[ $handle ] = array(
			'islands' => some( ISLANDS, 40 ),
			'beside'  => mt_rand( 1, 100 ) <= 30,
		);
	}
	$off  = some( ISLANDS, 25 );
	$kept = some( HANDLES, 20 );
	if ( sorted( StorefrontIslands\settle( $scripts, $off, $kept ) ) !== sorted( least( $scripts, $off, $kept ) ) ) {
		fwrite( STDERR, "settle() differs from its rules with seed $seed\n" );
		exit( 1 );
	}
}
