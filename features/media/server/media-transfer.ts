import type { Tools } from '@frontage/kit/feature.server'
import type { Brought, SiteTexts, Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { type Crop, isWhole, WHOLE } from '../crop'
import { cropShape } from '../wire.edits'
import type { Crops } from './crops'
import { cropOf } from './edits.store'
import type { createFilmsTransfer } from './films-transfer'
import { createMediaStore } from './media.store'
import { type Pictures, sourceOf } from './pictures'

const LIST = 'pictures/pictures'
const PICTURE = /^pictures\/([a-z0-9-]{1,80})\.(?:webp|jpe?g|png|avif|svg)$/

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const list = v.array(
  v.object({
    file: v.string(),
    alt: v.optional(v.string(), ''),
    focus: v.optional(v.tuple([percent, percent]), [50, 50]),
    crop: v.optional(cropShape, [...WHOLE]),
  }),
)
type Described = v.InferOutput<typeof list>[number]

type MediaTools = Pick<Tools, 'db'>
type Parts = { readonly pictures: Pictures; readonly crops: Crops; readonly films: ReturnType<typeof createFilmsTransfer> }

/** The pictures of the site in their largest size, without their crops, which come along, what they show, and its films. */
export function createMediaTransfer(tools: MediaTools, { pictures, crops, films }: Parts): Transfer {
  const store = createMediaStore(tools.db)
  const whole = async (name: string): Promise<Uint8Array> => (await crops.whole(name)) ?? new Uint8Array()
  const takePicture = createTakePicture({ store, whole, pictures, crops })

  return {
    name: 'media',
    write: async () => {
      const all = await store.all()
      const described = all.map((row) => {
        const crop = cropOf(row)
        const { name, format, alt, focus_x, focus_y } = row
        return { file: `${name}.${format}`, alt, focus: [focus_x, focus_y], ...(!isWhole(crop) && { crop }) }
      })
      return new Map([[LIST, described], ...(await films.write())])
    },
    read: async (texts) => {
      const { success, issues } = v.safeParse(list, texts.get(LIST) ?? [])
      return {
        brought: [],
        faults: [],
        bad: [...(success ? [] : [{ path: `${LIST}.json`, text: issues[0].message }]), ...films.badIn(texts)],
      }
    },
    files: async () => {
      const shown = (await store.all()).map(({ name, format }) => ({ path: `pictures/${name}.${format}`, read: () => whole(name) }))
      return [...shown, ...(await films.files())]
    },
    takeFiles: async (files, texts) => {
      const described = describedIn(texts)
      const brought: Brought[] = []
      for (const { path, read } of files) {
        const [, picture] = PICTURE.exec(path) ?? []
        if (picture) brought.push({ what: `picture ${picture}`, outcome: await takePicture(picture, await read(), described.get(picture)) })
      }
      return [...brought, ...(await films.takeFiles(files, texts))]
    },
  }
}

const describedIn = (texts: SiteTexts): Map<string, Described> =>
  new Map(v.parse(list, texts.get(LIST) ?? []).map((one) => [one.file.replace(/\.[a-z0-9]+$/i, ''), one]))

type Taking = {
  readonly store: ReturnType<typeof createMediaStore>
  readonly whole: (name: string) => Promise<Uint8Array>
} & Pick<Parts, 'pictures' | 'crops'>

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What this site has drawn itself, or has drawn before, is not drawn again: each time would make it a little worse. */
const createTakePicture =
  ({ store, whole, pictures, crops }: Taking) =>
  async (
    name: string,
    bytes: Uint8Array,
    { alt = '', focus = [50, 50], crop = [...WHOLE] }: Partial<Described> = {},
  ): Promise<Brought['outcome']> => {
    const known = await store.find(name)
    const isSame = known !== undefined && (known.source === sourceOf(bytes) || Buffer.compare(await whole(name), bytes) === 0)
    const now = known && { alt: known.alt, focus: [known.focus_x, known.focus_y], crop: cropOf(known) }
    if (isSame && same(now, { alt, focus, crop })) return 'same'
    if (!isSame) await pictures.keep(name, bytes, alt, { takesSvg: true })
    await cropTo(crop)
    await store.describe(name, { alt, focus_x: focus[0], focus_y: focus[1] })
    return known ? 'changed' : 'new'

    async function cropTo(next: Crop): Promise<void> {
      const before: Crop = isSame && known ? cropOf(known) : WHOLE
      if (!same(before, next)) await crops.crop(name, next, before, async () => undefined)
    }
  }
