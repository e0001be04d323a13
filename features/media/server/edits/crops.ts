import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { type Crop, focusUnder, isWhole } from '../../crop'
import { messages } from '../../messages'
import { WIDEST_STORED } from '../../spec'
import { encode } from '../encode'
import { createMediaStore, type MediaRow } from '../media.store'
import { createSizesStore } from '../sizes.store'
import { createChange, type EditTools, keepSizes, type Noted, noSuchPicture } from './change-picture'
import { createEditsStore, cropOf, type Kept, uncroppedOf } from './edits.store'

export type Crops = ReturnType<typeof createCrops>

/** Shows parts of pictures, wherever they stand. All of a picture stays stored. */
export function createCrops(tools: EditTools) {
  const { db, files } = tools
  const media = createMediaStore(db)
  const sizes = createSizesStore(db)
  const store = createEditsStore(db)
  const change = createChange(tools)

  async function bytesOf({ sizes: all }: Kept, most = WIDEST_STORED): Promise<Uint8Array> {
    const widest = all.findLast(({ width }) => width <= most) ?? all[0]
    const bytes = widest && (await files.read(widest.file))
    if (!bytes) throw new Error('a picture has lost its file')
    return bytes
  }

  return {
    /** Shows a part of a picture, or all of it again. `was`: the crop that the sender saw. */
    crop: async (name: string, crop: Crop, was: Crop | undefined, noted: Noted): Promise<MediaRow> => {
      const row = await media.find(name)
      if (!row) throw noSuchPicture()
      const whole = uncroppedOf(row, await sizes.of(name))
      if (whole.format === 'svg') throw new Refusal('not-for-drawings', messages.noCropOfDrawings, { status: 422, field: 'name' })
      const kept = isWhole(crop) ? undefined : await keepSizes(await encode(await bytesOf(whole), {}, crop), tools)
      return change(name, kept, async (now, trx) => {
        refuseOther(now, row, crop, was)
        const [focus_x, focus_y] = focusUnder(crop, cropOf(now), [now.focus_x, now.focus_y])
        const uncropped = kept ? JSON.stringify(whole) : ''
        await noted(trx)
        return store.show(name, { ...(kept ?? whole), source: now.source, focus_x, focus_y, uncropped, crop }, trx)
      })
    },

    /** The bytes of a picture without its crop, at most so many pixels wide; undefined when there is none. */
    whole: async (name: string, most?: number): Promise<Uint8Array | undefined> => {
      const row = await media.find(name)
      return row && bytesOf(uncroppedOf(row, await sizes.of(name)), most)
    },
  }
}

/** A crop that somebody else changed, or another picture than was cropped, is not overwritten. */
function refuseOther(now: MediaRow, cropped: MediaRow, crop: Crop, was: Crop | undefined): void {
  const before = cropOf(now).join()
  if (before !== crop.join()) refuseOutdated(was?.join() ?? '', before)
  if (now.source !== cropped.source) refuseOutdated(cropped.source, now.source)
}
