import { htmlOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { slugOf } from '@frontage/kit/slug'
import { textOfHtml } from '@frontage/kit/text-of-html.server'
import * as v from 'valibot'
import { itemTypes, type Taxonomy } from '../../item'
import { LONGEST_CONTENT } from '../../spec'

export type ImportedTerm = { readonly taxonomy: Taxonomy; readonly slug: string; readonly name: string; readonly parent: string }
type Shown = { readonly url: string; readonly alt: string }

/** An item of another system, cut down to what ours may be. */
export type ImportedItem = {
  /** Where it came from: the same again is the same item. */
  readonly source: string
  readonly slug: string
  readonly title: string
  readonly type: (typeof itemTypes)[number]
  readonly openIn: 'modal' | 'new-tab' | 'same-tab'
  readonly isPublished: boolean
  readonly video: string
  readonly site: string
  readonly siteType: string
  readonly action: string
  readonly content: string
  readonly excerpt: string
  readonly publishedAt: string
  readonly picture: Shown
  readonly large: Shown
  readonly terms: readonly ImportedTerm[]
}

/** What an export or an answer says of an item, before anything of it is believed. */
export type RawItem = {
  readonly source: string
  readonly slug: string
  readonly title: string
  readonly type: string
  readonly openInNewTab: string
  readonly openPortfolioIn: string
  readonly isPublished: boolean
  readonly video: string
  readonly site: string
  readonly siteType: string
  readonly action: string
  readonly content: string
  readonly excerpt: string
  readonly date: string
  readonly picture: Shown
  readonly large: Shown
  readonly terms: readonly ImportedTerm[]
}

const address = v.pipe(v.string(), v.trim(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s\\]+$/i))
const addressOr = (value: string): string => (v.is(address, value) ? value.trim() : '')

/** Undefined for what has no title. Addresses that are none are left out, markup is cut to rich text, titles are text. */
export function importedItem(raw: RawItem, now: string): ImportedItem | undefined {
  const title = textOfHtml(raw.title.slice(0, 2000)).slice(0, 200)
  if (!title) return undefined
  const type = itemTypes.find((each) => each === raw.type) ?? 'iframe'
  const time = Date.parse(raw.date)
  return {
    ...{ title, type, openIn: openInOf(raw, type), isPublished: raw.isPublished, terms: raw.terms.slice(0, 100) },
    source: raw.source.slice(0, 500),
    slug: slugOf(raw.slug) || slugOf(title) || 'item',
    ...{ video: addressOr(raw.video), site: addressOr(raw.site), siteType: textOfHtml(raw.siteType).slice(0, 40) },
    action: htmlOf(richTextOf(raw.action.slice(0, 2000))),
    content: htmlOf(richTextOf(raw.content.slice(0, LONGEST_CONTENT))),
    excerpt: textOfHtml(raw.excerpt.slice(0, 5000)).slice(0, 500),
    publishedAt: Number.isNaN(time) ? now : new Date(time).toISOString(),
    picture: { url: addressOr(raw.picture.url), alt: textOfHtml(raw.picture.alt).slice(0, 500) },
    large: { url: addressOr(raw.large.url), alt: textOfHtml(raw.large.alt).slice(0, 500) },
  }
}

/** iframe items say it with a flag, page items with a word; any other word means in front of the page (§3). */
function openInOf({ openInNewTab, openPortfolioIn }: RawItem, type: string): ImportedItem['openIn'] {
  if (type === 'iframe') return openInNewTab === '1' ? 'new-tab' : 'modal'
  return openPortfolioIn === 'new-tab' || openPortfolioIn === 'same-tab' ? openPortfolioIn : 'modal'
}
