<?php
// The export of the whole site, written by WordPress itself; answers with every address that a visitor of it may have.
require __DIR__ . '/load.php';
flush_rewrite_rules(false);
ob_start();
export_wp(apply_filters('export_args', ['content' => 'all']));
file_put_contents($wanted["file"], ob_get_clean());
$pages = [];
$types = ['page', 'post', 'attachment', 'astra-portfolio'];
$posts = get_posts(['post_type' => $types, 'post_status' => ['publish', 'inherit'], 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC']);
foreach ($posts as $post) {
    $pages[] = [
        'id' => $post->ID,
        'type' => $post->post_type,
        'title' => $post->post_title,
        'url' => get_permalink($post),
        'file' => $post->post_type === 'attachment' ? wp_get_attachment_url($post->ID) : null,
        'isLocked' => $post->post_password !== '',
    ];
}
header_remove();
answer($pages);
