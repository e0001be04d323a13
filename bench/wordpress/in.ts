import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Later } from '../tools/cleanup.ts'
import { runFrontage, startFrontage } from '../tools/frontage.ts'
import { differenceOf } from './compare.ts'
import { startSite, type WordPressSite } from './site.ts'
import { sourceNamed } from './sources.ts'
import { visit } from './visit.ts'

type OldPage = {
  readonly id: number
  readonly type: string
  readonly url: string
  readonly file: string | null
  readonly isLocked: boolean
}
/** A page of the old site beside the one that it became. */
export type Compared = {
  readonly type: string
  readonly path: string
  readonly old: string
  readonly now: string
  /** Addresses of it that do not answer here, of those that it had there. */
  readonly dead: readonly string[]
  readonly addresses: number
  readonly texts: readonly string[]
  readonly pieces: number
  readonly pictures: number
  readonly shown: number
  readonly alts: readonly string[]
  readonly isInOrder: boolean
}
export type MovedIn = {
  readonly pages: readonly Compared[]
  readonly gaps: readonly string[]
  readonly told: string
  readonly again: string
  readonly missing: readonly string[]
}

const PLUGINS = ['contact-form-7', 'flamingo', 'site-reviews', 'wordpress-importer']
const EXPORTS = ['themeunittestdata.wordpress.xml', '64-block-test-data.xml']

/** What WordPress or a plugin draws from what it knows, which the report of an import names; and controls, which are ours here. */
const NAMED = [
  ...[
    'archives',
    'calendar',
    'categories',
    'latest-comments',
    'latest-posts',
    'page-list',
    'rss',
    'tag-cloud',
    'query',
    'loginout',
    'avatar',
    'read-more',
  ],
  ...[
    'comments',
    'post-author',
    'post-author-name',
    'post-author-biography',
    'post-date',
    'post-excerpt',
    'post-terms',
    'post-title',
    'post-navigation-link',
  ],
  ...[
    'post-comments',
    'post-comments-form',
    'post-featured-image',
    'term-description',
    'search',
    'social-links',
    'site-logo',
    'cover__video-background',
  ],
]
const CONTROLS =
  '.page-links, .ast-pagination, .mejs-container, .screen-reader-text, .glsr-form, .glsr-review-date, .comment-respond, .post-navigation-link-next, .post-navigation-link-previous'
const LEFT = [...NAMED.map((name) => `.wp-block-${name}`), CONTROLS].join(', ')
/** Shortcodes of plugins that are not there, and bare addresses that no network of others fills. */
const isNoText = (piece: string): boolean => /^\[\w[^\]]*\]$|^https?:\/\/\S+$/.test(piece)

/** Fills a WordPress, moves it over, and compares every address. */
export async function moveIn(folder: string, page: Page, later: Later): Promise<MovedIn & { readonly site: WordPressSite }> {
  const site = await startSite(path.join(folder, 'old'), { plugins: PLUGINS, always: ['pictures.php', 'portfolio.php'] }, later)
  const data = sourceNamed('theme-test-data')
  site.ask('fill.php', { exports: data ? EXPORTS.map((name) => path.join(data, name)) : [] })
  const file = path.join(folder, 'site.xml')
  const pages = site.ask('export.php', { file }) as OldPage[]
  const env = { DATA_DIR: path.join(folder, 'frontage'), LOG_LEVEL: 'error' }
  const command = ['import', 'wordpress', file, '--uploads', site.uploads]
  const lines = runFrontage(command, env).trim().split('\n')
  const again = runFrontage(command, env).trim().split('\n').findLast(isTold) ?? ''
  const ours = await startFrontage([], env)
  later(ours.stop)
  const compared: Compared[] = []
  for (const one of pages.filter(({ isLocked }) => !isLocked)) compared.push(await compare(one, { from: site.base, to: ours.base }, page))
  const missing = [...site.missing, ...(data ? [] : ['theme-test-data'])]
  return {
    site,
    pages: compared,
    gaps: lines.filter((line) => line.startsWith('left out: ')),
    told: lines.findLast(isTold) ?? '',
    again,
    missing,
  }
}

const isTold = (line: string): boolean => line.startsWith('imported: ')

async function compare(one: OldPage, { from, to }: { readonly from: string; readonly to: string }, page: Page): Promise<Compared> {
  const here = (address: string): string => address.replace(from, to)
  const all = [
    here(one.url),
    `${to}/?p=${one.id}`,
    ...(one.type === 'page' ? [`${to}/?page_id=${one.id}`] : []),
    ...(one.file ? [here(one.file)] : []),
  ]
  const dead = []
  for (const address of all) if (!(await fetch(address)).ok) dead.push(address.replace(to, ''))
  const known = { type: one.type, path: one.url.replace(from, ''), old: one.url, now: here(one.url), dead, addresses: all.length }
  if (one.type === 'attachment') return { ...known, texts: [], pieces: 0, pictures: 0, shown: 0, alts: [], isInOrder: true }
  const old = await visit(page, one.url, '.entry-content', LEFT)
  const now = await visit(page, here(one.url), 'main', '')
  const pieces = old.pieces.filter((piece) => !isNoText(piece))
  return { ...known, ...differenceOf({ ...old, pieces }, now), pieces: pieces.length, shown: old.pictures.length }
}
