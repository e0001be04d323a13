import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createNumberedTransfer } from '@frontage/kit/storage/numbered.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { fitting } from '../stored-look'

const shape = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(v.string(), v.maxLength(500)),
  settings: v.pipe(v.record(v.string(), v.unknown()), v.transform(fitting)),
  updatedAt: v.string(),
})

/** Settings of the block under their numbers, on their way out of the site or into it. */
export const createLooksTransfer = (db: AnyDatabase): Transfer =>
  createNumberedTransfer(db, {
    ...{ name: 'portfolio-looks', table: 'portfolio_look', what: 'portfolio settings', shape, besides: ['updated_at'] },
    written: (rows) =>
      rows.map(({ id, title, settings, updated_at }) => ({
        ...{ id, title, updatedAt: updated_at },
        settings: storedIn(isRecord, String(settings), `portfolio display ${id}`) ?? {},
      })),
    kept: ({ title, settings, updatedAt }) => ({ title, settings: JSON.stringify(settings), updated_at: updatedAt }),
  })
