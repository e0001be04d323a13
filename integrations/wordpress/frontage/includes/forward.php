<?php
// Scripts of the replaced plugins, on pages that still have them, go on asking this site: it hands their calls on.

namespace Frontage\Connector;

defined('ABSPATH') || exit;

/** Calls to admin-ajax.php that Frontage answers as those plugins did. */
const ACTIONS = [
    'wprp_load_more_revs', 'wprp_save_review', 'wprp_check_unbrid', 'wprp_get_float',
    'cf7mls_validation', '_wpcf7_check_nonce', 'dnd_codedropz_upload', 'dnd_codedropz_upload_delete',
];
const FORM = '#^/contact-form-7/v1/contact-forms/(\d+)(/feedback|/refill|/feedback/schema)$#';
const STEP = '#^/cf7mls/v1/cf7mls_validation$#';
const PROJECTS = '#^/wp/v2/astra-portfolio(?:-categories|-other-categories|-tags)?(?:/\d+)?$#';
/** Fields that name something by its number, which is another one there, and the kind of it. */
const NUMBERED = ['_wpcf7' => 'form', 'form_id' => 'form', 'revid' => 'reviews', 'wprevpro_fid' => 'review-form', 'fid' => 'float'];
/** Headers of an answer that scripts read. */
const HEADERS = ['x-wp-total', 'x-wp-totalpages', 'retry-after'];

function is_forwarding(): bool
{
    return server() !== '' && settings()['forward'];
}

add_action('init', function (): void {
    if (!is_forwarding()) {
        return;
    }
    foreach (ACTIONS as $action) {
        add_action("wp_ajax_$action", __NAMESPACE__ . '\\forward_action', 0);
        add_action("wp_ajax_nopriv_$action", __NAMESPACE__ . '\\forward_action', 0);
    }
}, 99);

function forward_action(): void
{
    $fields = with_numbers(wp_unslash($_POST));
    $answer = call_there('POST', '/wp-admin/admin-ajax.php', $fields, $_FILES);
    if (is_away($answer)) {
        answer_away($fields, $_FILES);
    }
    status_header((int) wp_remote_retrieve_response_code($answer));
    header('Content-Type: ' . (wp_remote_retrieve_header($answer, 'content-type') ?: 'text/html; charset=utf-8'));
    header('X-Content-Type-Options: nosniff');
    // The answer of the site that the owner set, to a script that reads it.
    echo wp_remote_retrieve_body($answer); // phpcs:ignore WordPress.Security.EscapeOutput
    exit;
}

/** Whether nobody answers there, or something that stands before the site does. */
function is_away($answer): bool
{
    return is_wp_error($answer) || in_array(wp_remote_retrieve_response_code($answer), [502, 503, 504], true);
}

function away_words(): string
{
    return __('This could not be sent, because the site that receives it does not answer. Please try again later.', 'frontage');
}

/** In the shape in which the script that asks shows words to visitors. */
function answer_away(array $fields, array $files): void
{
    $action = (string) ($fields['action'] ?? '');
    if (strpos($action, 'dnd_codedropz_') === 0) {
        wp_send_json(['success' => false, 'data' => away_words()]);
    }
    if ($action === 'wprp_save_review') {
        wp_send_json(['error' => 'yes', 'successmsg' => '', 'dbmsg' => away_words()]);
    }
    if ($action === 'cf7mls_validation') {
        wp_send_json(step_away($fields, $files));
    }
    status_header(502);
    wp_die('0', '', ['response' => 502]);
}

/**
 * Of a step that could not be looked at. The script asks with all fields of the form, stays at a step of which one is named here, and shows
 * the message below it.
 */
function step_away(array $fields, array $files): array
{
    $reason = ['reason' => __('Please try again later.', 'frontage'), 'idref' => null];
    $names = array_filter(
        array_map('strval', array_keys($fields + $files)),
        static fn (string $name): bool => $name !== 'action' && $name !== '' && $name[0] !== '_'
    );

    return [
        'success' => false,
        'invalid_fields' => $names ? array_fill_keys($names, $reason) : [],
        'message' => __('This step could not be checked, because the site that receives the form does not answer. Please try again later.', 'frontage'),
    ];
}

/** Forms and lists have other numbers there, in the number itself and in the name of the element that is told of an answer. */
function with_numbers(array $fields): array
{
    $form = (string) ($fields['_wpcf7'] ?? '');
    foreach (NUMBERED as $name => $kind) {
        if (isset($fields[$name]) && is_string($fields[$name]) && ctype_digit($fields[$name])) {
            $fields[$name] = number_there($kind, $fields[$name]);
        }
    }
    if (ctype_digit($form) && isset($fields['_wpcf7_unit_tag']) && is_string($fields['_wpcf7_unit_tag'])) {
        $fields['_wpcf7_unit_tag'] = str_replace("wpcf7-f$form-", 'wpcf7-f' . $fields['_wpcf7'] . '-', $fields['_wpcf7_unit_tag']);
    }

    return $fields;
}

add_filter('rest_pre_dispatch', function ($answer, $server, \WP_REST_Request $request) {
    if ($answer !== null || !is_forwarding()) {
        return $answer;
    }
    $path = path_there($request);

    return $path === null ? null : forward_rest($request, $path);
}, 10, 3);

/** Where a call is answered there; null for one that is not handed on. */
function path_there(\WP_REST_Request $request): ?string
{
    [$route, $method] = [$request->get_route(), $request->get_method()];
    if (preg_match(FORM, $route, $form) && $method === ($form[2] === '/feedback' ? 'POST' : 'GET')) {
        return '/wp-json/contact-form-7/v1/contact-forms/' . number_there('form', $form[1]) . $form[2];
    }
    if (preg_match(STEP, $route) && $method === 'POST') {
        return '/wp-json' . $route;
    }
    // The editor of this site reads its own.
    if (preg_match(PROJECTS, $route) && $method === 'GET' && $request->get_param('context') !== 'edit') {
        $query = $request->get_query_params();
        unset($query['rest_route'], $query['_wpnonce']);

        return '/wp-json' . $route . ($query ? '?' . http_build_query($query) : '');
    }

    return null;
}

function forward_rest(\WP_REST_Request $request, string $path)
{
    $fields = $request->get_body_params();
    $answer = call_there($request->get_method(), $path, with_numbers($fields), $request->get_file_params());
    if (is_away($answer)) {
        return rest_away($request, $fields);
    }
    $data = json_decode(told_here(wp_remote_retrieve_body($answer), $fields));
    if (is_object($data) && isset($data->contact_form_id) && ctype_digit((string) ($fields['_wpcf7'] ?? ''))) {
        $data->contact_form_id = (int) $fields['_wpcf7'];
    }
    $response = new \WP_REST_Response($data, (int) wp_remote_retrieve_response_code($answer));
    foreach (HEADERS as $name) {
        $value = wp_remote_retrieve_header($answer, $name);
        if ($value !== '') {
            $response->header($name, $value);
        }
    }

    return $response;
}

/** The script of a form reads words for visitors from answers alone that say 200. */
function rest_away(\WP_REST_Request $request, array $fields)
{
    if (preg_match(STEP, $request->get_route())) {
        return new \WP_REST_Response(step_away($fields, $request->get_file_params()));
    }
    if (!preg_match('#/contact-forms/(\d+)/feedback$#', $request->get_route(), $form)) {
        return new \WP_Error('frontage_away', away_words(), ['status' => 502]);
    }
    $tag = (string) ($fields['_wpcf7_unit_tag'] ?? '');

    return new \WP_REST_Response([
        'contact_form_id' => (int) $form[1],
        'status' => 'mail_failed',
        'message' => away_words(),
        'posted_data_hash' => '',
        'into' => '#' . (preg_match('/^wpcf7-f\d+-[\w-]+$/', $tag) ? $tag : "wpcf7-f{$form[1]}-o1"),
        'invalid_fields' => [],
    ]);
}

/** The element, and the words at its fields, are called here as the page calls them. */
function told_here(string $body, array $fields): string
{
    $tag = (string) ($fields['_wpcf7_unit_tag'] ?? '');
    $there = (string) (with_numbers($fields)['_wpcf7_unit_tag'] ?? '');
    if (!preg_match('/^wpcf7-f\d+-[\w-]+$/', $tag) || $there === $tag) {
        return $body;
    }

    return str_replace(["\"#$there\"", "\"$there-ve-"], ["\"#$tag\"", "\"$tag-ve-"], $body);
}
