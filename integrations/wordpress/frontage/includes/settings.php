<?php
// Settings → Frontage.

namespace Frontage\Connector;

defined('ABSPATH') || exit;

add_action('admin_init', function (): void {
    register_setting('frontage', OPTION, ['type' => 'array', 'sanitize_callback' => __NAMESPACE__ . '\\checked_settings', 'show_in_rest' => false]);
});

/** What was typed, as it may be stored. An address that is none leaves the one before. */
function checked_settings($typed): array
{
    $before = settings();
    $typed = is_array($typed) ? $typed : [];
    $address = trim((string) ($typed['server'] ?? ''));
    $server = $address === '' ? '' : origin_in($address);
    if ($server === null) {
        add_settings_error(OPTION, 'server', __('Enter the address of the site, such as https://www.example.com.', 'frontage'));
        $server = $before['server'];
    }

    return [
        'server' => $server,
        'replace' => !empty($typed['replace']),
        'forward' => !empty($typed['forward']),
        'numbers' => sanitize_textarea_field((string) ($typed['numbers'] ?? '')),
    ];
}

/** `https://www.example.com`, or with a port; null for what is no address of a site. */
function origin_in(string $address): ?string
{
    $parts = wp_parse_url(strpos($address, '//') === false ? "https://$address" : $address);
    if (!$parts || empty($parts['host']) || !in_array($parts['scheme'] ?? '', ['http', 'https'], true) || isset($parts['user'])) {
        return null;
    }
    $origin = strtolower($parts['scheme'] . '://' . $parts['host'] . (isset($parts['port']) ? ':' . $parts['port'] : ''));

    return esc_url_raw($origin) === $origin ? $origin : null;
}

add_action('admin_menu', function (): void {
    add_options_page(__('Frontage', 'frontage'), __('Frontage', 'frontage'), 'manage_options', 'frontage', __NAMESPACE__ . '\\show_settings');
});

add_filter('plugin_action_links_' . plugin_basename(FILE), function (array $links): array {
    $link = '<a href="' . esc_url(admin_url('options-general.php?page=frontage')) . '">' . esc_html__('Settings', 'frontage') . '</a>';

    return [$link, ...$links];
});

function show_settings(): void
{
    if (!current_user_can('manage_options')) {
        return;
    }
    $set = settings();
    ?>
    <div class="wrap">
        <h1><?php esc_html_e('Frontage', 'frontage'); ?></h1>
        <form method="post" action="options.php">
            <?php settings_fields('frontage'); ?>
            <table class="form-table" role="presentation">
                <tr>
                    <th scope="row"><label for="frontage-server"><?php esc_html_e('Address of the site', 'frontage'); ?></label></th>
                    <td>
                        <input type="url" class="regular-text" id="frontage-server" name="<?php echo esc_attr(OPTION); ?>[server]" value="<?php echo esc_attr($set['server']); ?>" placeholder="https://www.example.com" aria-describedby="frontage-server-help">
                        <p class="description" id="frontage-server-help"><?php esc_html_e('Where the widgets come from. Pages show them with its script.', 'frontage'); ?></p>
                    </td>
                </tr>
                <tr>
                    <th scope="row"><?php esc_html_e('Earlier plugins', 'frontage'); ?></th>
                    <td>
                        <?php show_switch('replace', __('Replace their shortcodes with widgets', 'frontage'), __('Contact Form 7, WP Review Slider and WP Portfolio. Pages stay as they are; without this option they show what they showed before.', 'frontage')); ?>
                        <?php show_switch('forward', __('Forward their calls', 'frontage'), __('Scripts of these plugins that are still on pages get their answers from the address above.', 'frontage')); ?>
                    </td>
                </tr>
                <tr>
                    <th scope="row"><label for="frontage-numbers"><?php esc_html_e('Numbers', 'frontage'); ?></label></th>
                    <td>
                        <textarea class="large-text code" rows="4" id="frontage-numbers" name="<?php echo esc_attr(OPTION); ?>[numbers]" placeholder="form 1765 = 3" aria-describedby="frontage-numbers-help"><?php echo esc_textarea($set['numbers']); ?></textarea>
                        <p class="description" id="frontage-numbers-help"><?php esc_html_e('A line for each that has another number there: form, reviews, review-form, badge or float, its number here, and its number there.', 'frontage'); ?></p>
                    </td>
                </tr>
            </table>
            <?php submit_button(); ?>
        </form>
    </div>
    <?php
}

function show_switch(string $name, string $label, string $help): void
{
    $id = "frontage-$name";
    printf(
        '<p><label for="%1$s"><input type="checkbox" id="%1$s" name="%2$s[%3$s]" value="1" aria-describedby="%1$s-help" %4$s> %5$s</label></p><p class="description" id="%1$s-help">%6$s</p>',
        esc_attr($id),
        esc_attr(OPTION),
        esc_attr($name),
        checked(settings()[$name], true, false),
        esc_html($label),
        esc_html($help)
    );
}
