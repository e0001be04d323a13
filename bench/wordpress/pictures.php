<?php
// Loaded with every request of the old site: pictures of other hosts are drawn here, so that no line to them is needed.
add_filter('pre_http_request', function ($given, $args, $url) {
    $path = (string) parse_url($url, PHP_URL_PATH);
    if (!preg_match('/\.(jpe?g|png|gif)$/i', $path, $kind)) {
        return $given;
    }
    $bytes = bench_picture(basename($path), strtolower($kind[1]));
    if (!empty($args['filename'])) {
        file_put_contents($args['filename'], $bytes);
    }
    $type = strtolower($kind[1]) === 'jpg' ? 'jpeg' : strtolower($kind[1]);
    return [
        'headers' => new Bench_Headers(['content-type' => "image/$type", 'content-length' => (string) strlen($bytes)]),
        'body' => empty($args['filename']) ? $bytes : '',
        'response' => ['code' => 200, 'message' => 'OK'],
        'cookies' => [],
        'filename' => $args['filename'] ?? null,
    ];
}, 10, 3);

class_alias(class_exists('WpOrg\Requests\Utility\CaseInsensitiveDictionary') ? 'WpOrg\Requests\Utility\CaseInsensitiveDictionary' : 'Requests_Utility_CaseInsensitiveDictionary', 'Bench_Headers');

/** A picture of one colour, with its name in it: no two are the same. */
function bench_picture(string $name, string $kind): string
{
    $number = crc32($name);
    $width = 900 + $number % 500;
    $height = 500 + intdiv($number, 500) % 500;
    $image = imagecreatetruecolor($width, $height);
    $colour = fn (int $shift) => 70 + ($number >> $shift) % 120;
    imagefill($image, 0, 0, imagecolorallocate($image, $colour(0), $colour(8), $colour(16)));
    $white = imagecolorallocate($image, 255, 255, 255);
    imagestring($image, 5, 30, 30, $name, $white);
    ob_start();
    $kind === 'png' ? imagepng($image) : ($kind === 'gif' ? imagegif($image) : imagejpeg($image, null, 85));
    return ob_get_clean();
}
