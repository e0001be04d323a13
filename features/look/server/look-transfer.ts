import type { Tools } from '@frontage/kit/feature.server'
import { createSingleTransfer } from '@frontage/kit/single-transfer.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import { lookShape } from '../look'
import { type FaceFiles, facesIn, facesOut } from './faces'
import type { LookStore } from './look.store'

/** The published look, with typefaces of the owner's own, on its way out of the site or into it, where it becomes the newest one. */
export const createLookTransfer = (store: LookStore, faces: FaceFiles, { db, clock }: Pick<Tools, 'db' | 'clock'>): Transfer => ({
  ...createSingleTransfer(db, {
    ...{ name: 'look', what: 'look', shape: lookShape },
    read: async (trx) => {
      const { id, look } = await store.published(trx)
      return id ? look : undefined
    },
    keep: async (look, { trx, by }) => {
      await store.add({ look, savedAt: clock.now().toISOString(), savedBy: by }, trx)
    },
  }),
  files: facesOut(faces),
  takeFiles: facesIn(faces),
})
