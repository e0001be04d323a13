import type { FeedItem } from '@frontage/kit/findable.server'
import { xmlText } from '../../xml'

export type Channel = {
  readonly title: string
  readonly language: string
  readonly publicUrl: string
  /** The page that it belongs to, and where it is read itself: paths. */
  readonly page: string
  readonly self: string
  readonly items: readonly FeedItem[]
}

const dateOf = (iso: string): string => new Date(iso).toUTCString()

const itemXml = ({ id, title, text, path, at }: FeedItem, publicUrl: string): string =>
  [
    `<item><title>${xmlText(title)}</title>`,
    `<link>${xmlText(publicUrl + path)}</link>`,
    `<guid isPermaLink="false">${xmlText(`${publicUrl}/#${id}`)}</guid>`,
    `<pubDate>${dateOf(at)}</pubDate>`,
    ...(text ? [`<description>${xmlText(text)}</description>`] : []),
    '</item>',
  ].join('')

/** When something in it appeared last; undefined where nothing is in it. */
export const lastBuiltOf = (items: readonly FeedItem[]): Date | undefined => {
  const moments = items.map(({ at }) => Date.parse(at)).filter(Number.isFinite)
  return moments.length ? new Date(Math.max(...moments)) : undefined
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with Atom's link to itself. What is in it is escaped: it says nothing but text. */
export function rssOf({ title, language, publicUrl, page, self, items }: Channel): string {
  const built = lastBuiltOf(items)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title><link>${xmlText(publicUrl + page)}</link><description>${xmlText(title)}</description>`,
    `<language>${xmlText(language)}</language>`,
    `<atom:link href="${xmlText(publicUrl + self)}" rel="self" type="application/rss+xml"/>`,
    ...(built ? [`<lastBuildDate>${built.toUTCString()}</lastBuildDate>`] : []),
    ...items.map((item) => `\n${itemXml(item, publicUrl)}`),
    '\n</channel></rss>\n',
  ].join('')
}
