<?php
// Loaded with every request: the kinds of posts of WP Portfolio, whose plugin no public repository holds.
add_action('init', function () {
    register_post_type('astra-portfolio', ['public' => true, 'label' => 'Portfolio', 'supports' => ['title', 'editor', 'thumbnail', 'custom-fields', 'excerpt'], 'rewrite' => ['slug' => 'portfolio']]);
    foreach (['astra-portfolio-categories', 'astra-portfolio-other-categories', 'astra-portfolio-tags'] as $name) {
        register_taxonomy($name, 'astra-portfolio', ['public' => true, 'hierarchical' => $name !== 'astra-portfolio-tags', 'label' => $name]);
    }
});
