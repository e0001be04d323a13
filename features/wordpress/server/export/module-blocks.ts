import type { Module } from '../translate/page-parts'
import * as core from './core-markup'
import type { Media } from './media-numbers'
import { plainBlocks } from './plain-blocks'

/** What a page needs of the rest of the site on its way out. */
export type Leaving = {
  readonly media: Media
  /** What visitors see of a module, as markup; empty where that is nothing. */
  readonly draw: (module: Module) => Promise<string>
  /** The shortcode of a plugin that stands for a module there. */
  readonly shortcodeOf: (module: Module) => string | undefined
  /** Notes what has no counterpart there: what it was, in a few words. */
  readonly gap: (what: string) => void
}

type Picture = { readonly file: string; readonly alt?: string }
type Write = (props: Readonly<Record<string, unknown>>, on: Leaving) => readonly string[] | undefined

/** Blocks with a counterpart among those of WordPress that is more than their markup. */
const natives: Readonly<Record<string, Write>> = {
  'rich-text': ({ html }, { media }) => plainBlocks(String(html ?? ''), media.find),
  buttons: ({ actions }) => [core.buttons(actions as { label: string; href: string }[])],
  separator: ({ look }) =>
    look === 'none'
      ? [core.blockMarkup('spacer', '<div style="height:40px" aria-hidden="true" class="wp-block-spacer"></div>', { height: '40px' })]
      : [core.separator()],
  gallery: writeGallery,
  video: writeVideo,
}

/** Blocks that say the same there as plain blocks, word for word. */
const same = new Set(['heading', 'picture', 'accordion', 'page-head', 'section-head', 'html', 'hero', 'facts', 'numbers', 'price-list'])

/** A module as blocks of WordPress. What has no counterpart there is what visitors see of it now, and is named. */
export async function moduleBlocks(module: Module, on: Leaving): Promise<readonly string[]> {
  const code = on.shortcodeOf(module)
  if (code) return [core.shortcode(code)]
  const native = Object.hasOwn(natives, module.block) ? natives[module.block]?.(module.props, on) : undefined
  if (native) return native
  const blocks = plainBlocks(await on.draw(module), on.media.find)
  if (!same.has(module.block))
    on.gap(`the block “${module.block}”: ${blocks.length ? 'what visitors see of it now came instead' : 'nothing of it can be read'}`)
  return blocks
}

function writeGallery({ items, columns }: Readonly<Record<string, unknown>>, { media, gap }: Leaving): readonly string[] | undefined {
  const images = (items as readonly { picture: Picture; caption?: string }[]).flatMap(({ picture, caption = '' }) => {
    const place = media.find(picture.file)
    if (!place) gap(`the picture ${picture.file} of a gallery`)
    return place ? [core.image(place, picture.alt ?? '', { caption: core.words(caption) })] : []
  })
  return images.length ? [core.gallery(images, Number(columns ?? 3))] : undefined
}

function writeVideo({ address }: Readonly<Record<string, unknown>>, { media }: Leaving): readonly string[] | undefined {
  const own = media.find(String(address))
  return [own ? core.film(own) : core.embed(String(address))]
}
