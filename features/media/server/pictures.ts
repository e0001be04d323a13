import { createHash } from 'node:crypto'
import type { Tools } from '@frontage/kit/feature.server'
import { freeSlug, slugOf } from '@frontage/kit/slug'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { CACHE_BYTES, LONGEST_NAME } from '../spec'
import { AVIF_JOB } from './avif-job'
import { type Encoded, encode, type Format, type Keeping } from './encode'
import { createMediaStore, type MediaRow } from './media.store'
import { PICTURE } from './removed-media'
import { createByteCache } from './sending/byte-cache'
import { createSizesStore } from './sizes.store'

export const SVG_TYPE = 'image/svg+xml'
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export type Pictures = ReturnType<typeof createPictures>
export type Sent = { readonly etag: string; readonly type: string; readonly file: string; readonly bytes: () => Promise<Uint8Array> }

type Drawn = {
  readonly name: string
  readonly original: Uint8Array
  readonly source: string
  readonly alt: string
} & Keeping
type PictureTools = Pick<Tools, 'db' | 'files' | 'clock' | 'events' | 'jobs' | 'settings' | 'trash'>

/** The named pictures of the site. */
export function createPictures({ db, files, clock, events, jobs, settings, trash }: PictureTools) {
  const store = createMediaStore(db)
  const sizes = createSizesStore(db)
  const cache = createByteCache(CACHE_BYTES)

  async function bytesOf(file: string): Promise<Uint8Array> {
    const bytes = cache.get(file) ?? (await files.read(file))
    if (!bytes) throw new Error('a picture has lost its file')
    cache.set(file, bytes)
    return bytes
  }

  const keepFile = async ({ bytes, ...size }: Encoded, format: Format) => ({ ...size, file: await files.keep(bytes, format) })

  async function draw({ name, original, source, alt, ...how }: Drawn): Promise<void> {
    const { sizes: drawn, ...look } = await encode(original, how)
    const kept = await Promise.all(drawn.map((size) => keepFile(size, look.format)))
    const gone = await openly({ db, events }, async (trx) => {
      if (settings.drawsAvif && look.format === 'webp') await jobs.add(AVIF_JOB, { name }, trx)
      return store.put({ name, ...look, alt, source, created_at: clock.now().toISOString() }, kept, trx)
    })
    await Promise.all(gone.map(files.remove))
  }

  /** Keeps a picture under a name, in the place of the one that had it. The same file again changes at most the text. */
  async function keep(name: string, original: Uint8Array, alt: string, how: Keeping = {}): Promise<void> {
    if (!NAME.test(name) || name.length > LONGEST_NAME) throw new Refusal('bad-name', messages.badName, { status: 400, field: 'name' })
    const source = sourceOf(original)
    const known = await store.find(name)
    if (known?.source === source && known.alt === alt && known.colour) return
    if (known?.source === source && known.colour) await openly({ db, events }, (trx) => store.describe(name, { alt }, trx))
    else await draw({ name, original, source, alt, ...how })
  }

  return {
    keep,

    /** Keeps a picture under a name that is free, also in the trash. The same file again is the picture that it was. */
    add: async (wish: string, original: Uint8Array, alt: string, how: Keeping = {}): Promise<MediaRow> => {
      const known = await store.findBySource(sourceOf(original))
      if (known) return known
      const name = await freeSlug(nameOf(wish), async (name) => (await store.find(name)) !== undefined || trash.has(PICTURE, name))
      await keep(name, original, alt, how)
      return (await store.find(name))!
    },

    /** The bytes to send for a width, read only if they are wanted; undefined when there is no such picture. */
    at: async (name: string, width: number, takesAvif = false): Promise<Sent | undefined> => {
      const size = await sizes.at(name, width)
      if (!size) return undefined
      const avif = takesAvif ? await sizes.avif(size) : undefined
      const { etag, file } = avif ?? size
      return { etag, file, type: typeOf(file), bytes: () => bytesOf(file) }
    },

    /** Takes a picture away, within the transaction in which it is put into the trash: its files stay. */
    remove: store.remove,

    /** Lets go of files that no picture has any more. */
    forget: async (gone: readonly string[]): Promise<void> => void (await Promise.all(gone.map(files.remove))),
  }
}

const types: Readonly<Record<string, string>> = { svg: SVG_TYPE, avif: 'image/avif', webp: 'image/webp' }
const typeOf = (file: string): string => types[file.split('.').at(-1) ?? ''] ?? 'image/webp'

/** Changes pictures, and tells it. */
const openly = <Result>({ db, events }: Pick<Tools, 'db' | 'events'>, work: (trx: AnyDatabase) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const result = await work(trx)
    await events.tell('media.changed', trx)
    return result
  })

export const sourceOf = (original: Uint8Array): string => createHash('sha256').update(original).digest('hex')

/** What may stand in an address of whatever a file is called. */
const nameOf = (file: string): string => slugOf(file.replace(/\.[a-z0-9]{1,5}$/i, ''), LONGEST_NAME - 10) || 'picture'
