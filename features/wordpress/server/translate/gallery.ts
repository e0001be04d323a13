import { readHtml } from '@frontage/kit/html.server'
import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import type { Module, Translation } from './page-parts'
import { wordsOf } from './translate-html'

type Item = { readonly picture: unknown; readonly caption: string }

const MOST_PICTURES = 200

/** A gallery, as blocks of pictures or as the list of older versions. Undefined where no picture of it is known. */
export function galleryModule(block: WordPressBlock, on: Translation): Module | undefined {
  const figures = block.inner.length ? block.inner.map(({ html }) => html) : block.html.split(/(?=<li\b|<figure\b[^>]*><(?:a|img))/i)
  const items = figures.flatMap((html) => pictureIn(html, on))
  const { columns } = block.attributes
  return galleryOf(items, typeof columns === 'number' ? columns : 3)
}

/** Pictures by their numbers, as the shortcode names them. */
export function galleryOfIds(ids: readonly string[], columns: number, on: Translation): Module | undefined {
  const items = ids.flatMap((id): Item[] => {
    const picture = on.picture({ id, url: '' })
    if (!picture) on.gap(`picture ${id} of a gallery`)
    return picture ? [{ picture, caption: '' }] : []
  })
  return galleryOf(items, columns)
}

export function galleryOf(items: readonly Item[], columns: number): Module | undefined {
  if (!items.length) return undefined
  const captions = items.some(({ caption }) => caption) ? 'below' : 'none'
  return {
    block: 'gallery',
    props: { items: items.slice(0, MOST_PICTURES), columns: columns <= 2 ? 2 : columns === 3 ? 3 : 4, captions, press: 'lightbox' },
  }
}

function pictureIn(html: string, on: Translation): Item[] {
  for (const piece of readHtml(html)) {
    if (piece.kind !== 'open' || piece.tag !== 'img') continue
    const of = (name: string): string => piece.attributes.get(name) ?? ''
    const id = of('data-id') || (/\bwp-image-(\d+)/.exec(of('class'))?.[1] ?? '')
    const picture = on.picture({ id, url: of('src'), alt: of('alt'), width: Number(of('width')), height: Number(of('height')) })
    if (!picture) on.gap(`the picture ${of('src').slice(0, 200)}`)
    return picture ? [{ picture, caption: captionIn(html) }] : []
  }
  return []
}

const captionIn = (html: string): string => wordsOf(html.split('<figcaption')[1]?.replace(/^[^>]*>/, '') ?? '').slice(0, 300)
