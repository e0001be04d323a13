import type { Picture } from './page-parts'

/** What an old page says of the width of a picture, as it says it; any of it may be missing. */
export type SaidWidth = {
  /** `300`, `300px`, `30%`: the first that says anything counts. */
  readonly widths?: readonly (string | undefined)[]
  /** Classes of the picture and of what is around it: `size-thumbnail`, `alignwide`. */
  readonly classes?: string
  /** Its address, which names the copy that is shown: `kiln-300x200.jpg`. */
  readonly url?: string
}

/** Pixels of the sizes of WordPress that are made of every picture, as a site has them that changed nothing. */
const sizes: Readonly<Record<string, number>> = { thumbnail: 150, medium: 300, medium_large: 768, large: 1024 }
/** Pixels that a text is wide there: a share is taken of them. */
const COLUMN = 960
/** Pixels up to which a picture has one of our widths. */
const widths = [
  ['small', 220],
  ['medium', 480],
  ['large', 700],
] as const

/** The width of a picture block for one that did not fill its column there: as a property of it, or nothing. */
export function widthOf(said: SaidWidth, picture: Pick<Picture, 'width'>): { readonly width?: string } {
  if (/\balign(?:wide|full)\b/.test(said.classes ?? '')) return {}
  const pixels = saidPixels(said) ?? Math.min(copyPixels(said), picture.width || Number.POSITIVE_INFINITY)
  const width = widths.find(([, most]) => pixels <= most)?.[0]
  return width ? { width } : {}
}

function saidPixels({ widths: said = [] }: SaidWidth): number | undefined {
  for (const text of said) {
    const [, number, unit] = /^(\d{1,5}(?:\.\d{1,3})?)(px|%)?$/.exec(text?.trim() ?? '') ?? []
    if (Number(number) > 0) return unit === '%' ? (Number(number) / 100) * COLUMN : Number(number)
  }
  return undefined
}

/** A copy that was chosen is no wider than itself. */
function copyPixels({ classes = '', url = '' }: SaidWidth): number {
  const copy = /-(\d{1,5})x\d{1,5}\.[a-z]{3,4}(?:[?#]|$)/i.exec(url)?.[1]
  const size = /\bsize-([a-z_]+)\b/.exec(classes)?.[1] ?? ''
  return Number(copy) || (Object.hasOwn(sizes, size) ? sizes[size]! : Number.POSITIVE_INFINITY)
}

/** The width that a `style` says: `30%`, `200px`. */
export const styledWidth = (style: string | undefined): string | undefined =>
  /(?:^|;)\s*(?:max-)?width\s*:\s*([\d.]+(?:px|%))/i.exec(style ?? '')?.[1]
