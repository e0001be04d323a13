import type { CatalogueEntry } from '../../../../admin/catalogue'
import type { Column, Module, Row } from '../../../../admin/document/document'
import { messages } from '../../../messages'
import { columnOf, rowOf } from '../../document/layouts'

type ReadyRow = { readonly title: string; readonly picture: 'hero' | 'words' | 'beside' | 'three'; readonly row: () => Row }
type Plan = Omit<ReadyRow, 'row'> & {
  readonly look?: Row['look']
  readonly columns: readonly (readonly [Column['span'], readonly string[]])[]
}

const plans: readonly Plan[] = [
  { title: messages.ready.hero, picture: 'hero', look: 'bare', columns: [[12, ['hero']]] },
  { title: messages.ready.words, picture: 'words', columns: [[12, ['heading', 'rich-text']]] },
  {
    title: messages.ready.beside,
    picture: 'beside',
    columns: [
      [6, ['heading', 'rich-text', 'buttons']],
      [6, ['picture']],
    ],
  },
  {
    title: messages.ready.three,
    picture: 'three',
    columns: [
      [4, ['picture', 'rich-text']],
      [4, ['picture', 'rich-text']],
      [4, ['picture', 'rich-text']],
    ],
  },
]

/** Rows to begin a page with, of the blocks that this site has. */
export const readyRows = (blocks: readonly CatalogueEntry[]): ReadyRow[] =>
  plans
    .filter(({ columns }) => columns.every(([, names]) => names.every((name) => blocks.some((block) => block.name === name))))
    .map(({ title, picture, look = 'paper', columns }) => ({
      title,
      picture,
      row: () => ({
        ...rowOf([12]),
        look,
        columns: columns.map(([span, names]) =>
          columnOf(
            span,
            names.map((name) => moduleOf(name, blocks)),
          ),
        ),
      }),
    }))

const moduleOf = (name: string, blocks: readonly CatalogueEntry[]): Module => ({
  block: name,
  props: structuredClone(blocks.find((block) => block.name === name)?.start ?? {}),
})
