<?php
// One call to the Frontage site, in the name of a visitor. Cookies, nonces and passwords of this site never go along.

namespace Frontage\Connector;

defined('ABSPATH') || exit;

/** Sends fields and files of this request to a path there. The answer as WordPress hands it back, or a WP_Error. */
function call_there(string $method, string $path, array $fields = [], array $files = [])
{
    $headers = [
        'accept' => 'application/json',
        'user-agent' => substr((string) ($_SERVER['HTTP_USER_AGENT'] ?? ''), 0, 500),
        'x-forwarded-for' => (string) ($_SERVER['REMOTE_ADDR'] ?? ''),
    ];
    $options = ['method' => $method, 'headers' => $headers, 'timeout' => 20, 'redirection' => 0, 'cookies' => []];
    if ($method === 'POST') {
        $boundary = wp_generate_password(32, false);
        $options['headers']['content-type'] = "multipart/form-data; boundary=$boundary";
        $options['body'] = multipart($fields, $files, $boundary);
    }

    return wp_remote_request(server() . $path, $options);
}

function multipart(array $fields, array $files, string $boundary): string
{
    $body = '';
    foreach (flat($fields) as [$name, $value]) {
        $body .= "--$boundary\r\ncontent-disposition: form-data; name=\"" . quoted($name) . "\"\r\n\r\n$value\r\n";
    }
    foreach (sent_files($files) as [$name, $file]) {
        $body .= "--$boundary\r\ncontent-disposition: form-data; name=\"" . quoted($name) . '"; filename="' . quoted($file['name']) . "\"\r\n"
            . 'content-type: ' . preg_replace('#[^\w./+-]#', '', $file['type']) . "\r\n\r\n" . file_get_contents($file['tmp_name']) . "\r\n";
    }

    return "$body--$boundary--\r\n";
}

function quoted(string $text): string
{
    return str_replace(['"', "\r", "\n"], ['%22', '%0D', '%0A'], $text);
}

/** Pairs of names and values: `topic[]` for each value of a list. */
function flat(array $fields, string $around = ''): array
{
    $pairs = [];
    foreach ($fields as $name => $value) {
        $whole = $around === '' ? (string) $name : $around . (is_int($name) ? '[]' : "[$name]");
        $pairs = [...$pairs, ...(is_array($value) ? flat($value, $whole) : [[$whole, (string) $value]])];
    }

    return $pairs;
}

/** Files that this request brought itself, one by one. */
function sent_files(array $files): array
{
    $found = [];
    foreach ($files as $name => $file) {
        $isList = is_array($file['name']);
        foreach ((array) $file['name'] as $index => $own) {
            $path = $isList ? $file['tmp_name'][$index] : $file['tmp_name'];
            if (is_string($own) && is_string($path) && is_uploaded_file($path)) {
                $found[] = [$name . ($isList ? '[]' : ''), ['name' => $own, 'type' => (string) ($isList ? $file['type'][$index] : $file['type']), 'tmp_name' => $path]];
            }
        }
    }

    return $found;
}
