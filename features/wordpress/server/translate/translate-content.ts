import { innerMark, parseBlocks, type WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { parseShortcodes } from '@frontage/kit/wordpress/export/shortcodes.server'
import { withParagraphs } from '@frontage/kit/wordpress/export/with-paragraphs.server'
import { gaps } from '../../messages.gaps'
import { coreBlock } from './core-blocks'
import { PageBuilder } from './page-builder'
import type { Row, Translation } from './page-parts'
import { translateShortcodes } from './shortcodes'

/** The content of a page, in blocks or as classic HTML, as rows of ours. Nothing is left out without a gap that names it. */
export function translateContent(content: string, on: Translation): Row[] {
  const builder = new PageBuilder()
  for (const block of parseBlocks(content)) translateBlock(block, builder, builder.placing(on))
  return builder.rows()
}

/** One block, with what stands in it. */
function translateBlock(block: WordPressBlock, builder: PageBuilder, on: Translation): void {
  const translate = coreBlock(block.name ?? '')
  if (translate) return void translate(block, builder, on, (inner, into) => translateInner(inner, into, on))
  const { name, attributes } = block
  if (name && on.plugins.show({ name, attributes }, { add: (module) => builder.add(module), gap: on.gap })) return
  if (block.name === undefined) return void translateShortcodes(withParagraphs(block.html), builder, on)
  if (!isOfCore(block.name)) {
    if (!holdsShortcode(block.html, on)) on.gap(gaps.block(block.name))
  } else if (isDrawnThere(block)) on.gap(gaps.coreBlock(block.name.slice(CORE.length).replaceAll('-', ' ')))
  translateInner(block, builder, on)
}

/** Blocks of plugins often hold the shortcode that does their work. */
const holdsShortcode = (html: string, on: Translation): boolean =>
  parseShortcodes(html, on.plugins.knows).some((part) => typeof part !== 'string')

const CORE = 'core/'
const isOfCore = (name: string): boolean => name.startsWith(CORE)
const DRAWN_THERE =
  /^core\/(?:(?:post|comments?|term|query|navigation)(?:-[a-z-]+)?|avatar|site-logo|read-more|home-link|template-part|pattern|footnotes)$/
/** WordPress draws it from what else it knows: the export has nothing of it. */
const isDrawnThere = ({ name, html, inner }: WordPressBlock): boolean => !inner.length && !html.trim() && DRAWN_THERE.test(name ?? '')

/** What stands in a block, its own markup and the blocks within it, in their order. */
function translateInner({ html, inner }: WordPressBlock, builder: PageBuilder, on: Translation): void {
  let rest = html
  for (const [index, block] of inner.entries()) {
    const mark = innerMark(index)
    const at = rest.indexOf(mark)
    translateShortcodes(rest.slice(0, Math.max(at, 0)), builder, on)
    translateBlock(block, builder, on)
    rest = rest.slice(at < 0 ? 0 : at + mark.length)
  }
  translateShortcodes(rest, builder, on)
}
