import { MARIADB } from '../peers/mariadb.ts'
import { NGINX } from '../peers/nginx.ts'
import { PHP_FPM } from '../peers/php-fpm.ts'
import { WORDPRESS } from '../peers/wordpress.ts'
import { versionOf } from '../tools/machine.ts'

/** The versions of WordPress and of everything that it runs on. */
export const wordPressVersions = (): string[] => [
  `WordPress ${versionOf('grep', 'wp_version =', `${WORDPRESS}/wp-includes/version.php`)}`,
  `PHP ${versionOf(PHP_FPM ?? '', '-v')}`,
  `MariaDB ${versionOf(MARIADB, '--version')}`,
]

/** The versions of those who take part, by their names. */
export const versionsOf = (names: readonly string[]): string[] => [
  `wrk ${versionOf('wrk', '-v')}`,
  ...(names.includes('nginx') ? [`nginx ${versionOf(NGINX, '-v')}`] : []),
  ...(names.includes('WordPress') ? wordPressVersions() : []),
]
