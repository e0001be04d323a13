<?php
// Fills the old site: the test data of themes, by the importer, and pages with what plugins store in their public formats.
require __DIR__ . '/load.php';
global $wp_rewrite;
update_option('blogname', 'Kiln & Wheel');
update_option('blogdescription', 'Pots for every day');
$wp_rewrite->set_permalink_structure('/%year%/%monthnum%/%postname%/');
$wp_rewrite->flush_rules(false);
import_files($wanted['exports']);

function picture(string $name, string $alt, string $caption = ''): int
{
    $upload = wp_upload_bits($name, null, bench_picture($name, pathinfo($name, PATHINFO_EXTENSION)));
    $id = wp_insert_attachment(['post_title' => pathinfo($name, PATHINFO_FILENAME), 'post_excerpt' => $caption, 'post_mime_type' => wp_check_filetype($name)['type'], 'guid' => $upload['url']], $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    update_post_meta($id, '_wp_attachment_image_alt', $alt);
    return $id;
}

function page(string $title, string $content, array $meta = [], array $more = []): int
{
    return wp_insert_post(wp_slash($more + ['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'meta_input' => $meta]));
}

$cup = picture('cup.jpg', 'A cup with a blue glaze', 'The cup of 2019');
$bowl = picture('bowl with rim.png', 'A bowl');
$kiln = picture('kiln.jpg', 'The kiln, open');
$url = fn (int $id, string $size = 'full'): string => wp_get_attachment_image_url($id, $size);
$image = fn (int $id, string $size = 'large'): string => wp_get_attachment_image($id, $size);

// Contact Form 7 and Flamingo, by their own code where it is there.
$form = 0;
if (class_exists('WPCF7_ContactForm')) {
    $made = WPCF7_ContactForm::get_template(['title' => 'Ask the potter']);
    $made->set_properties([
        'form' => "<label> Your name\n    [text* your-name autocomplete:name] </label>\n\n<label> E-mail\n    [email* your-email] </label>\n\n[select subject \"A cup\" \"A bowl\" \"A course\"]\n\n<label> Message\n    [textarea your-message] </label>\n\n[acceptance consent] I agree that you answer me. [/acceptance]\n\n[submit \"Ask\"]",
        'additional_settings' => 'skip_mail: on',
    ]);
    $form = (int) $made->save();
}
if (class_exists('Flamingo_Inbound_Message')) {
    foreach (['Ann Wheeler', 'Béla Kovács'] as $name) {
        Flamingo_Inbound_Message::add(['channel' => 'ask-the-potter', 'subject' => "A cup for $name", 'from' => "$name <ann@example.com>", 'from_name' => $name, 'from_email' => 'ann@example.com', 'fields' => ['your-name' => $name, 'your-email' => 'ann@example.com', 'your-message' => "A cup, please.\nWith a “handle”."], 'meta' => ['remote_ip' => '192.0.2.7', 'user_agent' => 'Bench']]);
    }
    Flamingo_Contact::add(['email' => 'clay@example.com', 'name' => 'Clay Potter']);
}
if (function_exists('glsr_create_review')) {
    foreach ([5, 4, 3] as $stars) {
        glsr_create_review(['rating' => $stars, 'title' => "Stars: $stars", 'content' => 'The cup keeps the tea warm & looks “fine”.', 'name' => "Reviewer $stars", 'email' => 'r@example.com', 'date' => "2024-0$stars-11 10:00:00", 'is_approved' => true, 'terms' => 1]);
    }
}
foreach (['Tea house' => $cup, 'Garden urns' => $kiln] as $title => $shown) {
    $id = wp_insert_post(['post_type' => 'astra-portfolio', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => "<p>What we made for the $title.</p>", 'meta_input' => ['astra-portfolio-type' => 'page', 'astra-portfolio-image-id' => $shown]]);
    wp_set_object_terms($id, ['Interiors'], 'astra-portfolio-categories');
    wp_set_object_terms($id, ['Stoneware', 'Raku'], 'astra-portfolio-tags');
}

// Page builders: their data, and beside it the plain content that they leave there.
$lead = '<p>We fire clay in Stoke since <strong>1987</strong>.</p>';
$element = fn (string $type, array $settings): array => ['id' => substr(md5(serialize($settings)), 0, 7), 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => []];
$column = fn (int $size, array $elements): array => ['id' => substr(md5((string) $size), 0, 7), 'elType' => 'column', 'settings' => ['_column_size' => $size, '_inline_size' => null], 'elements' => $elements];
$elementor = [['id' => 'a1b2c3d', 'elType' => 'section', 'settings' => ['structure' => '20'], 'elements' => [
    $column(50, [$element('heading', ['title' => 'A studio by the sea', 'header_size' => 'h2']), $element('text-editor', ['editor' => $lead]), $element('button', ['text' => 'Ask us', 'link' => ['url' => home_url('/ask/'), 'is_external' => '']])]),
    $column(50, [$element('image', ['image' => ['id' => $kiln, 'url' => $url($kiln)], 'caption_source' => 'custom', 'caption' => 'Fired at night'])]),
]], ['id' => 'd4', 'elType' => 'section', 'settings' => [], 'elements' => [$column(100, [
    $element('icon-list', ['icon_list' => [['text' => 'Cups'], ['text' => 'Bowls']]]),
    $element('accordion', ['tabs' => [['tab_title' => 'How long does a pot take?', 'tab_content' => '<p>Three weeks.</p>']]]),
    $element('shortcode', ['shortcode' => "[contact-form-7 id=\"$form\" title=\"Ask the potter\"]"]),
])]]];
page('Studio', "<h2>A studio by the sea</h2>$lead<p><a href=\"" . home_url('/ask/') . '">Ask us</a></p>' . "<figure>{$image($kiln)}<figcaption>Fired at night</figcaption></figure><ul><li>Cups</li><li>Bowls</li></ul><h3>How long does a pot take?</h3><p>Three weeks.</p>[contact-form-7 id=\"$form\" title=\"Ask the potter\"]",
    ['_elementor_edit_mode' => 'builder', '_elementor_template_type' => 'wp-page', '_elementor_version' => '3.18.0', '_elementor_data' => json_encode($elementor)]);

function node(string $id, string $type, ?string $parent, int $position, array $settings): object
{
    return (object) ['node' => $id, 'type' => $type, 'parent' => $parent, 'position' => $position, 'settings' => (object) $settings];
}
$beaver = [
    'r1' => node('r1', 'row', null, 0, ['width' => 'fixed']), 'g1' => node('g1', 'column-group', 'r1', 0, []),
    'c1' => node('c1', 'column', 'g1', 0, ['size' => 66.67]), 'c2' => node('c2', 'column', 'g1', 1, ['size' => 33.33]),
    'm1' => node('m1', 'module', 'c1', 0, ['type' => 'heading', 'heading' => 'Courses at the wheel', 'tag' => 'h2']),
    'm2' => node('m2', 'module', 'c1', 1, ['type' => 'rich-text', 'text' => '<p>Two evenings a week, six people &amp; one kiln.</p>']),
    'm3' => node('m3', 'module', 'c2', 0, ['type' => 'photo', 'photo' => (string) $cup, 'photo_src' => $url($cup), 'show_caption' => '0', 'caption' => '']),
    'r2' => node('r2', 'row', null, 1, []), 'g2' => node('g2', 'column-group', 'r2', 0, []), 'c3' => node('c3', 'column', 'g2', 0, ['size' => 100]),
    'm4' => node('m4', 'module', 'c3', 0, ['type' => 'button', 'text' => 'Book a place', 'link' => home_url('/ask/')]),
    'm5' => node('m5', 'module', 'c3', 1, ['type' => 'accordion', 'items' => [(object) ['label' => 'What do I bring?', 'content' => '<p>Old clothes.</p>']]]),
    'm6' => node('m6', 'module', 'c3', 2, ['type' => 'gallery', 'photos' => [$cup, $bowl, $kiln]]),
];
page('Courses', "<h2>Courses at the wheel</h2><p>Two evenings a week, six people &amp; one kiln.</p>{$image($cup)}<p><a href=\"" . home_url('/ask/') . "\">Book a place</a></p><h3>What do I bring?</h3><p>Old clothes.</p>{$image($cup, 'medium')}{$image($bowl, 'medium')}{$image($kiln, 'medium')}",
    ['_fl_builder_enabled' => '1', '_fl_builder_data' => $beaver, '_fl_builder_draft' => $beaver]);

page('Ask', "<!-- wp:paragraph -->\n<p>Write to us: we answer within a day.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:contact-form-7/contact-form-selector {\"id\":$form,\"title\":\"Ask the potter\"} -->\n<div class=\"wp-block-contact-form-7-contact-form-selector\">[contact-form-7 id=\"$form\" title=\"Ask the potter\"]</div>\n<!-- /wp:contact-form-7/contact-form-selector -->", ['_yoast_wpseo_title' => 'Ask the potter %%sep%% %%sitename%%', '_yoast_wpseo_metadesc' => 'Write to the potter.']);
page('What people say', "<!-- wp:shortcode -->\n[site_reviews display=\"10\"]\n<!-- /wp:shortcode -->\n\n<!-- wp:shortcode -->\n[site_reviews_form]\n<!-- /wp:shortcode -->");
page('Work', "[wp_portfolio columns=\"3\"]\n\nCome and see it.", ['_yoast_wpseo_meta-robots-noindex' => '1']);
page('Sliders', "Our stars:\n\n[wprevpro_usetemplate tid=\"1\"]\n\n[wprevpro_usebadge tid=\"1\"]");
page('Classic pictures', "A first line\nand a second one.\n\n[caption id=\"attachment_$cup\" align=\"alignleft\" width=\"300\"]<a href=\"{$url($cup)}\">{$image($cup, 'medium')}</a> The <em>blue</em> cup[/caption]\n\nBetween the pictures: a <a href=\"" . home_url('/courses/') . "\">course</a>, a <a href=\"" . home_url("/?page_id=") . "1\">number</a> and “quotes”.\n\n[gallery ids=\"$cup,$bowl,$kiln\" columns=\"2\"]\n\n{$image($bowl, 'thumbnail')}");
$home = page('Welcome', "<!-- wp:cover {\"url\":\"{$url($kiln)}\",\"id\":$kiln,\"dimRatio\":50} -->\n<div class=\"wp-block-cover\"><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span><img class=\"wp-block-cover__image-background wp-image-$kiln\" alt=\"\" src=\"{$url($kiln)}\" data-object-fit=\"cover\"/><div class=\"wp-block-cover__inner-container\"><!-- wp:heading {\"level\":1} -->\n<h1>Pots for every day</h1>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Thrown, fired and glazed in Stoke.</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:cover -->\n\n<!-- wp:columns -->\n<div class=\"wp-block-columns\"><!-- wp:column {\"width\":\"66.66%\"} -->\n<div class=\"wp-block-column\" style=\"flex-basis:66.66%\"><!-- wp:paragraph -->\n<p>Cups &amp; bowls.</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:column -->\n\n<!-- wp:column {\"width\":\"33.33%\"} -->\n<div class=\"wp-block-column\" style=\"flex-basis:33.33%\"><!-- wp:image {\"id\":$cup,\"sizeSlug\":\"medium\"} -->\n<figure class=\"wp-block-image size-medium\"><img src=\"{$url($cup, 'medium')}\" alt=\"A cup with a blue glaze\" class=\"wp-image-$cup\"/><figcaption>The cup of 2019</figcaption></figure>\n<!-- /wp:image --></div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->");
$blog = page('News', '');
update_option('show_on_front', 'page');
update_option('page_on_front', $home);
update_option('page_for_posts', $blog);

$menu = wp_create_nav_menu('Main');
$above = 0;
foreach (['Studio' => 0, 'Courses' => 0, 'Work' => 0, 'Ask' => 0] as $title => $_) {
    $found = get_posts(['post_type' => 'page', 'title' => $title, 'numberposts' => 1])[0];
    $above = wp_update_nav_menu_item($menu, 0, ['menu-item-title' => $title === 'Ask' ? 'Ask us' : '', 'menu-item-object' => 'page', 'menu-item-object-id' => $found->ID, 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish', 'menu-item-parent-id' => $title === 'Courses' ? $above : 0]);
}
wp_update_nav_menu_item($menu, 0, ['menu-item-title' => 'Elsewhere', 'menu-item-url' => 'https://example.com/', 'menu-item-status' => 'publish']);
wp_update_nav_menu_item($menu, 0, ['menu-item-title' => 'Category: Pots', 'menu-item-object' => 'category', 'menu-item-object-id' => 1, 'menu-item-type' => 'taxonomy', 'menu-item-status' => 'publish']);
set_theme_mod('nav_menu_locations', ['primary' => $menu]);
answer(wp_count_posts('post')->publish);
