import type { BlocksFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import type { Attachment, Collected } from '../read/collect'
import { type Addresses, createAddresses } from './addresses'
import { createMediaIndex, type MediaIndex, type TakenPictures } from './media-index'
import { type Menu, menusOf } from './menu'
import { movedPictures, redirectsOf } from './moved'
import type { PictureName, PluginBlocks } from './page-parts'
import { createPluginBlocks } from './plugin-blocks'
import type { Records } from './records'
import { wordsOf } from './translate-html'
import { type TranslatedPage, translatePage } from './translate-page'

/**
 * What did not come along: `page` is the address of the page that had it, empty for the site itself; `row` the row of that page
 * in which it stood, from 0, where that is known.
 */
export type Gap = { readonly page: string; readonly what: string; readonly row?: number }
/** A page or post: its address here and on the old site. */
export type PageFrom = { readonly path: string; readonly isPost: boolean; readonly link: string }
/** A whole old site in the files of a site of ours. */
export type TranslatedSite = {
  readonly texts: ReadonlyMap<string, unknown>
  /** The files that its pages show. */
  readonly pictures: readonly Attachment[]
  readonly gaps: readonly Gap[]
  readonly pages: readonly PageFrom[]
  /** Where what had a number there is here: pages, pictures and records that visitors see. */
  readonly numbered: ReadonlyMap<string, string>
  readonly picture: MediaIndex['find']
}
type Options = {
  readonly asDrafts: boolean
  readonly taken: TakenPictures
  readonly records: Records
  readonly blocks: readonly BlocksFromWordPress[]
  /** Pictures that stand on no page, and come along. */
  readonly wanted: readonly PictureName[]
}

/** What a site of ours is known by. */
const mark = { frontage: 'site', version: 1 }
/** Hidden from visitors until an owner publishes it: drafts, what waits, what is private or needs a password. */
const isShown = ({ status, password }: WxrItem): boolean => status === 'publish' && !password

/** Translates what an export holds. Nothing is left out without a gap. */
export function translateExport(collected: Collected, { asDrafts, taken, records, blocks, wanted }: Options): TranslatedSite {
  const { site, pages, attachments, others } = collected
  const gaps: Gap[] = []
  const siteGap = (what: string): void => void gaps.push({ page: '', what })
  const addresses = createAddresses(site, pages)
  const media = createMediaIndex(attachments, taken)
  const texts = new Map<string, unknown>([['frontage', mark]])
  const plugins = createPluginBlocks(records, blocks)
  const read = records.read({ gap: siteGap, picture: media.find })
  for (const post of collected.records) if (read.places.has(post.id)) addresses.add(post, read.places.get(post.id)!)
  for (const page of pages) {
    const path = addresses.pathOf(page)
    const folder = isShown(page) && !asDrafts ? 'site' : 'drafts'
    if (page.password) gaps.push({ page: path, what: 'its password: it is a draft here' })
    if (page.status === 'private') gaps.push({ page: path, what: 'that it was private: it is a draft here' })
    texts.set(`${folder}/${fileNameOf(path)}`, translated(page, path, { site, addresses, media, plugins, gaps }))
  }
  for (const [file, entries] of read.texts) texts.set(file, entries)
  for (const name of wanted) media.find(name)
  addFrame(texts, collected, addresses, gaps, asDrafts)
  const redirects = redirectsOf(addresses, movedPictures([...media.used], taken, addresses), siteGap)
  if (redirects.length) texts.set('redirects', redirects)
  for (const [type, count] of others) siteGap(`${count} × ${type}`)
  const lists = listsOf(pages)
  if (lists) siteGap(`${lists} lists of posts by category and tag`)
  const from = pages.map((page): PageFrom => ({ path: addresses.pathOf(page), isPost: page.type === 'post', link: page.link }))
  return { texts, pictures: [...media.used], gaps, pages: from, numbered: addresses.numbered, picture: media.find }
}

/** How many categories and tags pages and posts have: each had a list at an address of its own. */
const listsOf = (pages: readonly WxrItem[]): number =>
  new Set(pages.filter(isShown).flatMap(({ terms }) => terms.filter(isListed).map(({ taxonomy, slug }) => `${taxonomy} ${slug}`))).size
const isListed = ({ taxonomy }: { readonly taxonomy: string }): boolean => taxonomy === 'category' || taxonomy === 'post_tag'

type Around = {
  readonly site: WxrSite
  readonly addresses: Addresses
  readonly media: MediaIndex
  readonly plugins: PluginBlocks
  readonly gaps: Gap[]
}

const translated = (page: WxrItem, path: string, { site, addresses, media, plugins, gaps }: Around): TranslatedPage =>
  translatePage(
    page,
    { path, site: site.title },
    {
      ...{ picture: media.find, captionOf: media.captionOf, attached: () => media.attachedTo(page.id) },
      ...{ link: addresses.link, plugins, site },
      gap: (what, row) => void gaps.push({ page: path, what, ...(row !== undefined && { row }) }),
    },
  )

/** As exports of sites name the file of a page. */
const fileNameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '--').slice(0, 150))

/** The name of the business, and the menu of the header; the others are named. */
function addFrame(
  texts: Map<string, unknown>,
  { site, pages, records, menuItems }: Collected,
  addresses: Addresses,
  gaps: Gap[],
  asDrafts: boolean,
): void {
  const name = wordsOf(site.title).slice(0, 60)
  if (!name) return
  texts.set('business', { name })
  const titles = new Map([...pages, ...records].map(({ id, title }) => [id, wordsOf(title)]))
  const [first, ...rest] = menusOf(menuItems, { addresses, titles, gap: (what) => void gaps.push({ page: '', what }) })
  for (const menu of rest) gaps.push({ page: '', what: `the menu “${menu.name}”, ${menu.links.length} links` })
  if (first?.links.length) texts.set(...headerFile(name, first, asDrafts))
}

const headerFile = (name: string, { links }: Menu, isDraft: boolean): [string, unknown] =>
  isDraft ? ['header-draft', { name, links }] : ['site/header', [{ block: 'site-header', props: { name, links } }]]
