import { readHtml } from '@frontage/kit/html.server'
import { htmlOf } from '@frontage/kit/rich-text'
import { richTextOf } from '@frontage/kit/rich-text.server'
import { slugOf } from '@frontage/kit/slug'
import { innerMarks, type WordPressBlock } from '@frontage/kit/wordpress/export/blocks.server'
import { gaps } from '../../messages.gaps'
import type { Nested } from './nested'
import { PageBuilder } from './page-builder'
import type { Module, Translation } from './page-parts'
import { wordsOf } from './translate-html'

/** What opens under its title. An item of ours holds text: anything else in it is named. */
export function detailsModule(block: WordPressBlock, on: Translation, nested: Nested): Module {
  const { title, rest } = withoutSummary(block.html)
  const builder = new PageBuilder()
  nested({ ...block, html: innerMarks(block) || rest }, builder)
  return foldingModule([{ title, modules: builder.modules() }], on)
}

/** The title of what opens, and the markup behind it. */
function withoutSummary(html: string): { readonly title: string; readonly rest: string } {
  const pieces = readHtml(html)
  const open = pieces.find((piece) => piece.kind === 'open' && piece.tag === 'summary')
  const close = pieces.find((piece) => piece.kind === 'close' && piece.tag === 'summary')
  if (!open || !close) return { title: '', rest: html }
  return { title: wordsOf(html.slice(open.end, close.start)), rest: html.slice(close.end) }
}

/** Items with a title each, as an accordion. */
export function foldingModule(items: readonly { readonly title: string; readonly modules: readonly Module[] }[], on: Translation): Module {
  const taken = new Set<string>()
  return {
    block: 'accordion',
    props: {
      items: items.map(({ title, modules }, index) => {
        for (const { block } of modules) if (block !== 'rich-text') on.gap(gaps.blockIn(block, title))
        const html = modules.map(({ props }) => String(props.html ?? '')).join('')
        return { slug: ownSlug(title, index, taken), title: title.slice(0, 120) || 'More', html: htmlOf(richTextOf(html)) }
      }),
    },
  }
}

function ownSlug(title: string, index: number, taken: Set<string>): string {
  const wish = slugOf(title, 50).replace(/^[^a-z]+/, '') || `item-${index + 1}`
  const slug = taken.has(wish) ? `${wish}-${index + 1}` : wish
  taken.add(slug)
  return slug
}
