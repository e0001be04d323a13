<?php
// The widgets, and the element that each one is on a page. The script of the Frontage site draws it.

namespace Frontage\Connector;

defined('ABSPATH') || exit;

/** The widgets by their names in blocks and shortcodes: their names there, what they are called, and the attributes that they take. */
function widgets(): array
{
    return [
        'reviews' => ['element' => 'review-list', 'title' => __('Reviews', 'frontage'), 'takes' => ['id']],
        'review-form' => ['element' => 'review-form', 'title' => __('Review form', 'frontage'), 'takes' => ['id']],
        'badge' => ['element' => 'review-badge', 'title' => __('Review badge', 'frontage'), 'takes' => ['id']],
        'float' => ['element' => 'review-float', 'title' => __('Floating reviews', 'frontage'), 'takes' => ['id']],
        'summary' => ['element' => 'review-summary', 'title' => __('Review summary', 'frontage'), 'takes' => ['variant']],
        'contact-form' => ['element' => 'contact-form', 'title' => __('Contact form', 'frontage'), 'takes' => ['id']],
        'portfolio' => ['element' => 'portfolio', 'title' => __('Projects', 'frontage'), 'takes' => ['id']],
        'popup' => ['element' => 'popup', 'title' => __('Pop-up', 'frontage'), 'takes' => ['page', 'name']],
        'hours' => ['element' => 'opening-hours', 'title' => __('Opening hours', 'frontage'), 'takes' => ['title', 'level', 'group', 'state', 'compact']],
    ];
}

/** Attributes of any widget. */
const COMMON = ['theme'];

/** The markup of a widget with what is said of it; empty for one that is not known, or as long as no server is set. */
function markup(string $name, array $said, string $class = ''): string
{
    $widget = widgets()[$name] ?? null;
    if (!$widget || !server()) {
        return '';
    }
    wp_enqueue_script('frontage-embed');
    $attributes = ['data-frontage' => $widget['element']];
    foreach ([...$widget['takes'], ...COMMON] as $attribute) {
        $value = trim((string) ($said[$attribute] ?? ''));
        if ($value !== '') {
            $attributes["data-$attribute"] = $value;
        }
    }
    $attributes['class'] = trim("frontage-widget $class");
    $html = '';
    foreach ($attributes as $attribute => $value) {
        $html .= ' ' . $attribute . '="' . esc_attr($value) . '"';
    }

    return "<div$html>" . meanwhile($widget['element'], $attributes['data-id'] ?? '') . '</div>';
}

/** What stands in the place of a form: for visitors without JavaScript its own page, and words for when the site does not answer. */
function meanwhile(string $element, string $id): string
{
    if (!in_array($element, ['contact-form', 'review-form'], true)) {
        return '';
    }
    $link = $element === 'contact-form' && $id !== ''
        ? '<noscript><a href="' . esc_url(server() . '/contact-form/' . rawurlencode($id)) . '">' . esc_html__('Open the form', 'frontage') . '</a></noscript>'
        : '';

    return $link . '<p class="frontage-away" role="status" hidden>' . esc_html__('This form cannot be shown right now. Please try again later.', 'frontage') . '</p>';
}

add_action('init', function (): void {
    if (server()) {
        // The site says itself how long the script may be remembered.
        wp_register_script('frontage-away', plugins_url('away.js', FILE), [], VERSION, true);
        wp_register_script('frontage-embed', server() . '/embed.js', ['frontage-away'], null, true);
    }
});

add_filter('script_loader_tag', function (string $tag, string $handle): string {
    if ($handle !== 'frontage-embed') {
        return $tag;
    }

    return str_replace('<script ', '<script type="module" ', preg_replace('/ type=([\'"])[^\'"]*\1/', '', $tag));
}, 10, 2);
