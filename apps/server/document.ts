import { publicPolicy } from './security-headers'

export type DocumentParts = {
  readonly title: string
  readonly description: string
  readonly body: string
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Lines of script that run before the page is painted. */
  readonly early: readonly string[]
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[]
  readonly canonical?: string | undefined
  /** Whether videos and maps of others may be shown in frames. */
  readonly hasFrames?: boolean | undefined
  readonly isHidden?: boolean
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** One public page: styles inside, one small script at the end of the head, nothing that differs between visitors. */
export function documentOf({ title, description, body, styles, scripts, early, fonts, canonical, isHidden, hasFrames }: DocumentParts): {
  html: string
  policy: string
} {
  const lines = [
    '<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(canonical ? [`<link rel="canonical" href="${escaped(canonical)}">`] : []),
    '<meta name="color-scheme" content="light dark">',
    ...early.map((text) => `<script>${text}</script>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(address)}">`),
    ...styles.map((text) => `<style>${text}</style>`),
    ...scripts.map((address) => `<script type="module" src="${escaped(address)}"></script>`),
    `</head><body>${body}</body></html>`,
  ]
  return { html: lines.join(''), policy: publicPolicy(styles, early, hasFrames) }
}
