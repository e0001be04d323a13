import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Later } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { startMariaDb } from './mariadb.ts'
import { startNginx } from './nginx.ts'
import { startPhpFpm } from './php-fpm.ts'

export const WORDPRESS = '/usr/share/wordpress'

export type WordPress = { readonly url: string; readonly pids: readonly number[] }

const DATABASE = 'wordpress'

/**
 * WordPress as Debian ships it: its newest default theme, no plugin switched on, nginx before php-fpm, MariaDB behind
 * it. It holds one page with the given paragraphs. Its background jobs and its look-outs for updates are off.
 */
export async function startWordPress(folder: string, { title, paragraphs }: Text, later: Later): Promise<WordPress> {
  const root = path.join(folder, 'htdocs')
  cpSync(WORDPRESS, root, { recursive: true, dereference: true, filter: (file) => path.basename(file) !== '.htaccess' })
  const database = await startMariaDb(path.join(folder, 'mariadb'), DATABASE)
  later(database.stop)
  const port = await freePort()
  writeFileSync(path.join(root, 'wp-config.php'), configOf(database.socket, port))
  const url = install(root, { title, paragraphs })
  const php = await startPhpFpm(path.join(folder, 'php'))
  later(php.stop)
  const nginx = await startNginx(path.join(folder, 'nginx'), { port, php: { root, socket: php.socket } })
  later(nginx.stop)
  return { url, pids: [nginx.pid, php.pid, database.pid] }
}

export type Text = { readonly title: string; readonly paragraphs: readonly string[] }

const configOf = (socket: string, port: number): string => `<?php
define('DB_NAME', '${DATABASE}'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $name) define($name, str_repeat($name, 8));
define('WP_HOME', 'http://127.0.0.1:${port}'); define('WP_SITEURL', 'http://127.0.0.1:${port}');
define('DISABLE_WP_CRON', true); define('WP_HTTP_BLOCK_EXTERNAL', true); define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

/** Sets WordPress up and writes the page; hands back its address. */
function install(root: string, { title, paragraphs }: Text): string {
  const script = path.join(import.meta.dirname, 'wordpress-install.php')
  const input = JSON.stringify({ root, title, paragraphs })
  const { stdout, stderr } = spawnSync('php', [script], { input, encoding: 'utf8' })
  const url = /page (http\S+)/.exec(stdout)?.[1]
  if (!url) throw new Error(`WordPress could not be set up: ${stdout}${stderr}`)
  return url
}
