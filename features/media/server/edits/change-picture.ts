import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages'
import { AVIF_JOB } from '../avif-job'
import type { Picture } from '../encode'
import { createMediaStore, type MediaRow } from '../media.store'
import type { Kept } from './edits.store'

export type EditTools = Pick<Tools, 'db' | 'files' | 'clock' | 'events' | 'jobs' | 'settings'>
/** Runs within the transaction of the change. */
export type Noted = (trx: AnyDatabase) => Promise<void>

export const noSuchPicture = (): Refusal => new Refusal('no-such-picture', messages.noSuchPicture, { status: 404, field: 'name' })

/** Keeps the sizes of a picture as files. */
export async function keepSizes({ sizes, ...look }: Picture, { files }: Pick<Tools, 'files'>): Promise<Kept> {
  const kept = sizes.map(async ({ bytes, ...size }) => ({ ...size, file: await files.keep(bytes, look.format) }))
  return { ...look, sizes: await Promise.all(kept) }
}

type Work = (row: MediaRow, trx: AnyDatabase) => Promise<string[]>

/** Changes a picture as it stands, tells it, and lets go of the files that nothing names any more; of the new ones where that fails. */
export const createChange =
  ({ db, files, events, jobs, settings }: EditTools) =>
  async (name: string, kept: Kept | undefined, work: Work): Promise<MediaRow> => {
    const media = createMediaStore(db)
    const attempt = db.transaction().execute(async (trx) => {
      const row = await media.findForChange(name, trx)
      if (!row) throw noSuchPicture()
      const gone = await work(row, trx)
      if (settings.drawsAvif) await jobs.add(AVIF_JOB, { name }, trx)
      await events.tell('media.changed', trx)
      return { gone, row: (await media.findForChange(name, trx))! }
    })
    const { gone, row } = await attempt.catch(async (reason: unknown) => {
      await Promise.all((kept?.sizes ?? []).map(({ file }) => files.remove(file)))
      throw reason
    })
    await Promise.all(gone.map(files.remove))
    return row
  }
