<?php
// Sets up the WordPress that stdin names, and switches plugins on.
$wanted = json_decode(stream_get_contents(STDIN), true);
$_SERVER['HTTP_HOST'] = $wanted['host'] ?? '127.0.0.1';
define('WP_INSTALLING', true);
require $wanted['root'] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
function wp_new_blog_notification() {
}
wp_install('Benchmark', 'owner', 'owner@example.com', true, '', 'a password that nobody needs');
foreach ($wanted['plugins'] as $plugin) {
    $refused = activate_plugin($plugin);
    if (is_wp_error($refused)) {
        exit("$plugin: " . $refused->get_error_message() . "\n");
    }
}
if (!empty($wanted['theme'])) {
    switch_theme($wanted['theme']);
}
echo "\nanswer true\n";
