<?php
// Loads the WordPress that stdin names, as the command line of one would; the other scripts here begin with it.
// Plugins prepare an export for the admin of WordPress alone.
define('WP_ADMIN', true);
$wanted = json_decode(stream_get_contents(STDIN), true);
$_SERVER['HTTP_HOST'] = $wanted['host'];
$_SERVER['SERVER_NAME'] = strtok($wanted['host'], ':');
define('WP_LOAD_IMPORTERS', true);
require $wanted['root'] . '/wp-load.php';
foreach (['import', 'file', 'image', 'media', 'post', 'taxonomy', 'export', 'plugin'] as $name) {
    require_once ABSPATH . "wp-admin/includes/$name.php";
}
wp_set_current_user(1);

function answer($value): void
{
    echo "\nanswer " . json_encode($value) . "\n";
}

// Imports export files by the importer of WordPress itself.
function import_files(array $files): void
{
    foreach ($files as $file) {
        $import = new WP_Import();
        $import->fetch_attachments = true;
        ob_start();
        $import->import($file);
        ob_end_clean();
    }
}
