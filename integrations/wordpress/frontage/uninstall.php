<?php
// Nothing stays behind.

defined('WP_UNINSTALL_PLUGIN') || exit;

delete_option('frontage_connector');
