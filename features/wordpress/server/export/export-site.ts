import type { SiteFile, SiteTexts } from '@frontage/kit/transfer.server'
import type { ToWordPress, WordPressPost } from '@frontage/kit/wordpress/export/to-wordpress.server'
import type { WxrItemTerm } from '@frontage/kit/wordpress/export/wxr.server'
import type { Module } from '../translate/page-parts'
import type { Gap } from '../translate/translate-export'
import { createMedia, type Media, mediaPosts } from './media-numbers'
import { menuPosts } from './menu-posts'
import type { Leaving } from './module-blocks'
import { pagePost, pagesIn, recordContent } from './page-posts'
import { beginningOf, ENDING, type ExportedPost, itemOf } from './wxr-text'

type Site = { readonly texts: SiteTexts; readonly files: readonly SiteFile[] }
type Needs = {
  readonly url: string
  readonly title: string
  readonly language: string
  /** ISO 8601: when it was made. */
  readonly now: string
  readonly kinds: readonly ToWordPress[]
  /** What visitors see of a module of the page at this path, as markup. */
  readonly draw: (path: string, module: Module) => Promise<string>
}
export type LeavingSite = {
  /** The export (WXR 1.2), one post after the other. `gaps` are all there once it was read to its end. */
  readonly pieces: () => AsyncGenerator<string>
  /** What has no counterpart in WordPress, by the page that has it. */
  readonly gaps: readonly Gap[]
  /** Files of the media: where each lies in the folder beside the export. */
  readonly files: Media['all']
}

/** A site as WordPress imports it: media, pages, menus, and what features make of their records. */
export function exportToWordPress({ texts, files }: Site, needs: Needs): LeavingSite {
  let number = 0
  const nextNumber = (): number => ++number
  const media = createMedia(files, needs.url, nextNumber)
  const pages = pagesIn(texts)
  const ids = new Map(pages.map(({ page }) => [page.path, nextNumber()]))
  const gaps: Gap[] = []
  const leavingAt = (path: string): Leaving => ({
    media,
    draw: (module) => needs.draw(path, module),
    shortcodeOf: (module) => needs.kinds.map(({ shortcode }) => shortcode?.(module, texts)).find(Boolean),
    gap: (what) => void gaps.push({ page: path, what }),
  })
  const numbers = { url: needs.url, date: needs.now, idOf: (path: string) => ids.get(path), nextNumber }
  const records = needs.kinds.flatMap(({ type, posts }) => posts(texts).map((post) => ({ type, post })))
  for (const { post } of records) for (const what of post.gaps) gaps.push({ page: post.path ?? '', what })

  async function* pieces(): AsyncGenerator<string> {
    const menus = menuPosts(texts, numbers)
    const posts = records.map(({ type, post }) => recordPost(type, post, { ...numbers, media }))
    yield beginningOf(needs, termsOf([...menus, ...posts]))
    for (const post of mediaPosts(media, texts, needs.now)) yield itemOf(post)
    for (const leaving of pages) yield itemOf(await pagePost(leaving, numbers, leavingAt(leaving.page.path)))
    for (const post of [...posts, ...menus]) yield itemOf(post)
    yield ENDING
  }
  return { pieces, gaps, files: media.all }
}

type RecordNumbers = { readonly url: string; readonly nextNumber: () => number; readonly media: Media }

function recordPost(type: string, post: WordPressPost, { url, nextNumber, media }: RecordNumbers): ExportedPost {
  const id = nextNumber()
  const pictures = Object.entries(post.pictures ?? {}).flatMap(([key, name]) => {
    const place = media.named(name)
    return place ? [[key, String(place.id)] as const] : []
  })
  return {
    ...{ id, type, title: post.title, slug: post.slug, date: post.date, excerpt: post.excerpt ?? '' },
    link: post.path ? url + post.path : `${url}/?post_type=${type}&p=${id}`,
    status: post.isShown ? 'publish' : 'draft',
    content: recordContent(post.content ?? '', { media }),
    meta: { ...post.meta, ...Object.fromEntries(pictures) },
    ...(post.terms && { terms: post.terms }),
  }
}

/** Each term once. */
function termsOf(posts: readonly ExportedPost[]): WxrItemTerm[] {
  const all = posts.flatMap(({ terms = [] }) => terms)
  return [...new Map(all.map((term) => [`${term.taxonomy} ${term.slug}`, term])).values()]
}
