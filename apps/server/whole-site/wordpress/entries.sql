-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
CREATE TABLE `wp_gf_entry` (
  `id` int(10) unsigned NOT NULL AUTO_INCREMENT,
  `form_id` mediumint(8) unsigned NOT NULL,
  `date_created` datetime NOT NULL,
  `is_read` tinyint(1) NOT NULL DEFAULT '0',
  `ip` varchar(39) NOT NULL,
  `source_url` varchar(200) NOT NULL DEFAULT '',
  `user_agent` varchar(250) NOT NULL DEFAULT '',
  `status` varchar(20) NOT NULL DEFAULT 'active',
  PRIMARY KEY (`id`)
);
INSERT INTO `wp_gf_entry` VALUES (7,2,'2023-05-01 08:00:00',1,'203.0.113.7','https://kiln.example/orders/?a=1','Mozilla/5.0 (Secret)','active'),(8,2,'2023-05-02 08:00:00',0,'203.0.113.7','','Mozilla/5.0 (Secret)','active'),(9,2,'2023-05-03 08:00:00',0,'','','','spam'),(10,2,'2023-05-04 08:00:00',0,'','','','trash'),(11,5,'2023-05-05 08:00:00',1,'','','','active');
CREATE TABLE `wp_gf_entry_meta` (
  `id` bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  `form_id` mediumint(8) unsigned NOT NULL,
  `entry_id` bigint(20) unsigned NOT NULL,
  `meta_key` varchar(255) DEFAULT NULL,
  `meta_value` longtext,
  `item_index` varchar(60) DEFAULT NULL
);
INSERT INTO `wp_gf_entry_meta` VALUES (1,2,7,'1.3','Ann',''),(2,2,7,'1.6','Potter',''),(3,2,7,'3','ann@mail.example',''),(4,2,7,'4.1','Cup',''),(5,2,7,'4.2','Bowl',''),(6,2,7,'6.1','1',''),(7,2,7,'6.2','I agree to be written to.',''),(8,2,7,'6.3','12',''),(9,2,7,'7','[\"https:\\/\\/kiln.example\\/wp-content\\/uploads\\/gravity_forms\\/2-abc\\/2023\\/05\\/plan.jpg\"]',''),(10,2,7,'processed_feeds','secret',''),(11,2,8,'3','bo@mail.example',''),(12,2,9,'3','spam@mail.example',''),(13,5,11,'1','Hello there','');
CREATE TABLE `wp_gf_form` (`id` mediumint(8), `title` varchar(150), `is_trash` tinyint(1));
INSERT INTO `wp_gf_form` VALUES (2,'Orders',0),(3,'Gone',1);
CREATE TABLE `wp_gf_form_meta` (`form_id` mediumint(8), `display_meta` longtext, `entries_grid_meta` longtext, `confirmations` longtext, `notifications` longtext);
INSERT INTO `wp_gf_form_meta` VALUES (2,'{\"id\":2,\"title\":\"Orders\",\"fields\":[{\"id\":1,\"type\":\"name\",\"label\":\"Name\",\"inputs\":[{\"id\":\"1.3\",\"label\":\"First\"},{\"id\":\"1.6\",\"label\":\"Last\"}]},{\"id\":3,\"type\":\"email\",\"label\":\"Your e-mail\"},{\"id\":4,\"type\":\"checkbox\",\"label\":\"Wanted\",\"choices\":[{\"text\":\"Cup\",\"value\":\"Cup\"},{\"text\":\"Bowl\",\"value\":\"Bowl\"}],\"inputs\":[{\"id\":\"4.1\",\"label\":\"Cup\"},{\"id\":\"4.2\",\"label\":\"Bowl\"}]},{\"id\":6,\"type\":\"consent\",\"label\":\"Consent\",\"checkboxLabel\":\"I agree to be written to.\"},{\"id\":7,\"type\":\"fileupload\",\"label\":\"Plans\",\"multipleFiles\":true,\"allowedExtensions\":\"jpg\"}]}',NULL,'{\"a\":{\"id\":\"a\",\"isDefault\":true,\"type\":\"message\",\"message\":\"Thank you for your order.\"}}','[]'),(3,'{\"id\":3,\"title\":\"Gone\",\"fields\":[]}',NULL,NULL,NULL);
CREATE TABLE `wp_nf3_fields` (`id` int(11), `label` longtext, `key` longtext, `type` longtext, `parent_id` int(11));
INSERT INTO `wp_nf3_fields` VALUES (21,'First name','firstname','firstname',4),(22,'E-mail','email','email',4),(23,'Choice','choice','listcheckbox',4),(24,'Secret','secret','password',4);
CREATE TABLE `wp_nf3_forms` (`id` int(11), `title` longtext, `key` longtext);
INSERT INTO `wp_nf3_forms` VALUES (4,'Write us',NULL);
CREATE TABLE `wp_postmeta` (`meta_id` bigint(20), `post_id` bigint(20), `meta_key` varchar(255), `meta_value` longtext);
INSERT INTO `wp_postmeta` VALUES (1,90,'_form_id','4'),(2,90,'_seq_num','1'),(3,90,'_field_21','Di'),(4,90,'_field_22','di@mail.example'),(5,90,'_field_23','a:2:{i:0;s:3:\"one\";i:1;s:3:\"two\";}'),(6,90,'_field_24','hunter2'),(7,91,'_field_21','Not an entry'),(8,92,'_form_id','4'),(9,92,'_field_21','Thrown away');
CREATE TABLE `wp_posts` (`ID` bigint(20), `post_date_gmt` datetime, `post_content` longtext, `post_status` varchar(20), `post_type` varchar(20));
INSERT INTO `wp_posts` VALUES (90,'2023-06-01 09:00:00','','publish','nf_sub'),(91,'2023-06-01 09:00:00','A page of the dump','publish','page'),(92,'2023-06-01 09:00:00','','trash','nf_sub');
CREATE TABLE `wp_wpforms_entries` (`entry_id` bigint, `form_id` bigint, `status` varchar(30), `viewed` tinyint(1), `fields` longtext, `meta` longtext, `date` datetime, `ip_address` varchar(128), `user_agent` varchar(256));
INSERT INTO `wp_wpforms_entries` VALUES (31,3,'',1,'{\"4\":{\"name\":\"Name\",\"value\":\"Eva Kiln\",\"id\":4,\"type\":\"name\",\"first\":\"Eva\",\"middle\":\"\",\"last\":\"Kiln\"},\"1\":{\"name\":\"E-mail\",\"value\":\"eva@mail.example\",\"id\":1,\"type\":\"email\"},\"5\":{\"name\":\"Extras\",\"value\":\"Gift wrap\\nA card\",\"id\":5,\"type\":\"checkbox\"},\"11\":{\"name\":\"Privacy\",\"value\":\"I agree to be written to.\",\"id\":11,\"type\":\"gdpr-checkbox\"}}','{\"page_url\":\"https:\\/\\/kiln.example\\/ask\\/\"}','2023-07-01 10:00:00','203.0.113.7','Mozilla/5.0 (Secret)'),(32,3,'',0,'{\"1\":{\"name\":\"E-mail\",\"value\":\"flo@mail.example\",\"id\":1,\"type\":\"email\"}}','','2023-07-02 10:00:00','',''),(33,3,'partial',0,'{\"1\":{\"name\":\"E-mail\",\"value\":\"half@mail.example\",\"id\":1,\"type\":\"email\"}}','','2023-07-03 10:00:00','',''),(34,3,'spam',0,'{\"1\":{\"name\":\"E-mail\",\"value\":\"bad@mail.example\",\"id\":1,\"type\":\"email\"}}','','RECENTLY','',''),(35,3,'',0,'broken','','2023-07-03 10:00:00','','');
/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;
