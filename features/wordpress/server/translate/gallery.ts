import { type HtmlPiece, readHtml } from '@frontage/kit/html.server'
import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { gaps } from '../../messages.gaps'
import type { Module, PictureName, Translation } from './page-parts'
import { wordsOf } from './translate-html'

type Item = { readonly picture: unknown; readonly caption: string }

const MOST_PICTURES = 200
const LONGEST_CAPTION = 300

/** A gallery, as blocks of pictures or as the list of older versions. Undefined where no picture of it is known. */
export function galleryModule(block: WordPressBlock, on: Translation): Module | undefined {
  const html = block.inner.length ? block.inner.map((inner) => inner.html).join('') : block.html
  const { columns } = block.attributes
  return galleryOf(itemsIn(html, on), typeof columns === 'number' ? columns : 3, on.gap)
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
): Module | undefined {
  const items = names.flatMap((name): Item[] => {
    const picture = on.picture(name)
    if (!picture) gap(name)
    return picture ? [{ picture, caption: wordsOf(on.captionOf(name)) }] : []
  })
  return galleryOf(items, columns, on.gap)
}

function galleryOf(items: readonly Item[], columns: number, gap: Translation['gap']): Module | undefined {
  if (!items.length) return undefined
  const captions = items.some(({ caption }) => caption) ? 'below' : 'none'
  for (const { caption } of items) if (caption.length > LONGEST_CAPTION) gap(gaps.caption(caption.slice(0, 60)))
  const shown = items.slice(0, MOST_PICTURES).map(({ picture, caption }) => ({ picture, caption: caption.slice(0, LONGEST_CAPTION) }))
  return {
    block: 'gallery',
    props: { items: shown, columns: columns <= 2 ? 2 : columns === 3 ? 3 : 4, captions, press: 'lightbox' },
  }
}

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
