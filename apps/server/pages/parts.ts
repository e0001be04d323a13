import type { Markup } from '@frontage/kit/island/island'
import { piecesOf } from '@frontage/kit/island/markup.server'
import type { PageModule } from '@frontage/kit/island/page'
import { blockFolders } from '../blocks'

const islands = new Map<Markup, string>(
  [...blockFolders.values()].flatMap(({ definition }) =>
    'markup' in definition && definition.markup ? [[definition.markup, definition.name] as const] : [],
  ),
)
const known = [...islands.keys()]

/** The block that is set up by a text such as elements of older pages carry. */
const moduleFor = (markup: Markup, text: string): PageModule => ({
  block: islands.get(markup) ?? '',
  props: { [markup.attribute]: text },
})

/** Whether its block takes the place of elements of older pages: what they say was written by another system. */
export const isFromElsewhere = ({ block }: PageModule): boolean => [...islands.values()].includes(block)

/** What a module is drawn of: itself, or the pieces of what its owner pasted, with islands in the place of elements of older pages. */
export function partsOf(module: PageModule): readonly PageModule[] {
  const definition = blockFolders.get(module.block)?.definition
  const name = definition && 'pastedIn' in definition ? definition.pastedIn : undefined
  const html = name && module.props[name]
  if (!name || typeof html !== 'string' || !known.some(({ className }) => html.includes(className))) return [module]
  return piecesOf(html, known).map((piece) =>
    typeof piece === 'string' ? { ...module, props: { ...module.props, [name]: piece } } : moduleFor(piece.markup, piece.text),
  )
}
