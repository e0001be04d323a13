import type { BlocksFromWordPress, RedirectsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import type { Attachment, Collected } from '../read/collect'
import { type Addresses, createAddresses } from './addresses'
import { createMediaIndex, type MediaIndex, type TakenPictures } from './media-index'
import { type Menu, menusOf } from './menu'
import { movedPictures, redirectsOf } from './moved'
import { translateRedirects } from './old-redirects'
import type { PictureName, PluginBlocks } from './page-parts'
import { createPluginBlocks } from './plugin-blocks'
import { postTermsLost } from './post-terms'
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
  readonly redirects: readonly RedirectsFromWordPress[]
  /** Addresses of this site, and of the old one where they are known. */
  readonly sites: readonly string[]
  /** Pictures that stand on no page, and come along. */
  readonly wanted: readonly PictureName[]
}

/** What a site of ours is known by. */
const mark = { frontage: 'site', version: 1 }
/** Hidden from visitors until an owner publishes it: drafts, what waits, what is private or needs a password. */
const isShown = ({ status, password }: WxrItem): boolean => status === 'publish' && !password

/** Translates what an export holds. Nothing is left out without a gap. */
export function translateExport(collected: Collected, { asDrafts, taken, records, blocks, wanted, ...options }: Options): TranslatedSite {
  const { site, pages, attachments, others, unread } = collected
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
  const pictures = movedPictures([...media.used], taken, addresses)
  const rules = oldRules(collected, addresses, options, siteGap)
  const redirects = redirectsOf(addresses, rules.rules, pictures, siteGap)
  if (redirects.length) texts.set('redirects', redirects)
  const lost = postTermsLost(pages)
  if (lost) siteGap(lost)
  for (const [type, count] of others) siteGap(`${count} × ${type}`)
  for (const what of unread) siteGap(what)
  const from = pages.map((page): PageFrom => ({ path: addresses.pathOf(page), isPost: page.type === 'post', link: page.link }))
  const numbered = new Map([...rules.numbered, ...addresses.numbered])
  return { texts, pictures: [...media.used], gaps, pages: from, numbered, picture: media.find }
}

/** Redirects that the old site had, as far as they can be served here. */
function oldRules(
  { site, redirects: old }: Collected,
  addresses: Addresses,
  { redirects: kinds, sites }: Pick<Options, 'redirects' | 'sites'>,
  gap: (what: string) => void,
) {
  const { rules, numbered } = translateRedirects(old, { addresses, sites: [site.url, ...sites].filter(Boolean), gap })
  const moved = new Set(addresses.moved().map(({ from }) => from))
  const fitting = kinds.map((kind) => kind.fitting(rules, (path) => moved.has(path) || addresses.isPage(path)))
  for (const { gaps } of fitting) gaps.forEach(gap)
  return { rules: fitting.flatMap((one) => one.rules), numbered }
}

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
