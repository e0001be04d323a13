-- phpMyAdmin SQL Dump
-- version 5.2.1
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!40101 SET NAMES utf8mb4 */;

--
-- Table structure for table `kiln_posts`; it's none of ours
--
CREATE TABLE `kiln_posts` (`ID` bigint(20) NOT NULL, `post_content` longtext NOT NULL);
INSERT INTO `kiln_posts` (`ID`, `post_content`) VALUES
(1, 'INSERT INTO `kiln_wpfb_reviews` VALUES (1,\'x\'); -- not this'),
(2, 'It''s a \\'), (3, 'a;b');

CREATE TABLE `kiln_wpfb_reviews` (
  `id` mediumint(9) NOT NULL,
  `pageid` varchar(150) NOT NULL DEFAULT '',
  `pagename` tinytext NOT NULL,
  `created_time` datetime NOT NULL,
  `created_time_stamp` int(12) NOT NULL,
  `reviewer_name` tinytext NOT NULL,
  `reviewer_email` tinytext NOT NULL,
  `rating` int(2) NOT NULL,
  `recommendation_type` varchar(12) NOT NULL DEFAULT '',
  `review_title` varchar(500) NOT NULL DEFAULT '',
  `review_text` text NOT NULL,
  `hide` varchar(3) NOT NULL DEFAULT '',
  `type` varchar(20) NOT NULL DEFAULT '',
  `from_name` varchar(20) NOT NULL DEFAULT '',
  `from_url_review` varchar(800) NOT NULL DEFAULT '',
  `userpic` varchar(500) NOT NULL DEFAULT '',
  `userpiclocal` varchar(500) NOT NULL DEFAULT '',
  `posts` text NOT NULL,
  `tags` text NOT NULL,
  `unique_id` tinytext NOT NULL,
  `owner_response` text NOT NULL,
  `custom_data` text NOT NULL,
  `sort_weight` int(5) NOT NULL,
  `mediaurlsarrayjson` text NOT NULL,
  `language_code` varchar(10) NOT NULL DEFAULT '',
  PRIMARY KEY (`id`),
  KEY `type` (`type`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

INSERT INTO `kiln_wpfb_reviews` (`id`, `pageid`, `pagename`, `created_time`, `created_time_stamp`, `reviewer_name`, `reviewer_email`, `rating`, `recommendation_type`, `review_title`, `review_text`, `hide`, `type`, `from_name`, `from_url_review`, `userpic`, `userpiclocal`, `posts`, `tags`, `unique_id`, `owner_response`, `custom_data`, `sort_weight`, `mediaurlsarrayjson`, `language_code`) VALUES
(1, 'ChIJpots', 'Kiln, Stoke', '2023-05-06 09:00:00', 1683363600, 'Iris O\'Neil', 'iris@mail.example', 5, '', '', 'The glaze is lovely.\nIt\\\'s blue; like the sea.', '', 'Google', '', 'https://maps.example/r/1', 'https://faces.example/iris', 'https://kiln.example/wp-content/uploads/wprevslider/avatars/iris.jpg', '[\"-6-\"]', '[\"Glaze\"]', 'g-1', '{\"name\":\"Kiln\",\"date\":\"2023-05-07\",\"comment\":\"Thank you, Iris.\"}', '', 0, '[\"https://photos.example/bowl.jpg\",\"https://videos.example/bowl.mp4\"]', 'en'),
(2, 'submitted', '', '2023-05-07 09:00:00', 1683450000, 'Jon', '', 2, '', 'Late', 'It came late.', 'yes', 'Submitted', '', '', '', '', '', '', '', '', '{\"Pot\":\"Jug\"}', 3, '', ''),
(3, '77', 'Kiln', '2023-05-08 09:00:00', 1683536400, 'Kim 🏺', '', 0, 'positive', '', 'Go there.', '', 'Facebook', '', '', '', '', '', '', 'f-3', '', '', 0, '', ''),
(4, 'x', '', '2023-05-09 09:00:00', 1683622800, '', '', 4, '', '', 'Nobody said this.', '', 'Manual', 'yelp', '', '', '', '', '', '', '', '', 0, NULL, '');

CREATE TABLE `kiln_wpfb_post_templates` (
  `id` mediumint(9) NOT NULL,
  `title` varchar(200) NOT NULL DEFAULT ''
);
INSERT INTO `kiln_wpfb_post_templates` (`id`, `title`, `template_type`, `style`, `created_time_stamp`, `display_num`, `display_num_rows`, `load_more`, `display_order`, `hide_no_text`, `template_css`, `min_rating`, `min_words`, `max_words`, `word_or_char`, `rtype`, `rpage`, `createslider`, `numslides`, `sliderautoplay`, `sliderdirection`, `sliderarrows`, `sliderdots`, `sliderdelay`, `sliderspeed`, `sliderheight`, `slidermobileview`, `showreviewsbyid`, `template_misc`, `facebook_icon`, `facebook_icon_link`, `review_same_height`, `display_masonry`, `string_text`, `string_textnot`) VALUES
(3, 'Home', 'post', 2, 1683363600, 2, 3, 'yes', 'highest', 'yes', '', 4, 0, 0, 'word', '[\"google\"]', '[\"ChIJpots\"]', 'no', 0, '', '', '', '', 0, 0, '', '', '[\"\"]', '{\"showstars\":\"yes\",\"showtitle\":\"hide\",\"dateformat\":\"timesince\",\"avataropt\":\"init\",\"lastnameformat\":\"initial\",\"starcolor\":\"#c03000\",\"tcolor1\":\"rgb(20, 30, 40)\",\"bgcolor1\":\"rgba(255,255,255,0.5)\",\"load_more_porb\":\"pagenums\",\"header_search\":\"yes\",\"header_sort\":\"\",\"header_text\":\"<a href=\\\"\\/\\\">Read<\\/a>\",\"langfilterlist\":\"[\\\"en\\\"]\"}', 'yes', 'fol', '', 'yes', '', ''),
(5, 'Slides', 'widget', 1, 1683363600, 1, 1, 'no', 'sortweight', '', '.x{}', 0, 0, 0, 'word', '[]', '', 'sli', 4, 'yes', 'fade', 'des', 'no', 5, 400, 'yes', 'one', '[\"1\",\"2\"]', '{}', 'no', '', 'yea', 'no', 'late', '');

INSERT INTO `kiln_wpfb_badges` (`id`, `title`, `badge_type`, `badge_bname`, `badge_orgin`, `style`, `created_time_stamp`, `badge_css`, `badge_misc`, `rpage`) VALUES
(2, 'Side', '', 'Kiln', 'google', '1', 1683363600, '', '{\"onclickaction\":\"slideout\",\"slidelocation\":\"left\",\"sliderevtemplate\":\"5\"}', '');
INSERT INTO `kiln_wpfb_floats` (`id`, `title`, `float_type`, `content_id`, `style`, `created_time_stamp`, `float_css`, `float_misc`, `enabled`) VALUES
(1, 'Corner', 'pop', '3', '', 1683363600, '', '{\"floatlocation\":\"toprt\",\"animate_dir\":\"fade\",\"animate_delay\":\"3\",\"autoclose\":\"yes\",\"autoclose_delay\":\"9\",\"firstvisit\":\"yes\",\"hideonmobile\":\"yes\",\"onclickaction\":\"url\",\"onclickurl\":\"javascript:alert(1)\",\"pagefilter\":\"all\"}', 1);
INSERT INTO `kiln_wpfb_forms` (`id`, `title`, `style`, `created_time_stamp`, `form_css`, `form_html`, `form_fields`, `form_misc`, `notifyemail`) VALUES (1, 'Tell us', '', 1683363600, '.y{}', '<h2>How was it?</h2>', '[{\"required\": \"on\", \"label\": \"Your rating\", \"show_label\": \"on\", \"placeholder\": \"\", \"before\": \"\", \"after\": \"\", \"default_form_value\": \"0\", \"default_display_value\": \"\", \"hide_field\": \"\", \"input_type\": \"review_rating\", \"name\": \"review_rating\", \"starornot\": \"updown\", \"star_icon\": \"smileys\", \"maxrating\": \"5\", \"afterclick\": \"hide\"}, {\"label\": \"Elsewhere\", \"show_label\": \"on\", \"before\": \"\", \"after\": \"\", \"input_type\": \"social_links\", \"name\": \"social_links\", \"lname1\": \"Google\", \"lurl1\": \"https://maps.example/write\", \"lname2\": \"Bad\", \"lurl2\": \"javascript:alert(1)\", \"displaytype\": \"sicon\", \"showval\": \"3\", \"hiderest\": \"hide\"}, {\"required\": \"on\", \"label\": \"What <b>happened</b>?\", \"show_label\": \"\", \"placeholder\": \"It\\\\\'s fine to be short\", \"before\": \"\", \"after\": \"We <i>may</i> shorten it.\", \"default_form_value\": \"Nice\", \"default_display_value\": \"\", \"hide_field\": \"\", \"input_type\": \"textarea\", \"name\": \"review_text\"}, {\"required\": \"\", \"label\": \"Name\", \"show_label\": \"on\", \"placeholder\": \"\", \"before\": \"\", \"after\": \"\", \"hide_field\": \"\", \"input_type\": \"text\", \"name\": \"reviewer_name\"}, {\"required\": \"\", \"label\": \"Source\", \"show_label\": \"on\", \"hide_field\": \"on\", \"input_type\": \"text\", \"name\": \"company_name\"}, {\"required\": \"on\", \"label\": \"I agree that this is shown.\", \"show_label\": \"on\", \"input_type\": \"review_consent\", \"name\": \"review_consent\"}, {\"required\": \"\", \"label\": \"Which studio\", \"show_label\": \"on\", \"input_type\": \"select_page\", \"name\": \"custom_select_page_9\", \"selopts\": \"4, 6\", \"seloptsname\": \"Stoke, Nelson\"}, {\"required\": \"\", \"label\": \"Glaze\", \"show_label\": \"on\", \"input_type\": \"select\", \"name\": \"custom_select_10\", \"selopts\": \"blue, green\"}, {\"required\": \"\", \"label\": \"Film\", \"show_label\": \"on\", \"input_type\": \"review_video\", \"name\": \"review_video\"}]', '{\"captchaon\": \"v2\", \"captchasite\": \"site-key\", \"captchasecrete\": \"hush-hush\", \"showonclick\": \"popup\", \"showonclicktext\": \"Tell us\", \"autopopup\": \"no\", \"btntext\": \"Send it\", \"btnclass\": \"\", \"btnstyle\": \"btn1\", \"requiredlabelshow\": \"show\", \"requiredlabeltext\": \"Needed\", \"useajax\": \"prd\", \"redirecturl\": \"https://kiln.example/thanks\", \"successmsg\": \"<p>Thank you!</p>\", \"autoapprove\": \"yes\", \"tags\": \"Glaze, Kiln\", \"ip\": \"\", \"onesub\": \"nof\", \"onesub_msg\": \"\"}', 'kiln@mail.example, nobody');

CREATE TABLE `kiln_grp_google_place` (`id` bigint NOT NULL, `place_id` varchar(80), `name` varchar(255));
INSERT INTO `kiln_grp_google_place` VALUES (9, 'ChIJshed', 'The shed');
CREATE TABLE `kiln_grp_google_review` (`id` bigint NOT NULL, `google_place_id` bigint, `rating` int, `text` varchar(10000), `time` int, `language` varchar(10), `author_name` varchar(255), `profile_photo_url` varchar(255), `hide` varchar(1), `reply` text, `reply_time` int);
INSERT INTO `kiln_grp_google_review` VALUES (1, 9, 4, 'Warm, even in <b>May</b>.', 1684000000, 'en', 'Lea', 'https://faces.example/lea', '', 'Thanks, Lea.', 1684100000), (2, 9, 1, 'Closed.', 1684000001, 'en', 'Max', '', 'y', '', NULL);

CREATE TABLE `kiln_trustindex_tripadvisor_reviews` (`id` tinyint, `hidden` tinyint, `user` varchar(255), `user_photo` text, `text` text, `rating` decimal(3,1), `highlight` varchar(11), `date` date, `reviewId` text, `reply` text);
INSERT INTO `kiln_trustindex_tripadvisor_reviews` VALUES (1, 0, 'Nia', '', 'A good day out.', 5.0, NULL, '2023-06-01', 'ta-1', NULL);
COMMIT;

/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
