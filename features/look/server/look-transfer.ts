import type { Tools } from '@frontage/kit/feature.server'
import { createSingleTransfer } from '@frontage/kit/single-transfer.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { lookShape } from '../look'
import { type FaceFiles, facesIn, facesOut } from './faces'
import type { LookStore } from './look.store'

/** A look that was exported early names no time zone: that of the site stays. */
const anyLook = v.object({ ...lookShape.entries, timeZone: v.optional(lookShape.entries.timeZone) })

/** The published look, with typefaces of the owner's own, on its way out of the site or into it, where it becomes the newest one. */
export const createLookTransfer = (store: LookStore, faces: FaceFiles, { db, clock }: Pick<Tools, 'db' | 'clock'>): Transfer => ({
  ...createSingleTransfer(db, {
    ...{ name: 'look', what: 'look', shape: anyLook },
    read: async (trx) => {
      const { id, look } = await store.published(trx)
      return id ? look : undefined
    },
    keep: async (look, { trx, by }) => {
      const { timeZone = (await store.published(trx)).look.timeZone } = look
      await store.add({ look: { ...look, timeZone }, savedAt: clock.now().toISOString(), savedBy: by }, trx)
    },
  }),
  files: facesOut(faces),
  takeFiles: facesIn(faces),
})
