import type { WxrItemTerm } from '@frontage/kit/wordpress/export/wxr.server'

/** A post as an export holds it. Times are ISO 8601 in UTC. */
export type ExportedPost = {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly slug: string
  readonly link: string
  readonly date: string
  readonly status: 'publish' | 'draft' | 'inherit'
  readonly content?: string
  readonly excerpt?: string
  readonly parent?: number
  readonly order?: number
  /** Where the file of an attachment lies. */
  readonly fileUrl?: string
  readonly terms?: readonly WxrItemTerm[]
  readonly meta?: Readonly<Record<string, string>>
}

/** Characters that no XML can hold. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const data = (text: string): string => `<![CDATA[${text.toWellFormed().replace(NO_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(NO_XML, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const line = (name: string, value: string | number): string => `\t\t<${name}>${value}</${name}>\n`

/** `2024-05-01 09:30:00` */
const timeOf = (iso: string): string => iso.slice(0, 19).replace('T', ' ')

const SPACES = {
  excerpt: 'http://wordpress.org/export/1.2/excerpt/',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  wp: 'http://wordpress.org/export/1.2/',
}

export type ExportedSite = { readonly title: string; readonly url: string; readonly language: string }

/** The beginning of an export (WXR 1.2), with the terms that its posts name. */
export function beginningOf({ title, url, language }: ExportedSite, terms: readonly WxrItemTerm[]): string {
  const spaces = Object.entries(SPACES).map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  const head = [
    ...[`<title>${plain(title)}</title>`, `<link>${plain(url)}</link>`, '<description></description>'],
    ...[`<language>${plain(language)}</language>`, '<wp:wxr_version>1.2</wp:wxr_version>'],
    ...[`<wp:base_site_url>${plain(url)}</wp:base_site_url>`, `<wp:base_blog_url>${plain(url)}</wp:base_blog_url>`],
    '<wp:author><wp:author_id>1</wp:author_id><wp:author_login>owner</wp:author_login></wp:author>',
  ]
  const begin = `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0" ${spaces.join(' ')}>\n<channel>\n`
  return begin + head.map((each) => `\t${each}\n`).join('') + terms.map(termOf).join('')
}

export const ENDING = '</channel>\n</rss>\n'

const termOf = ({ taxonomy, slug, name }: WxrItemTerm, index: number): string =>
  `\t<wp:term><wp:term_id>${index + 1}</wp:term_id><wp:term_taxonomy>${data(taxonomy)}</wp:term_taxonomy><wp:term_slug>${data(slug)}</wp:term_slug><wp:term_parent></wp:term_parent><wp:term_name>${data(name)}</wp:term_name></wp:term>\n`

/** One post, page, picture or entry of a menu. */
export function itemOf(post: ExportedPost): string {
  const { meta = {}, terms = [], fileUrl } = post
  return [
    '\t<item>\n',
    line('title', data(post.title)),
    line('link', plain(post.link)),
    line('pubDate', new Date(post.date).toUTCString()),
    line('dc:creator', data('owner')),
    `\t\t<guid isPermaLink="false">${plain(fileUrl ?? post.link)}</guid>\n`,
    line('description', ''),
    line('content:encoded', data(post.content ?? '')),
    line('excerpt:encoded', data(post.excerpt ?? '')),
    line('wp:post_id', post.id),
    ...['wp:post_date', 'wp:post_date_gmt', 'wp:post_modified', 'wp:post_modified_gmt'].map((name) => line(name, data(timeOf(post.date)))),
    line('wp:comment_status', data('closed')),
    line('wp:ping_status', data('closed')),
    line('wp:post_name', data(post.slug)),
    line('wp:status', data(post.status)),
    line('wp:post_parent', post.parent ?? 0),
    line('wp:menu_order', post.order ?? 0),
    line('wp:post_type', data(post.type)),
    line('wp:post_password', data('')),
    line('wp:is_sticky', 0),
    ...(fileUrl ? [line('wp:attachment_url', data(fileUrl))] : []),
    ...terms.map(
      ({ taxonomy, slug, name }) => `\t\t<category domain="${plain(taxonomy)}" nicename="${plain(slug)}">${data(name)}</category>\n`,
    ),
    ...Object.entries(meta).map(metaOf),
    '\t</item>\n',
  ].join('')
}

const metaOf = ([key, value]: readonly [string, string]): string =>
  `\t\t<wp:postmeta><wp:meta_key>${data(key)}</wp:meta_key><wp:meta_value>${data(value)}</wp:meta_value></wp:postmeta>\n`
