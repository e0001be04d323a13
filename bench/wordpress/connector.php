<?php
// Pages with every widget, as shortcode and as block, and pages as the replaced plugins left them; the connector is set up by hand, in a browser.
require __DIR__ . '/load.php';
global $wp_rewrite;
$wp_rewrite->set_permalink_structure('/%postname%/');
flush_rewrite_rules(false);
$make = fn (string $title, string $content): int => wp_insert_post(wp_slash(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content]));
$codes = $blocks = '';
foreach ($wanted['widgets'] as [$name, $said]) {
    $codes .= "[frontage widget=\"$name\"" . implode('', array_map(fn ($key, $value) => " $key=\"$value\"", array_keys($said), $said)) . "]\n\n";
    $blocks .= "<!-- wp:frontage/$name " . json_encode((object) $said) . " /-->\n\n";
}
$form = WPCF7_ContactForm::get_template(['title' => 'Contact']);
$number = (int) $form->save();
$quote = WPCF7_ContactForm::get_template(['title' => 'Quote']);
$other = (int) $quote->save();
// A widget whose calls go to this site, as the scripts of earlier plugins send theirs: it hands them on.
$through = sprintf('<!-- wp:html --><div data-frontage="contact-form" data-id="2" data-server="%s" data-server-id="%d"></div><script type="module" src="%s/embed.js"></script><!-- /wp:html -->', home_url(), $other, $wanted['server']);
answer([
    'quote' => get_permalink($make('Quote', "[contact-form-7 id=\"$other\" title=\"Quote\"]")),
    'quoteForm' => $other,
    'through' => get_permalink($make('Through', $through)),
    'review' => get_permalink($make('Review', '[wprevpro_useform tid="3"]')),
    'shortcodes' => get_permalink($make('Shortcodes', $codes)),
    'blocks' => get_permalink($blockPage = $make('Blocks', $blocks)),
    'edit' => admin_url("post.php?post=$blockPage&action=edit"),
    'form' => $number,
    'earlier' => get_permalink($make('Earlier', "[contact-form-7 id=\"$number\" title=\"Contact\"]\n\n[wprevpro_usetemplate tid=\"1\"]\n\n[wprevpro_usebadge tid=\"1\"]\n\n[wp_portfolio columns=\"3\"]\n\n<!-- wp:astra-portfolio/wp-portfolio /-->")),
]);
