import * as v from 'valibot'
import type { AnyDatabase } from '../storage/database.server'
import type { SiteTexts, Transfer, TransferReport } from './transfer.server'

type Into = { readonly trx: AnyDatabase; readonly by: string }

type Single<Shape extends v.GenericSchema> = {
  /** The name of its file, without the ending, and what it is called. */
  readonly name: string
  readonly what: string
  readonly shape: Shape
  /** As it stands here; undefined as long as nobody has set it up. */
  readonly read: (trx: AnyDatabase) => Promise<v.InferOutput<Shape> | undefined>
  readonly keep: (value: v.InferOutput<Shape>, into: Into) => Promise<void>
}

/** Something that a site has once, such as its look. */
export const createSingleTransfer = <Shape extends v.GenericSchema>(
  db: AnyDatabase,
  { name, what, shape, read, keep }: Single<Shape>,
): Transfer => ({
  name,
  write: async (trx = db) => {
    const value = await read(trx)
    return new Map(value === undefined ? [] : [[name, value]])
  },
  read: async (texts, into) => {
    const { bad, value } = valueAt(name, shape, texts)
    if (value === undefined) return { brought: [], faults: [], bad }
    const before = await read(into.trx)
    const isSame = JSON.stringify(before) === JSON.stringify(value)
    if (!isSame) await keep(value, into)
    return { brought: [{ what, outcome: isSame ? 'same' : before === undefined ? 'new' : 'changed' }], faults: [], bad: [] }
  },
})

/** What one file of a site says; undefined where there is none, or where it says something else. */
export function valueAt<Shape extends v.GenericSchema>(
  name: string,
  shape: Shape,
  texts: SiteTexts,
): { readonly value?: v.InferOutput<Shape>; readonly bad: TransferReport['bad'] } {
  if (!texts.has(name)) return { bad: [] }
  const { success, output, issues } = v.safeParse(shape, texts.get(name))
  if (success) return { value: output, bad: [] }
  const place = v.getDotPath(issues[0])
  return { bad: [{ path: `${name}.json${place ? `: ${place}` : ''}`, text: issues[0].message }] }
}
