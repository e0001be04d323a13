<?php
// What pages hold of the plugins that Frontage takes the place of becomes its widgets, at the switch of an option.

namespace Frontage\Connector;

defined('ABSPATH') || exit;

/** Shortcodes by their names: the widget, the attribute that holds the number, and the kind of number. */
function replaced_shortcodes(): array
{
    return [
        'contact-form-7' => ['contact-form', 'id', 'form'],
        'contact-form' => ['contact-form', 'id', 'form'],
        'wprevpro_usetemplate' => ['reviews', 'tid', 'reviews'],
        'wprevpro_useform' => ['review-form', 'tid', 'review-form'],
        'wprevpro_usebadge' => ['badge', 'tid', 'badge'],
        'wprevpro_usefloat' => ['float', 'tid', 'float'],
        'wp_portfolio' => ['portfolio', '', ''],
        'astra-portfolio' => ['portfolio', '', ''],
    ];
}

/** The widget in the place of a shortcode. */
function in_place_of(string $tag, $said): string
{
    [$name, $attribute, $kind] = replaced_shortcodes()[$tag];
    $number = $attribute && is_array($said) ? (string) ($said[$attribute] ?? '') : '';

    return markup($name, $number === '' ? [] : ['id' => number_there($kind, $number)]);
}

// Behind the plugins themselves, whose shortcodes are known by then.
add_action('init', function (): void {
    if (!server() || !settings()['replace']) {
        return;
    }
    foreach (array_keys(replaced_shortcodes()) as $tag) {
        add_shortcode($tag, function ($said) use ($tag): string {
            return in_place_of($tag, $said);
        });
    }
}, 99);

add_filter('pre_render_block', function ($drawn, array $block) {
    if ($block['blockName'] !== 'astra-portfolio/wp-portfolio' || !server() || !settings()['replace']) {
        return $drawn;
    }

    return markup('portfolio', []);
}, 10, 2);
