import type { Config } from '@puckeditor/core'
import type { ReactNode, Ref } from 'react'
import { CanvasModule } from '../canvas/canvas-module'
import { CanvasColumn, CanvasRow } from '../canvas/canvas-row'
import { COLUMN, ROW, typeOfBlock } from './names'

type Slot = (props: { readonly className?: string; readonly minEmptyHeight?: number }) => ReactNode
type Drawable = { readonly id: string; readonly puck: { readonly dragRef: Ref<HTMLDivElement> } }

/** A block by its name, and what its owner calls it. */
export type Titled = { readonly name: string; readonly title: string }

/** Rows hold columns, columns hold modules: nothing lands where it does not belong. */
export function configFor(blocks: readonly Titled[], words: { readonly row: string; readonly column: string }): Config {
  return {
    root: {
      fields: { rows: { type: 'slot', allow: [ROW] } },
      render: ({ rows: Rows }: { readonly rows: Slot }) => <Rows className="canvas-rows" />,
    },
    components: {
      [ROW]: {
        label: words.row,
        inline: true,
        fields: { columns: { type: 'slot', allow: [COLUMN] } },
        render: ({ id, columns, puck }: Drawable & { readonly columns: Slot }) => (
          <CanvasRow id={id} dragRef={puck.dragRef} Columns={columns} />
        ),
      },
      [COLUMN]: {
        label: words.column,
        inline: true,
        fields: { modules: { type: 'slot', disallow: [ROW, COLUMN] } },
        render: ({ id, modules, puck }: Drawable & { readonly modules: Slot }) => (
          <CanvasColumn id={id} dragRef={puck.dragRef} Modules={modules} />
        ),
      },
      ...Object.fromEntries(blocks.map(({ name, title }) => [typeOfBlock(name), moduleConfig(title)])),
    },
  } as unknown as Config
}

const moduleConfig = (title: string) => ({
  label: title,
  inline: true,
  fields: {},
  render: ({ id, puck }: Drawable) => <CanvasModule id={id} dragRef={puck.dragRef} title={title} />,
})
