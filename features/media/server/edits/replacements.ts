import type { Tools } from '@frontage/kit/feature.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { WHOLE } from '../../crop'
import { messages } from '../../messages'
import { DAYS_REPLACED } from '../../spec'
import { encode } from '../encode'
import { createMediaStore, type MediaRow } from '../media.store'
import { sourceOf } from '../pictures'
import { createSizesStore } from '../sizes.store'
import { createChange, type EditTools, keepSizes, type Noted, noSuchPicture } from './change-picture'
import { createEditsStore } from './edits.store'

const SWEEP = 'media.sweep'
const DAY = 86_400_000

export type Replacements = ReturnType<typeof createReplacements>

/** Puts other files in the place of pictures, wherever they stand, and brings back what they were. */
export function createReplacements(tools: EditTools) {
  const { db, files, clock, jobs } = tools
  const media = createMediaStore(db)
  const sizes = createSizesStore(db)
  const store = createEditsStore(db)
  const change = createChange(tools)

  return {
    /** Name, description and focal point of a picture stay; a crop does not. */
    replace: async (name: string, original: Uint8Array, noted: Noted): Promise<MediaRow> => {
      if (!(await media.find(name))) throw noSuchPicture()
      const kept = await keepSizes(await encode(original, { takesSvg: true }), tools)
      return change(name, kept, async (row, trx) => {
        const { focus_x, focus_y } = row
        const shown = { ...kept, source: sourceOf(original), focus_x, focus_y, uncropped: '', crop: WHOLE }
        await noted(trx)
        await jobs.add(SWEEP, {}, trx, { at: new Date(clock.now().getTime() + DAYS_REPLACED * DAY) })
        return store.replace(row, await sizes.of(name, trx), shown, clock.now().toISOString(), trx)
      })
    },

    /** Brings back what a picture was before it was replaced. */
    undo: (name: string, noted: Noted): Promise<MediaRow> =>
      change(name, undefined, async (_row, trx) => {
        const earlier = await store.earlier(name, trx)
        if (!earlier) throw new Refusal('nothing-to-undo', messages.nothingToUndo, { status: 409, field: 'name' })
        await noted(trx)
        const gone = await store.show(name, earlier, trx)
        return [...gone, ...(await store.forget(name, trx))]
      }),

    /** Forgets what pictures were before they were replaced, once that can no longer be undone. */
    sweep: async (): Promise<void> => {
      const until = new Date(clock.now().getTime() - DAYS_REPLACED * DAY).toISOString()
      for (const name of await store.replacedBefore(until)) {
        const gone = await db.transaction().execute((trx) => store.forget(name, trx))
        await Promise.all(gone.map(files.remove))
      }
    },
  }
}

export const handleSweep = ({ jobs }: Pick<Tools, 'jobs'>, replacements: Replacements): void =>
  jobs.handle(SWEEP, { title: 'Forget replaced pictures', run: () => replacements.sweep() })
