<?php
// What the owner set.

namespace Frontage\Connector;

defined('ABSPATH') || exit;

const OPTION = 'frontage_connector';

/** All settings: `server` is an origin without a slash at its end, or empty; `numbers` is text, a line for each number that differs. */
function settings(): array
{
    $stored = get_option(OPTION);

    return (is_array($stored) ? $stored : []) + ['server' => '', 'replace' => false, 'forward' => false, 'numbers' => ''];
}

function server(): string
{
    return (string) settings()['server'];
}

/** The number that something of an older plugin has on the Frontage site: `form 1765 = 3`. Without a line it is the same. */
function number_there(string $kind, string $number): string
{
    $pattern = '/^\s*' . preg_quote($kind, '/') . '\s+' . preg_quote($number, '/') . '\s*=\s*(\d{1,9})\s*$/mi';

    return preg_match($pattern, (string) settings()['numbers'], $found) ? $found[1] : $number;
}
