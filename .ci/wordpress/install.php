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

/** @param array $post as wp_insert_post() takes it */
function add_post( $post ) {
	$done = wp_insert_post( wp_slash( $post + array( 'post_status' => 'publish' ) ) );
	if ( is_wp_error( $done ) ) {
		fwrite( STDERR, $done->get_error_message() . "\n" );
		exit( 1 );
	}
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
$code  = '<!-- wp:html -->' . EDITORS_CODE . '<!-- /wp:html -->';
$popup = '[lightbox id="offer" auto_open="true"]Ten percent[/lightbox]';
$pages = array(
	'shop'     => array( 'post_content' => 'Scarves' ),
	'product'  => array( 'post_content' => 'A scarf of lambswool' ),
	'cart'     => array( 'post_content' => 'Your basket' ),
	'checkout' => array( 'post_content' => 'Checkout' ),
	'account'  => array( 'post_content' => 'Your account' ),
	// Where an editor may have written code.
	'inline'   => array( 'post_content' => $code ),
	'wrapped'  => array( 'post_content' => '<!-- wp:html --><script>( function ( $ ) { $( function () { window.editorsCode = true; } ); } )( jQuery );</script><!-- /wp:html -->' ),
	'plain'    => array( 'post_content' => 'Nothing of the kind.' ),
	'excerpt'  => array( 'post_excerpt' => EDITORS_CODE ),
	'field'    => array( 'meta_input' => array( '_custom_tab' => EDITORS_CODE ) ),
	'block'    => array( 'post_content' => '[block id="wool"]' ),
	'synced'   => array( 'post_content' => '<!-- wp:block {"ref":900} /-->' ),
	'part'     => array( 'post_content' => 'Its template has a part.' ),
	'popup'    => array( 'post_excerpt' => $popup ),
);
foreach ( $pages as $name => $page ) {
	add_post( $page + array( 'post_type' => 'page', 'post_name' => $name, 'post_title' => ucfirst( $name ) ) );
}
add_post( array( 'post_type' => 'blocks', 'post_name' => 'wool', 'post_title' => 'Wool', 'post_content' => '[block id="care"]' ) );
add_post( array( 'post_type' => 'blocks', 'post_name' => 'care', 'post_title' => 'Care', 'post_content' => EDITORS_CODE ) );
add_post( array( 'import_id' => 900, 'post_type' => 'wp_block', 'post_title' => 'Synced', 'post_content' => $code ) );
// The shop lets its managers write code there.
remove_filter( 'pre_term_description', 'wp_filter_kses' );
$term = wp_insert_term( 'Woollens', 'category', array( 'description' => wp_slash( EDITORS_CODE ) ) );
add_post( array( 'post_title' => 'News', 'post_content' => 'Scarves are back.', 'post_category' => array( $term['term_id'] ) ) );
wp_insert_post(
	array(
		'import_id'    => 999,
		'post_type'    => 'page',
		'post_status'  => 'draft',
		'post_title'   => 'Draft',
		'post_content' => 'Not for visitors yet.',
	)
);
foreach ( array(
	'customer' => 'subscriber',
	'guest'    => 'subscriber',
	'writer'   => 'editor',
	'keeper'   => 'administrator',
) as $name => $role ) {
	( new WP_User( wp_create_user( $name, 'password', "$name@shop.test" ) ) )->set_role( $role );
}

$problem = activate_plugin( 'storefront-islands/storefront-islands.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, $problem->get_error_message() );
	exit( 1 );
}
$GLOBALS['wp_rewrite']->init();
// Addresses, which there were none for before.
create_initial_taxonomies();
register_types();
flush_rewrite_rules( false );
