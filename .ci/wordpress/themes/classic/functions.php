<?php
add_theme_support( 'title-tag' );
if ( in_array( $_GET['as'] ?? '', array( 'theme', 'both' ), true ) ) {
	require get_theme_file_path( 'storefront-islands/storefront-islands.php' );
}
if ( 'by-hand' === ( $_GET['as'] ?? '' ) ) {
	require get_theme_file_path( 'by-hand.php' );
}
