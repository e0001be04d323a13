import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { keptRowShape } from '../../kept-document'
import { nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { rowIssues } from '../../validation-issues'
import { messages } from '../messages.rows'
import { keepSavedRow, listSavedRows, removeSavedRow } from '../wire.admin'

export const listSavedRowsRoute = ({ savedRows, registry }: PagesService) =>
  answer(listSavedRows)
    .allow(mayEditPages)
    .with(async () => ({
      rows: (await savedRows.all()).flatMap(({ id, name, row, saved_at, by }) => {
        const saved = storedIn(keptRowShape, row, `saved row ${id}`)
        if (!saved) return []
        return { id, name, savedAt: saved_at, by, row: saved, faults: rowIssues(saved, registry.findBlock) }
      }),
    }))

export const keepSavedRowRoute = ({ db, savedRows, audit, now }: PagesService) =>
  answer(keepSavedRow)
    .allow(mayEditPages)
    .with(async ({ name, row }, context) => {
      const id = await db.transaction().execute(async (trx) => {
        const kept = await savedRows.keep({ name, row: JSON.stringify(row), saved_at: now(), by: nameOf(context) }, trx)
        await audit.note({ action: 'saved-row.keep', target: `saved row ${kept}` }, context, trx)
        return kept
      })
      return { id }
    })

export const removeSavedRowRoute = ({ db, savedRows, audit }: PagesService) =>
  answer(removeSavedRow)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      await db.transaction().execute(async (trx) => {
        if (!(await savedRows.remove(id, trx))) throw new Refusal('row-gone', messages.rowGone, { status: 404 })
        await audit.note({ action: 'saved-row.remove', target: `saved row ${id}` }, context, trx)
      })
      return {}
    })
