import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createNumberedTransfer } from '@frontage/kit/storage/numbered.server'
import { storedJson } from '@frontage/kit/storage/stored-json.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { widgetShapes } from '../../wire.widgets'

const base = { id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), title: v.pipe(v.string(), v.maxLength(500)), updatedAt: v.string() }
const { display, form, badge, float } = widgetShapes

const shape = v.variant('kind', [
  v.object({ ...base, kind: v.literal('display'), settings: display }),
  v.object({ ...base, kind: v.literal('form'), settings: form }),
  v.object({ ...base, kind: v.literal('badge'), settings: badge }),
  v.object({ ...base, kind: v.literal('float'), settings: float }),
])

/** Displays, forms, badges and floating boxes on their way out of the site or into it. Reviews are the visitors' own. */
export const createWidgetsTransfer = (db: AnyDatabase): Transfer =>
  createNumberedTransfer(db, {
    ...{ name: 'review-widgets', table: 'review_widget', what: 'review widget', shape, besides: ['updated_at'] },
    written: (rows) =>
      rows.map(({ id, kind, title, settings, updated_at }) => ({
        ...{ id, kind, title, updatedAt: updated_at },
        settings: storedJson(String(settings), `review widget ${id}`) ?? {},
      })),
    kept: ({ kind, title, settings, updatedAt }) => ({ kind, title, settings: JSON.stringify(settings), updated_at: updatedAt }),
  })
