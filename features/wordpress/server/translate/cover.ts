import { readHtml } from '@frontage/kit/html.server'
import type { WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { gaps } from '../../messages.gaps'
import type { Nested } from './nested'
import { PageBuilder } from './page-builder'
import type { Translation } from './page-parts'

/** Words over a picture. In older versions the words stand in the block itself. */
export function translateCover(block: WordPressBlock, builder: PageBuilder, on: Translation, nested: Nested): void {
  const { url, id, alt, backgroundType } = block.attributes
  const address = textOf(url)
  const isVideo = backgroundType === 'video'
  if (isVideo) on.gap(gaps.videoBehind(address.slice(0, 200)))
  const picture = address && !isVideo ? on.picture({ id: String(id ?? ''), url: address, alt: textOf(alt) }) : undefined
  if (address && !isVideo && !picture) on.gap(gaps.picture(address.slice(0, 200)))
  const within = new PageBuilder()
  nested({ ...block, html: withoutBackground(block.html, address) }, within)
  const modules = within.modules()
  if (!picture) for (const module of modules) builder.add(module)
  else if (modules.length) builder.row({ columns: [{ span: 12, modules }], backdrop: { kind: 'picture', picture } })
  else builder.add({ block: 'picture', props: { picture, caption: '', shape: 'wide' } })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The markup without the picture or video that lies behind the words. */
function withoutBackground(html: string, address: string): string {
  const back = readHtml(html).find((piece) => piece.kind === 'open' && isBackground(piece.tag, piece.attributes, address))
  return back ? html.slice(0, back.start) + html.slice(back.end) : html
}

const isBackground = (tag: string, attributes: ReadonlyMap<string, string>, address: string): boolean =>
  tag === 'video' || (tag === 'img' && (attributes.get('src') === address || /__image-background\b/.test(attributes.get('class') ?? '')))
