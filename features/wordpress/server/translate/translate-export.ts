import type { SiteTexts } from '@frontage/kit/transfer.server'
import { nextTurn } from '@frontage/kit/turns.server'
import type {
  BlocksFromWordPress,
  OptionsFromWordPress,
  RedirectsFromWordPress,
} from '@frontage/kit/wordpress/export/from-wordpress.server'
import type { WxrItem, WxrSite } from '@frontage/kit/wordpress/export/wxr.server'
import { gaps as words } from '../../messages.gaps'
import { COMMENT, type Collected } from '../read/collect'
import type { ItemHead } from '../read/items'
import { type Addresses, createAddresses } from './addresses'
import { createMediaIndex, type MediaIndex, type PictureList, type TakenPictures } from './media-index'
import { movedPictures, redirectsOf } from './moved'
import { translateRedirects } from './old-redirects'
import type { PictureName, PluginBlocks } from './page-parts'
import { createPluginBlocks } from './plugin-blocks'
import { postTermsLost } from './post-terms'
import type { Records } from './records'
import { frameOf } from './site-frame'
import { type TranslatedPage, translatePage } from './translate-page'

/**
 * What did not come along: `page` is the address of the page that had it, empty for the site itself; `row` the row of that page
 * in which it stood, from 0, where that is known; `at` the screen of the admin that shows what had it, for what is no page.
 */
export type Gap = { readonly page: string; readonly what: string; readonly row?: number; readonly at?: string }
/** A page or post: its address here and on the old site. */
export type PageFrom = { readonly path: string; readonly isPost: boolean; readonly link: string }
/** A whole old site in the files of a site of ours, which went to `keep`. */
export type TranslatedSite = {
  /** The files that its pages show. */
  readonly pictures: PictureList
  readonly gaps: readonly Gap[]
  readonly pages: readonly PageFrom[]
  /** Where what had a number there is here: pages, pictures and records that visitors see. */
  readonly numbered: ReadonlyMap<string, string>
  readonly picture: MediaIndex['find']
}
type Options = {
  /** Takes a file of the site as soon as it is made; a later one of the same name stands for it. */
  readonly keep: (file: string, value: unknown) => void
  readonly asDrafts: boolean
  readonly taken: TakenPictures
  readonly records: Records
  readonly blocks: readonly BlocksFromWordPress[]
  readonly redirects: readonly RedirectsFromWordPress[]
  /** Addresses of this site, and of the old one where they are known. */
  readonly sites: readonly string[]
  readonly options: readonly OptionsFromWordPress[]
  readonly here: SiteTexts
  /** Pictures that stand on no page, and come along. */
  readonly wanted: Iterable<PictureName>
}

/** What a site of ours is known by. */
const mark = { frontage: 'site', version: 1 }
/** Hidden from visitors until an owner publishes it: drafts, what waits, what is private or needs a password. */
const isShown = ({ status, password }: ItemHead): boolean => status === 'publish' && !password

/** Translates what an export holds. Nothing is left out without a gap. */
export async function translateExport(collected: Collected, options: Options): Promise<TranslatedSite> {
  const { keep, asDrafts, taken, records, blocks, wanted } = options
  const { site, pages, attachments } = collected
  const gaps: Gap[] = []
  const siteGap = (what: string, at?: string): void => void gaps.push({ page: '', what, ...(at && { at }) })
  const addresses = createAddresses(site, pages.heads, homeOf(collected))
  const media = createMediaIndex(attachments, taken)
  keep('frontage', mark)
  const plugins = createPluginBlocks(records, blocks)
  const placeOf = (id: string): string | undefined => addresses.numbered.get(id)
  const read = records.read({ gap: siteGap, picture: media.find, link: addresses.link, placeOf })
  for (const post of collected.records.heads) if (read.places.has(post.id)) addresses.add(post, read.places.get(post.id)!)
  const nameOf = createFileNames()
  for (const head of pages.heads) {
    const path = addresses.pathOf(head)
    const folder = isShown(head) && !asDrafts ? 'site' : 'drafts'
    await nextTurn()
    keep(`${folder}/${nameOf(path)}`, translated(pages.whole(head), path, { site, addresses, media, plugins, gaps }))
  }
  for (const [file, entries] of read.texts) keep(file, entries)
  for (const name of wanted) media.find(name)
  const frame = await frameOf(collected, {
    ...{ addresses, picture: media.find, gap: siteGap },
    ...{ asDrafts, here: options.here, kinds: options.options },
  })
  for (const [file, value] of frame) keep(file, value)
  const pictures = movedPictures(media.used(), taken, addresses)
  const rules = oldRules(collected, addresses, options, siteGap)
  const redirects = redirectsOf(addresses, rules.rules, pictures, siteGap)
  if (redirects.length) keep('redirects', redirects)
  gaps.push(...gapsOfSite(collected, addresses))
  const from = pages.heads.map((page): PageFrom => ({ path: addresses.pathOf(page), isPost: page.type === 'post', link: page.link }))
  const numbered = new Map([...rules.numbered, ...addresses.numbered])
  return { pictures: media.used(), gaps, pages: from, numbered, picture: media.find }
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

/** The number of the home page, where options name it and it came along. */
function homeOf({ options, pages }: Collected): string {
  const home = options.text('show_on_front') === 'page' ? options.text('page_on_front') : ''
  return pages.heads.some(({ id }) => id === home) ? home : ''
}

/** What of the site as a whole did not come along. */
function gapsOfSite({ options, others, unread, unknown, pages, postTerms }: Collected, addresses: Addresses): Gap[] {
  const { heads } = pages
  const home = options.text('show_on_front') === 'page' ? options.text('page_on_front') : ''
  const posts = heads.find(({ id }) => id !== '' && id === options.text('page_for_posts'))
  const isPosts = heads.length > 0 && options.text('show_on_front') === 'posts'
  return [
    ...(home && home !== '0' && heads.length && !heads.some(({ id }) => id === home) ? [{ page: '', what: words.home(home) }] : []),
    ...(isPosts ? [{ page: '', what: words.homeOfPosts }] : []),
    ...(posts ? [{ page: addresses.pathOf(posts), what: words.posts }] : []),
    ...[
      ...postTermsLost(postTerms),
      ...[...others].map(([type, count]) => (type === COMMENT ? words.comments(count) : words.others(count, type))),
      ...unread,
      ...unknown.map(words.unknownFile),
    ].map((what) => ({ page: '', what })),
  ]
}

type Around = {
  readonly site: WxrSite
  readonly addresses: Addresses
  readonly media: MediaIndex
  readonly plugins: PluginBlocks
  readonly gaps: Gap[]
}

function translated(page: WxrItem, path: string, { site, addresses, media, plugins, gaps }: Around): TranslatedPage {
  if (page.password) gaps.push({ page: path, what: words.password })
  if (page.status === 'private') gaps.push({ page: path, what: words.isPrivate })
  return translatePage(
    page,
    { path, site: site.title },
    {
      ...{ picture: media.find, captionOf: media.captionOf, attached: () => media.attachedTo(page.id) },
      ...{ link: addresses.link, plugins, site },
      gap: (what, row) => void gaps.push({ page: path, what, ...(row !== undefined && { row }) }),
    },
  )
}

/** As exports of sites name the files of pages: each page has one of its own, and none has that of the header or the footer. */
function createFileNames(): (path: string) => string {
  const taken = new Set(['header', 'footer'])
  return (path) => {
    const wish = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--').slice(0, 150)
    for (let count = 1; ; count++) {
      const name = count === 1 ? wish : `${wish}--${count}`
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  }
}
