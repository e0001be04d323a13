import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { rowFaults } from '../../faults'
import { messages } from '../../messages.desk'
import type { DocumentRow } from '../../page'
import { type Desk, nameOf } from '../../server/desk'
import { mayEditPages } from '../../server/policy'
import { keepSavedRow, listSavedRows, removeSavedRow } from '../../wire.transfer'

export const listSavedRowsRoute = ({ savedRows, registry }: Desk) =>
  answer(listSavedRows)
    .allow(mayEditPages)
    .with(async () => ({
      rows: (await savedRows.all()).map(({ id, name, row, saved_at, by }) => {
        const saved = JSON.parse(row) as DocumentRow
        return { id, name, savedAt: saved_at, by, row: saved, faults: rowFaults(saved, registry.findBlock) }
      }),
    }))

export const keepSavedRowRoute = ({ db, savedRows, audit, now }: Desk) =>
  answer(keepSavedRow)
    .allow(mayEditPages)
    .with(async ({ name, row }, context) => {
      const id = await db.transaction().execute(async (within) => {
        const kept = await savedRows.keep({ name, row: JSON.stringify(row), saved_at: now(), by: nameOf(context) }, within)
        await audit.note({ deed: 'saved-row.keep', target: `saved row ${kept}` }, context, within)
        return kept
      })
      return { id }
    })

export const removeSavedRowRoute = ({ db, savedRows, audit }: Desk) =>
  answer(removeSavedRow)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await db.transaction().execute(async (within) => {
        if (!(await savedRows.remove(id, within))) throw new Refusal('row-gone', messages.rowGone, { status: 404 })
        await audit.note({ deed: 'saved-row.remove', target: `saved row ${id}` }, context, within)
      })
      return {}
    })
