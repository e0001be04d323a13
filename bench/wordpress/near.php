<?php
// Loaded with every request of the new WordPress: its importer may fetch pictures from this machine.
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn (array $ports, string $host, string $url) => [...$ports, (int) parse_url($url, PHP_URL_PORT)], 10, 3);
