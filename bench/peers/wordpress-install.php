<?php
// Sets up the WordPress that stdin names, puts one page into it, and prints its address.
$wanted = json_decode(stream_get_contents(STDIN), true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
define('WP_INSTALLING', true);
require $wanted['root'] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
function wp_new_blog_notification() {
}
wp_install('Benchmark', 'owner', 'owner@example.com', true, '', 'a password that nobody needs');
$blocks = array_map(
    fn ($text) => "<!-- wp:paragraph -->\n<p>" . esc_html($text) . "</p>\n<!-- /wp:paragraph -->",
    $wanted['paragraphs']
);
$page = [
    'post_type' => 'page',
    'post_status' => 'publish',
    'post_title' => $wanted['title'],
    'post_content' => wp_slash(implode("\n\n", $blocks)),
    'comment_status' => 'closed',
];
echo 'page ' . get_permalink(wp_insert_post($page)) . "\n";
