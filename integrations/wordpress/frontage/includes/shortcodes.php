<?php
// [frontage widget="reviews" id="3"]

namespace Frontage\Connector;

defined('ABSPATH') || exit;

add_action('init', function (): void {
    add_shortcode('frontage', function ($said): string {
        $said = is_array($said) ? $said : [];
        $name = strtolower((string) ($said['widget'] ?? ''));
        foreach (widgets() as $known => $widget) {
            // The name that the site itself gives the widget is as good.
            if ($name === $widget['element']) {
                $name = $known;
            }
        }

        return markup($name, $said);
    });
});
