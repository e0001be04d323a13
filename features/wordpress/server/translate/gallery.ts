import { type HtmlPiece, readHtml } from '@frontage/kit/html.server'
import { escaped } from '@frontage/kit/rich-text'
import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { gaps } from '../../messages.gaps'
import { LONGEST_CAPTION, textModules } from './page-builder'
import type { Module, PictureName, Translation } from './page-parts'
import { wordsOf } from './translate-html'

type Item = { readonly picture: unknown; readonly caption: string }

const MOST_PICTURES = 200
/** Characters of what stands for words that are longer. */
const LONGEST_START = 200

/** A gallery, as blocks of pictures or as the list of older versions. Nothing where no picture of it is known. */
export function galleryModules(block: WordPressBlock, on: Translation): Module[] {
  const html = block.inner.length ? block.inner.map((inner) => inner.html).join('') : block.html
  const { columns } = block.attributes
  return galleryOf(itemsIn(html, on), typeof columns === 'number' ? columns : 3)
}

const isOfGallery = (piece: HtmlPiece): boolean =>
  piece.kind === 'open' && /\bblocks-gallery-caption\b/.test(piece.attributes.get('class') ?? '')

/** The words below a whole gallery, which are none of a picture. */
export function galleryCaption(html: string): string {
  const pieces = readHtml(html)
  const at = pieces.findIndex(isOfGallery)
  const end = pieces.findIndex((piece, index) => index > at && piece.kind === 'close' && piece.tag === 'figcaption')
  return at < 0 ? '' : wordsOf(html.slice(pieces[at]!.end, pieces[end]?.start))
}

/** Pictures by their numbers or addresses, as shortcodes and builders of pages name them; `gap` says what one is that cannot be had. */
export function galleryOfNames(
  names: readonly PictureName[],
  columns: number,
  on: Translation,
  gap: (name: PictureName) => void,
): Module[] {
  const items = names.flatMap((name): Item[] => {
    const picture = on.picture(name)
    if (!picture) gap(name)
    return picture ? [{ picture, caption: wordsOf(on.captionOf(name)) }] : []
  })
  return galleryOf(items, columns)
}

/** Pictures beyond those that a gallery holds are in the next one. Words that are too long for a caption stand below as a whole. */
function galleryOf(items: readonly Item[], columns: number): Module[] {
  const captions = items.some(({ caption }) => caption) ? 'below' : 'none'
  const galleries = Array.from({ length: Math.ceil(items.length / MOST_PICTURES) }, (_, index) => {
    const part = items.slice(index * MOST_PICTURES, (index + 1) * MOST_PICTURES)
    const shown = part.map(({ picture, caption }) => ({ picture, caption: startOf(caption) }))
    return {
      block: 'gallery',
      props: { items: shown, columns: columns <= 2 ? 2 : columns === 3 ? 3 : 4, captions, press: 'lightbox' },
    }
  })
  const whole = items.filter(({ caption }) => caption.length > LONGEST_CAPTION).map(({ caption }) => `<p>${escaped(caption)}</p>`)
  return [...galleries, ...whole.flatMap(textModules)]
}

const startOf = (caption: string): string =>
  caption.length > LONGEST_CAPTION ? `${caption.slice(0, LONGEST_START).replace(/\s\S*$/, '')} …` : caption

/** Every picture, with the words of the caption that follows it. */
function itemsIn(html: string, on: Translation): Item[] {
  const items: { picture: unknown; caption: string }[] = []
  let isCaption = false
  for (const piece of readHtml(html)) {
    if (piece.kind === 'text') {
      const last = isCaption ? items.at(-1) : undefined
      if (last) last.caption = last.caption + piece.text.replace(/\s+/g, ' ')
    } else if (piece.tag === 'figcaption') isCaption = piece.kind === 'open' && !isOfGallery(piece)
    else if (piece.kind === 'open' && piece.tag === 'img') {
      const picture = pictureIn(piece.attributes, on)
      if (picture) items.push({ picture, caption: '' })
    }
  }
  return items.map((item) => ({ ...item, caption: item.caption.trim() }))
}

function pictureIn(attributes: ReadonlyMap<string, string>, on: Translation) {
  const of = (name: string): string => attributes.get(name) ?? ''
  const id = of('data-id') || (/\bwp-image-(\d+)/.exec(of('class'))?.[1] ?? '')
  const picture = on.picture({ id, url: of('src'), alt: of('alt'), width: Number(of('width')), height: Number(of('height')) })
  if (!picture) on.gap(gaps.picture(of('src').slice(0, 200)))
  return picture
}
