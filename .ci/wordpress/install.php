<?php
/**
 * Installs a site: `php install.php <folder> <socket> <database>`. Ends with 1 where it cannot.
 * Without socket and database, the site keeps its database itself.
 */

list( , $root, $socket, $database ) = $argv + array_fill( 0, 4, '' );

if ( $socket ) {
	$connection = new mysqli( 'localhost', 'root', '', '', 0, $socket );
	$connection->query( "CREATE DATABASE `$database` CHARACTER SET utf8mb4" ) || exit( 1 );
}

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

/** Nobody is to be told by mail. */
function wp_mail() {
	return true;
}

require $root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'Shop', 'editor', 'editor@shop.test', true, '', 'password' );
wp_set_password( 'password', 1 );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'template', 'classic' );
update_option( 'stylesheet', 'classic' );

// Nobody is logged in, and an editor may write code.
kses_remove_filters();
$pages = array(
	'shop'     => 'Scarves',
	'product'  => 'A scarf of lambswool',
	'cart'     => 'Your basket',
	'checkout' => 'Checkout',
	'inline'   => '<!-- wp:html --><p>Written by an editor.</p><script>jQuery( function () { window.editorsCode = true; } );</script><!-- /wp:html -->',
	'wrapped'  => '<!-- wp:html --><script>( function ( $ ) { $( function () { window.editorsCode = true; } ); } )( jQuery );</script><!-- /wp:html -->',
);
foreach ( $pages as $name => $text ) {
	$page = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $name,
				'post_title'   => ucfirst( $name ),
				'post_content' => $text,
			)
		)
	);
	is_wp_error( $page ) && exit( 1 );
}
wp_insert_post(
	array(
		'import_id'    => 999,
		'post_type'    => 'page',
		'post_status'  => 'draft',
		'post_title'   => 'Draft',
		'post_content' => 'Not for visitors yet.',
	)
);
wp_create_user( 'customer', 'password', 'customer@shop.test' );

$problem = activate_plugin( 'storefront-islands/storefront-islands.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, $problem->get_error_message() );
	exit( 1 );
}
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules( false );
