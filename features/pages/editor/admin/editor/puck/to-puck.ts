import type { ComponentData, Data } from '@puckeditor/core'
import type { PageDocument } from '../../../../admin/document/document'
import { keyOf } from '../../../../admin/document/keys'
import { COLUMN, ROW, typeOfBlock } from './names'

/** Only what stands where, by its keys: settings are drawn from the document itself. */
export const toPuck = ({ rows }: PageDocument): Data => ({
  content: [],
  root: {
    props: {
      rows: rows.map((row) => ({
        type: ROW,
        props: {
          id: keyOf(row),
          columns: row.columns.map((column) => ({
            type: COLUMN,
            props: {
              id: keyOf(column),
              modules: column.modules.map((module) => ({ type: typeOfBlock(module.block), props: { id: keyOf(module) } })),
            },
          })),
        },
      })),
    },
  } as Data['root'],
})

export type Stood = { readonly id: string; readonly type: string; readonly inside: readonly Stood[] }

const slots: Readonly<Record<string, string>> = { [ROW]: 'columns', [COLUMN]: 'modules' }

const stoodOf = ({ type, props }: ComponentData): Stood => {
  const slot = slots[type]
  return { id: props.id, type, inside: slot ? ((props[slot] ?? []) as ComponentData[]).map(stoodOf) : [] }
}

/** The order that the canvas has come to. */
export const orderIn = ({ root }: Data): Stood[] => {
  const { rows = [] } = (root.props ?? {}) as { readonly rows?: ComponentData[] }
  return rows.map(stoodOf)
}

/** Tells one order from another. */
export const signOf = (data: Data): string => JSON.stringify(orderIn(data))
