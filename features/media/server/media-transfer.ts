import type { Tools } from '@frontage/kit/feature.server'
import type { Brought, SiteTexts, Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { isWhole, WHOLE } from '../crop'
import { cropShape } from '../wire.edits'
import type { Crops } from './edits/crops'
import { cropOf } from './edits/edits.store'
import type { createFilmsTransfer } from './films/films-transfer'
import { createMediaStore, type MediaRow } from './media.store'
import type { Pictures } from './pictures'
import { createTagsStore } from './tags/tags.store'
import { createTakePicture } from './take-picture'

const LIST = 'pictures/pictures'
const PICTURE = /^pictures\/([a-z0-9-]{1,80})\.(?:webp|jpe?g|png|avif|svg)$/

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const list = v.array(
  v.object({
    file: v.string(),
    alt: v.optional(v.string(), ''),
    focus: v.optional(v.tuple([percent, percent]), [50, 50]),
    crop: v.optional(cropShape, [...WHOLE]),
    /** Absent: they stay as they are. */
    tags: v.optional(v.array(v.string())),
  }),
)
type Described = v.InferOutput<typeof list>[number]

type MediaTools = Pick<Tools, 'db'>
type Parts = { readonly pictures: Pictures; readonly crops: Crops; readonly films: ReturnType<typeof createFilmsTransfer> }

/** The pictures of the site in their largest size, without their crops, which come along, what they show, and its films. */
export function createMediaTransfer(tools: MediaTools, { pictures, crops, films }: Parts): Transfer {
  const store = createMediaStore(tools.db)
  const whole = async (name: string): Promise<Uint8Array> => (await crops.whole(name)) ?? new Uint8Array()
  const tags = createTagsStore(tools.db)
  const takePicture = createTakePicture({ store, tags, whole, pictures, crops })

  return {
    name: 'media',
    write: async () => {
      const all = await store.all()
      const tagged = await tags.all()
      const described = all.map((row) => describedOf(row, tagged.get(row.name)))
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

/** What comes along of a picture. What says nothing is left out. */
function describedOf(row: MediaRow, tags: readonly string[] | undefined) {
  const crop = cropOf(row)
  const { name, format, alt, focus_x, focus_y } = row
  return { file: `${name}.${format}`, alt, focus: [focus_x, focus_y], ...(!isWhole(crop) && { crop }), ...(tags && { tags }) }
}
