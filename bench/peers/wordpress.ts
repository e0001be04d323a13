import { spawnSync } from 'node:child_process'
import { cpSync, globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Later } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { startMariaDb } from './mariadb.ts'
import { type PageCache, startNginx } from './nginx.ts'
import { startPhpFpm } from './php-fpm.ts'

export const WORDPRESS = '/usr/share/wordpress'

/** `content`: blocks as WordPress stores them; `{form}` in it stands for the number of the contact form. */
export type WordPressPage = { readonly title: string; readonly content: string }
type Wanted = {
  readonly pages: readonly WordPressPage[]
  /** Folders of plugins, which are switched on. */
  readonly plugins?: readonly string[]
}
/** `url` is where a page is to be had, by its index and by what stands before PHP. */
export type WordPress = {
  readonly url: (page: number, cache?: PageCache) => string
  readonly form: number | undefined
  /** All of its processes, and those of what stands before it. */
  readonly pids: readonly number[]
}

const DATABASE = 'wordpress'
const CACHES = [undefined, 'plain', 'gzipped'] as const

/** A WordPress that is set up, and empty: where it lies, what runs its PHP, and a call of a script beside this file. */
export type LaidWordPress = { readonly root: string; readonly socket: string; readonly pids: readonly number[] }
type Laid = {
  readonly plugins?: readonly string[]
  /** Folders of themes; the first one is switched on. */
  readonly themes?: readonly string[]
  /** Files of PHP that are loaded with every request. */
  readonly always?: readonly string[]
  readonly host?: string
}

/** WordPress as Debian ships it, with MariaDB and php-fpm behind it. Its background jobs and its look-outs for updates are off. */
export async function layWordPress(
  folder: string,
  { plugins = [], themes = [], always = [], host }: Laid,
  later: Later,
): Promise<LaidWordPress> {
  const root = path.join(folder, 'htdocs')
  cpSync(WORDPRESS, root, { recursive: true, dereference: true, filter: (file) => path.basename(file) !== '.htaccess' })
  const into = (name: string, from: readonly string[]): void => {
    for (const each of from) cpSync(each, path.join(root, 'wp-content', name, path.basename(each)), { recursive: true })
  }
  into('plugins', plugins)
  into('themes', themes)
  into('mu-plugins', always)
  const database = await startMariaDb(path.join(folder, 'mariadb'), DATABASE)
  later(database.stop)
  writeFileSync(path.join(root, 'wp-config.php'), configOf(database.socket))
  const theme = themes[0] && path.basename(themes[0])
  askPhp(script('wordpress-install.php'), { root, host, plugins: plugins.map(mainFileOf), theme })
  const php = await startPhpFpm(path.join(folder, 'php'))
  later(php.stop)
  return { root, socket: php.socket, pids: [php.pid, database.pid] }
}

/**
 * A WordPress with its newest default theme, and nginx before it; and nginx twice more, with a
 * cache of whole pages, plain and gzipped.
 */
export async function startWordPress(folder: string, { pages, plugins = [] }: Wanted, later: Later): Promise<WordPress> {
  const { root, socket, pids } = await layWordPress(folder, { plugins }, later)
  const { ids, form } = askPhp(script('wordpress-fill.php'), { root, pages }) as { ids: number[]; form?: number }
  const fronts: { readonly cache: PageCache | undefined; readonly port: number; readonly pid: number }[] = []
  for (const cache of CACHES) {
    const port = await freePort()
    const nginx = await startNginx(path.join(folder, `nginx-${cache ?? 'bare'}`), { port, php: { root, socket, cache } })
    later(nginx.stop)
    fronts.push({ cache, port, pid: nginx.pid })
  }
  const portOf = (cache?: PageCache): number => fronts.find((front) => front.cache === cache)!.port
  return {
    url: (page, cache) => `http://127.0.0.1:${portOf(cache)}/?page_id=${ids[page]}`,
    form,
    pids: [...fronts.map(({ pid }) => pid), ...pids],
  }
}

/** Paragraphs as blocks. */
export const paragraphBlocks = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<!-- wp:paragraph -->\n<p>${escaped(text)}</p>\n<!-- /wp:paragraph -->`).join('\n\n')

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The file of a plugin that WordPress loads: `contact-form-7/wp-contact-form-7.php`. */
function mainFileOf(plugin: string): string {
  const name = path.basename(plugin)
  const [file] = globSync([`${name}.php`, `wp-${name}.php`], { cwd: plugin })
  if (!file) throw new Error(`no plugin: ${plugin} holds no ${name}.php`)
  return `${name}/${file}`
}

/** It is reached at several ports, and names its own address as it was asked for. */
const configOf = (socket: string): string => `<?php
define('DB_NAME', '${DATABASE}'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $name) define($name, str_repeat($name, 8));
define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']); define('WP_SITEURL', WP_HOME);
define('DISABLE_WP_CRON', true); define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1'); define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

const script = (name: string): string => path.join(import.meta.dirname, name)

/** Runs a script of PHP with what it is told; hands back what it answers in its last line, in JSON. */
export function askPhp(file: string, told: unknown): unknown {
  const { stdout, stderr } = spawnSync('php', [file], { input: JSON.stringify(told), encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  const answer = /^answer (.*)$/m.exec(stdout)?.[1]
  if (!answer) throw new Error(`WordPress could not be set up: ${stdout.slice(-4_000)}${stderr.slice(-4_000)}`)
  return JSON.parse(answer)
}
