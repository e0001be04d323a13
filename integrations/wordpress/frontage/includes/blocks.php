<?php
// Each widget as a block, drawn when a page is.

namespace Frontage\Connector;

defined('ABSPATH') || exit;

add_action('init', function (): void {
    wp_register_script('frontage-blocks', plugins_url('blocks.js', FILE), ['wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-i18n'], VERSION, true);
    wp_add_inline_script('frontage-blocks', 'window.frontageWidgets = ' . wp_json_encode(widgets()) . ';', 'before');
    foreach (widgets() as $name => $widget) {
        $taken = [...$widget['takes'], ...COMMON];
        register_block_type("frontage/$name", [
            'api_version' => 2,
            'title' => $widget['title'],
            'category' => 'widgets',
            'editor_script' => 'frontage-blocks',
            'supports' => ['html' => false, 'align' => ['wide', 'full']],
            'attributes' => array_fill_keys($taken, ['type' => 'string', 'default' => '']),
            'render_callback' => function (array $said) use ($name): string {
                return markup($name, $said, empty($said['align']) ? '' : 'align' . sanitize_html_class($said['align']));
            },
        ]);
    }
});
