import type { Scratch, ScratchList } from '@frontage/kit/storage/scratch.server'
import type { WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { WxrItem, WxrItemTerm, WxrSite, WxrTerm } from '@frontage/kit/wordpress/export/wxr.server'
import { unreadable } from '../../messages.gaps'
import { type Attachments, addAttachment, createAttachments } from './attachments'
import type { Found, OldRedirect } from './found'
import { createItems, type Items, listOfItems } from './items'
import { withOwn, withOwnTexts } from './own-texts'
import { joinedOptions } from './settings/site-options'
import { type FilesOfFeatures, readSource } from './sources'
import { Unreadable } from './unreadable'

/**
 * What an export and files of its theme and plugins hold that can come along, by its kind; everything else is only counted. What is large,
 * or comes in large numbers, lies on the disk.
 */
export type Collected = {
  readonly site: WxrSite
  /** Pages and posts. */
  readonly pages: Items
  readonly attachments: Attachments
  readonly menuItems: readonly WxrItem[]
  /** Posts of plugins that features here replace. */
  readonly records: Items
  /** Posts of plugins that hold what visitors wrote, by the place of their types among those that were asked for. */
  readonly posts: readonly ScratchList<WxrItem>[]
  readonly terms: readonly WxrTerm[]
  /** Categories and tags of posts, each once. */
  readonly postTerms: readonly WxrItemTerm[]
  readonly redirects: readonly OldRedirect[]
  /** What the owner set up of the site and its theme; empty where no file says it. */
  readonly options: WordPressSettings
  /** What could not be read, in a few words each. */
  readonly unread: readonly string[]
  /** Files in which nothing is known: their places among the files, from 1. */
  readonly unknown: readonly number[]
  /** How many of each kind, by its name in WordPress, do not come along. */
  readonly others: ReadonlyMap<string, number>
}

/** Types of the posts of plugins that come along, and files that hold them. `posts`: those that belong together. */
export type Types = { readonly records: readonly string[]; readonly posts: readonly (readonly string[])[] } & FilesOfFeatures
const none: Types = { records: [], posts: [], spreadsheets: [], files: [] }

/** Pages of one site. */
const MOST_PAGES = 5_000
const MOST_ATTACHMENTS = 100_000
const MOST_POSTS = 50_000
const MOST_TERMS = 10_000
const MOST_REDIRECTS = 20_000
/** Options, each in every file that says it. */
const MOST_OPTIONS = 1_000
/** What WordPress stores for itself, and nobody misses. */
const OWN = /^(?:revision|customize_changeset|oembed_cache|wp_global_styles|wp_navigation|custom_css|user_request|wp_template(?:_part)?)$/

type Pieces = AsyncIterable<string> | Iterable<string>
type Source = { readonly types?: Types; readonly told?: AsyncIterable<Found> | readonly Found[] | undefined }

/**
 * Goes through an export once, in pieces; what was thrown away on the old site stays there. An export may be several files, one
 * after the other, files of its theme and plugins may be among them, and a running site may tell the rest: what stands in two of them
 * comes once. What comes lies in `scratch`, and can be read until that is closed. Throws an Unreadable where nothing is known in any file.
 */
export async function collectExport(
  pieces: Pieces | readonly AsyncIterable<string>[],
  scratch: Scratch,
  { types = none, told = [] }: Source = {},
): Promise<Collected> {
  const collector = new Collector(types, scratch)
  const files = Array.isArray(pieces) ? (pieces as readonly AsyncIterable<string>[]) : [pieces as Pieces]
  for (const [index, file] of files.entries()) for await (const found of readSource(file, types)) await collector.take(found, index + 1)
  for await (const found of told) await collector.take(found)
  const collected = collector.finish()
  if (files.length && collected.unknown.length === files.length) throw new Unreadable(unreadable.unknown)
  return collected
}

/** What comments are counted as among the types of posts. */
export const COMMENT = 'comment'

class Collector {
  #site: WxrSite = { title: '', tagline: '', url: '', language: '' }
  readonly #types: Types
  readonly #scratch: Scratch
  readonly #pages: ReturnType<typeof createItems>
  readonly #records: ReturnType<typeof createItems>
  readonly #posts: readonly ScratchList<WxrItem>[]
  readonly #attachments: Attachments
  readonly #seen: ReturnType<Scratch['set']>
  readonly #menuItems: WxrItem[] = []
  #attached = 0
  readonly #terms: WxrTerm[] = []
  readonly #postTerms = new Map<string, WxrItemTerm>()
  readonly #redirects: OldRedirect[] = []
  readonly #options: WordPressSettings[] = []
  readonly #unknown: number[] = []
  readonly #unread: string[] = []
  readonly #others = new Map<string, number>()

  constructor(types: Types, scratch: Scratch) {
    this.#types = types
    this.#scratch = scratch
    this.#pages = createItems(scratch)
    this.#records = createItems(scratch)
    this.#posts = types.posts.map(() => listOfItems(scratch))
    this.#attachments = createAttachments(scratch)
    this.#seen = scratch.set()
  }

  /** `place`: that of its file. */
  async take(found: Found, place = 0): Promise<void> {
    if (found.kind === 'site' && !this.#site.url) this.#site = withOwn(found.site)
    if (found.kind === 'term' && this.#terms.length < MOST_TERMS) this.#terms.push(withOwn(found.term))
    if (found.kind === 'item' && !/^(?:trash|auto-draft)$/.test(found.item.status)) await this.#item(found.item)
    if (found.kind === 'gap') this.#unread.push(found.what)
    if (found.kind === 'redirect') this.#redirect(found.redirect)
    if (found.kind === 'options' && this.#options.length < MOST_OPTIONS) this.#options.push(found.options)
    if (found.kind === 'unknown') this.#unknown.push(place)
  }

  #redirect(redirect: OldRedirect): void {
    if (this.#redirects.length < MOST_REDIRECTS) this.#redirects.push(withOwn(redirect))
    else this.#leaveOut('redirect')
  }

  async #item(item: WxrItem): Promise<void> {
    const { type, id } = item
    await this.#scratch.need()
    if (id && !this.#seen.add(`${type} ${id}`)) return
    if (!this.#keep(item) && !OWN.test(type)) this.#leaveOut(type)
    if (/^(?:page|post)$/.test(type)) this.#leaveOut(COMMENT, item.comments ?? 0)
  }

  /** Whether it comes along. */
  #keep(item: WxrItem): boolean {
    const { type } = item
    if (type === 'page' || type === 'post') return this.#page(item)
    if (type === 'nav_menu_item') return this.#menuItems.length < MOST_PAGES && this.#menuItems.push(menuItemOf(item)) > 0
    const posts = this.#posts[this.#types.posts.findIndex((types) => types.includes(type))]
    if (posts) return this.#posts.reduce((sum, { length }) => sum + length, 0) < MOST_POSTS && posts.add(withOwnTexts(item)) > 0
    if (this.#types.records.includes(type)) return addTo(this.#records, item)
    if (type !== 'attachment' || this.#attached++ >= MOST_ATTACHMENTS) return false
    addAttachment(this.#attachments, withOwnTexts(item))
    return true
  }

  #page(page: WxrItem): boolean {
    if (!addTo(this.#pages, page)) return false
    for (const term of page.terms)
      if (/^(?:category|post_tag)$/.test(term.taxonomy) && !this.#postTerms.has(keyOf(term)))
        this.#postTerms.set(keyOf(term), withOwn(term))
    return true
  }

  #leaveOut(type: string, count = 1): void {
    if (count > 0) this.#others.set(type, (this.#others.get(type) ?? 0) + count)
  }

  finish(): Collected {
    const options = joinedOptions(this.#options)
    const { title, tagline } = this.#site
    return {
      site: { ...this.#site, title: title || options.text('blogname'), tagline: tagline || options.text('blogdescription') },
      ...{ pages: this.#pages.all(), records: this.#records.all(), posts: this.#posts, attachments: this.#attachments },
      ...{ menuItems: this.#menuItems, options, terms: this.#terms, redirects: this.#redirects },
      ...{ postTerms: [...this.#postTerms.values()], unread: this.#unread, unknown: this.#unknown, others: this.#others },
    }
  }
}

const keyOf = ({ taxonomy, slug }: WxrItemTerm): string => `${taxonomy} ${slug}`

const addTo = (items: ReturnType<typeof createItems>, item: WxrItem): boolean => {
  const hasRoom = items.size < MOST_PAGES
  if (hasRoom) items.add(withOwnTexts(item))
  return hasRoom
}

/** An entry of a menu, without what nobody asks of one. */
const menuItemOf = (item: WxrItem): WxrItem =>
  withOwnTexts({ ...item, content: '', excerpt: '', meta: new Map([...item.meta].filter(([name]) => name.startsWith('_menu_item_'))) })
