import type { PolicyHosts } from '@frontage/kit/feature.server'
import { withoutMarks } from '@frontage/kit/foreign'
import type { SiteColours } from '@frontage/kit/site-look.server'
import { publicPolicy } from '../http/security-headers'
import { siteIconLinks } from '../site-icons/links'
import { HEADER_END } from './frame'

export type DocumentParts = {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly colours: SiteColours
  readonly title: string
  readonly description: string
  readonly body: string
  /** Addresses of stylesheets, only while somebody develops. */
  readonly links?: readonly string[]
  readonly styles: readonly string[]
  /** The one of them that the look makes, so that whoever tries another look finds it. */
  readonly sheet?: string
  readonly scripts: readonly string[]
  /** Lines of script that run before the page is painted. */
  readonly early: readonly string[]
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[]
  readonly canonical?: string | undefined
  /** Hosts that may be shown in frames; undefined where there are no frames. */
  readonly frames?: readonly string[] | undefined
  /** Origins of others that scripts ask on every page. */
  readonly hosts?: PolicyHosts | undefined
  readonly isHidden?: boolean
  readonly feeds?: readonly { readonly title: string; readonly href: string }[] | undefined
  readonly structured?: readonly Readonly<Record<string, unknown>>[] | undefined
  /** By name; a name with a colon is a property. */
  readonly meta?: Readonly<Record<string, string>> | undefined
}

const escaped = (text: string): string => withoutMarks(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Data that cannot end the element that it stands in. It is never run, so the policy need not name it. */
const dataOf = (value: unknown): string =>
  withoutMarks(JSON.stringify(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const metaOf = ([name, content]: [string, string]): string =>
  `<meta ${name.includes(':') && !name.startsWith('twitter:') ? 'property' : 'name'}="${escaped(name)}" content="${escaped(content)}">`

const feedLink = ({ title, href }: { readonly title: string; readonly href: string }): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escaped(title)}" href="${escaped(href)}">`

/** One public page: styles inside, one small script at the end of the head, nothing that differs between visitors. */
export function documentOf({
  language,
  direction,
  title,
  description,
  body,
  links = [],
  styles,
  sheet,
  scripts,
  early,
  fonts,
  canonical,
  isHidden,
  structured = [],
  meta = {},
  feeds = [],
  frames,
  hosts,
  colours,
}: DocumentParts): {
  html: string
  policy: string
} {
  const lines = [
    `<!doctype html><html lang="${escaped(language)}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<title>${escaped(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(canonical ? [`<link rel="canonical" href="${escaped(canonical)}">`] : []),
    ...Object.entries(meta).map(metaOf),
    '<meta name="color-scheme" content="light dark">',
    ...early.map((text) => `<script>${text}</script>`),
    ...(body.includes(`id="${HEADER_END}"`) ? [`<link rel="expect" href="#${HEADER_END}" blocking="render">`] : []),
    siteIconLinks(colours),
    ...feeds.map(feedLink),
    ...fonts.map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(address)}">`),
    ...links.map((address) => `<link rel="stylesheet" href="${escaped(address)}">`),
    ...styles.map((text) => `<style${text && text === sheet ? ' data-sheet="look"' : ''}>${text}</style>`),
    ...scripts.map((address) => `<script type="module" src="${escaped(address)}"></script>`),
    ...structured.map((data) => `<script type="application/ld+json">${dataOf(data)}</script>`),
    `</head><body>${body}</body></html>`,
  ]
  return { html: lines.join(''), policy: publicPolicy(styles, { early, frames, hosts }) }
}
