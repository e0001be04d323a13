<?php
/**
 * Plugin Name:       Frontage
 * Description:       Shows the widgets of a Frontage site (reviews, forms, projects, opening hours, pop-ups) on the pages of this one, as blocks and shortcodes.
 * Version:           0.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage
 *
 * This program is free software; you can redistribute it and/or modify it under the terms of the GNU General Public License as
 * published by the Free Software Foundation; either version 2 of the License, or (at your option) any later version. It is
 * distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without even the implied warranty of MERCHANTABILITY
 * or FITNESS FOR A PARTICULAR PURPOSE. See the GNU General Public License for more details.
 */

namespace Frontage\Connector;

defined('ABSPATH') || exit;

const FILE = __FILE__;
const VERSION = '0.1.0';

foreach (['options', 'widgets', 'shortcodes', 'blocks', 'replaced', 'call', 'forward', 'settings'] as $name) {
    require __DIR__ . "/includes/$name.php";
}
