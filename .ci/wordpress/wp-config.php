<?php
// Of a site that lives as long as a test run, on a database that nobody else can reach.
define( 'DB_NAME', '{{database}}' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:{{socket}}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'test' );
	define( $name . '_SALT', 'test' );
}
$table_prefix = 'wp_';

define( 'WP_HOME', 'http://127.0.0.1:{{port}}' );
define( 'WP_SITEURL', WP_HOME );
// Web servers differ in it, and WordPress prints a hint where it is another.
$_SERVER['SERVER_NAME'] = '127.0.0.1';
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
// What PHP complains about is what a test looks at.
define( 'WP_DEBUG_LOG', __DIR__ . '/wp-content/debug.log' );
// No calls to other machines, and none to itself.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
