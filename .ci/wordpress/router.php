<?php
/**
 * For PHP's own server: files as they are, everything else by WordPress.
 */

$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;

if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	$path = rtrim( $path, '/' ) . '/index.php';
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
}
if ( is_file( $file ) && '.php' !== substr( $file, -4 ) ) {
	return false;
}
if ( ! is_file( $file ) ) {
	$path = '/index.php';
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
}
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
chdir( dirname( $file ) );
require $file;
