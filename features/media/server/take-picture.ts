import type { Brought } from '@frontage/kit/transfer.server'
import { type Crop, WHOLE } from '../crop'
import { tagsOf } from '../tags'
import type { Crops } from './edits/crops'
import { cropOf } from './edits/edits.store'
import type { createMediaStore } from './media.store'
import { type Pictures, sourceOf } from './pictures'
import type { createTagsStore } from './tags/tags.store'

/** What is told of a picture that comes in. `tags` absent: those that it has stay. */
export type Told = {
  readonly alt?: string
  readonly focus?: readonly [number, number]
  readonly crop?: Crop
  readonly tags?: readonly string[] | undefined
}

type Taking = {
  readonly store: ReturnType<typeof createMediaStore>
  readonly tags: ReturnType<typeof createTagsStore>
  readonly whole: (name: string) => Promise<Uint8Array>
} & { readonly pictures: Pictures; readonly crops: Crops }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What this site has drawn itself, or has drawn before, is not drawn again: each time would make it a little worse. */
export const createTakePicture =
  ({ store, tags, whole, pictures, crops }: Taking) =>
  async (
    name: string,
    bytes: Uint8Array,
    { alt = '', focus = [50, 50], crop = WHOLE, tags: wanted }: Told = {},
  ): Promise<Brought['outcome']> => {
    const known = await store.find(name)
    const isSame = known !== undefined && (known.source === sourceOf(bytes) || Buffer.compare(await whole(name), bytes) === 0)
    const now = known && { alt: known.alt, focus: [known.focus_x, known.focus_y], crop: cropOf(known) }
    const has = (await tags.of([name])).get(name) ?? []
    const isTagged = wanted === undefined || same(has, tagsOf(wanted).toSorted())
    if (isSame && isTagged && same(now, { alt, focus, crop })) return 'same'
    if (!isSame) await pictures.keep(name, bytes, alt, { takesSvg: true })
    await cropTo(crop)
    if (wanted && !isTagged) await tags.replace(name, tagsOf(wanted))
    await store.describe(name, { alt, focus_x: focus[0], focus_y: focus[1] })
    return known ? 'changed' : 'new'

    async function cropTo(next: Crop): Promise<void> {
      const before: Crop = isSame && known ? cropOf(known) : WHOLE
      if (!same(before, next)) await crops.crop(name, next, before, async () => undefined)
    }
  }
