import { readHtml } from '@frontage/kit/html.server'
import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { gaps } from '../../messages.gaps'
import type { Module, PictureName, Translation } from './page-parts'

type Item = { readonly picture: unknown; readonly caption: string }

const MOST_PICTURES = 200

/** A gallery, as blocks of pictures or as the list of older versions. Undefined where no picture of it is known. */
export function galleryModule(block: WordPressBlock, on: Translation): Module | undefined {
  const html = block.inner.length ? block.inner.map((inner) => inner.html).join('') : block.html
  const { columns } = block.attributes
  return galleryOf(itemsIn(html, on), typeof columns === 'number' ? columns : 3)
}

/** Pictures by their numbers or addresses, as shortcodes and builders of pages name them; `gap` says what one is that cannot be had. */
export function galleryOfNames(
  names: readonly PictureName[],
  columns: number,
  { picture: find }: Pick<Translation, 'picture'>,
  gap: (name: PictureName) => void,
): Module | undefined {
  const items = names.flatMap((name): Item[] => {
    const picture = find(name)
    if (!picture) gap(name)
    return picture ? [{ picture, caption: '' }] : []
  })
  return galleryOf(items, columns)
}

function galleryOf(items: readonly Item[], columns: number): Module | undefined {
  if (!items.length) return undefined
  const captions = items.some(({ caption }) => caption) ? 'below' : 'none'
  return {
    block: 'gallery',
    props: { items: items.slice(0, MOST_PICTURES), columns: columns <= 2 ? 2 : columns === 3 ? 3 : 4, captions, press: 'lightbox' },
  }
}

/** Every picture, with the words of the caption that follows it. */
function itemsIn(html: string, on: Translation): Item[] {
  const items: { picture: unknown; caption: string }[] = []
  let isCaption = false
  for (const piece of readHtml(html)) {
    if (piece.kind === 'text') {
      const last = isCaption ? items.at(-1) : undefined
      if (last) last.caption = (last.caption + piece.text.replace(/\s+/g, ' ')).slice(0, 300)
    } else if (piece.tag === 'figcaption') isCaption = piece.kind === 'open'
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
