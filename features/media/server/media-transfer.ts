import type { Tools } from '@frontage/kit/feature.server'
import type { Brought, SiteTexts, Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import type { createFilmsTransfer } from './films-transfer'
import { createMediaStore } from './media.store'
import { type Pictures, sourceOf } from './pictures'
import { createSizesStore } from './sizes.store'

const LIST = 'pictures/pictures'
const PICTURE = /^pictures\/([a-z0-9-]{1,80})\.(?:webp|jpe?g|png|avif)$/

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const list = v.array(
  v.object({ file: v.string(), alt: v.optional(v.string(), ''), focus: v.optional(v.tuple([percent, percent]), [50, 50]) }),
)
type Described = v.InferOutput<typeof list>[number]

type MediaTools = Pick<Tools, 'db' | 'files'>

/** The pictures of the site in their largest size, what they show, and its films. */
export function createMediaTransfer(tools: MediaTools, pictures: Pictures, films: ReturnType<typeof createFilmsTransfer>): Transfer {
  const store = createMediaStore(tools.db)
  const widest = createWidest(tools)
  const takePicture = createTakePicture(store, widest, pictures)

  return {
    name: 'media',
    write: async () => {
      const all = await store.all()
      const described = all.map(({ name, alt, focus_x, focus_y }) => ({ file: `${name}.webp`, alt, focus: [focus_x, focus_y] }))
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
      const shown = (await store.all()).map(({ name }) => ({ path: `pictures/${name}.webp`, read: () => widest(name) }))
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

/** The bytes of the largest size of a picture. */
const createWidest = ({ db, files }: Pick<Tools, 'db' | 'files'>) => {
  const sizes = createSizesStore(db)
  return async (name: string): Promise<Uint8Array> => {
    const size = (await sizes.of(name)).at(-1)
    return (size && (await files.read(size.file))) ?? new Uint8Array()
  }
}

/** What this site has drawn itself, or has drawn before, is not drawn again: each time would make it a little worse. */
const createTakePicture =
  (store: ReturnType<typeof createMediaStore>, widest: (name: string) => Promise<Uint8Array>, pictures: Pictures) =>
  async (name: string, bytes: Uint8Array, { alt, focus }: Partial<Described> = {}): Promise<Brought['outcome']> => {
    const known = await store.find(name)
    const isSame = known !== undefined && (known.source === sourceOf(bytes) || Buffer.compare(await widest(name), bytes) === 0)
    if (!isSame) await pictures.keep(name, bytes, alt ?? '')
    const [focus_x, focus_y] = focus ?? [50, 50]
    const change = { alt: alt ?? '', focus_x, focus_y }
    const isDescribed = known?.alt === change.alt && known.focus_x === focus_x && known.focus_y === focus_y
    if (!isDescribed) await store.describe(name, change)
    if (isSame && isDescribed) return 'same'
    return known ? 'changed' : 'new'
  }
