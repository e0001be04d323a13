import { guardAppendOnly } from '@frontage/kit/storage/append-only.server'
import type { AnyDatabase, Engine } from '@frontage/kit/storage/database.server'

/** Decisions are never changed. */
export const up = (db: AnyDatabase, engine: Engine): Promise<void> => guardAppendOnly(db, engine, 'review_decision')
