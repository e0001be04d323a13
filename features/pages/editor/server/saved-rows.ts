import { storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Removed } from '@frontage/kit/trash.server'
import { firstIn, hasRowLike, rowsWhere, type TrashRow } from '@frontage/kit/trash-rows.server'
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

export const keepSavedRowRoute = ({ db, savedRows, audit, trash, now }: PagesService) =>
  answer(keepSavedRow)
    .allow(mayEditPages)
    .with(({ id, name, row }, context) =>
      db.transaction().execute(async (trx) => {
        for (const other of await rowsWhere('saved_row', 'name', name, trx))
          if (id && other.id !== id) {
            await trash.put(removedRow(other), context, trx)
            await savedRows.remove(Number(other.id), trx)
          }
        const kept = await savedRows.keep(id, { name, row: JSON.stringify(row), saved_at: now(), by: nameOf(context) }, trx)
        await audit.note({ action: 'saved-row.keep', target: `saved row ${kept}` }, context, trx)
        return { id: kept }
      }),
    )

/** In the trash. */
const KIND = 'saved-row'
const removedRow = (row: TrashRow): Removed => ({ kind: KIND, key: String(row.id), title: String(row.name), rows: { saved_row: [row] } })

/** Names of saved rows are given once: one comes back unless another has its name by now. */
export const handleRemovedRows = ({ trash }: PagesService): void =>
  trash.handle(KIND, {
    title: 'Saved row',
    right: mayEditPages,
    isTaken: (rows, trx) => hasRowLike('saved_row', { name: firstIn(rows, 'saved_row')?.name }, trx),
  })

export const removeSavedRowRoute = ({ db, savedRows, audit, trash }: PagesService) =>
  answer(removeSavedRow)
    .allow(mayEditPages)
    .with(({ id }, context) =>
      db.transaction().execute(async (trx) => {
        const [row] = await rowsWhere('saved_row', 'id', id, trx)
        if (!row || !(await savedRows.remove(id, trx))) throw new Refusal('row-gone', messages.rowGone, { status: 404 })
        await audit.note({ action: 'saved-row.remove', target: `saved row ${id}` }, context, trx)
        return { trash: [await trash.put(removedRow(row), context, trx)] }
      }),
    )
