import { createHash } from 'node:crypto'
import type { Tools } from '@frontage/kit/feature.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { CACHE_BYTES } from '../spec'
import { createByteCache } from './byte-cache'
import { type Encoded, encode } from './encode'
import { createMediaStore } from './media.store'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_NAME = 80

export type Pictures = ReturnType<typeof createPictures>
export type Sent = { readonly etag: string; readonly bytes: () => Promise<Uint8Array> }

/** The named pictures of the site. */
export function createPictures({ db, files, clock, events }: Pick<Tools, 'db' | 'files' | 'clock' | 'events'>) {
  const store = createMediaStore(db)
  const cache = createByteCache(CACHE_BYTES)

  async function bytesOf(file: string): Promise<Uint8Array> {
    const bytes = cache.get(file) ?? (await files.read(file))
    if (!bytes) throw new Error('a picture has lost its file')
    cache.set(file, bytes)
    return bytes
  }

  const keepFile = async ({ bytes, ...size }: Encoded) => ({ ...size, file: await files.keep(bytes, 'webp') })

  return {
    /** Keeps a picture under a name, in the place of the one that had it. The same file again changes at most the text. */
    keep: async (name: string, original: Uint8Array, alt: string): Promise<void> => {
      if (!NAME.test(name) || name.length > LONGEST_NAME) throw new Refusal('bad-name', messages.badName, { status: 400, field: 'name' })
      const source = createHash('sha256').update(original).digest('hex')
      const known = await store.find(name)
      if (known?.source === source && known.alt === alt) return
      if (known?.source === source) await store.setAlt(name, alt)
      else {
        const { width, height, sizes } = await encode(original)
        const kept = await Promise.all(sizes.map(keepFile))
        const gone = await store.put({ name, width, height, alt, source, created_at: clock.now().toISOString() }, kept)
        await Promise.all(gone.map(files.remove))
      }
      events.emit('media.changed')
    },

    /** The bytes to send for a width, read only if they are wanted; undefined when there is no such picture. */
    at: async (name: string, width: number): Promise<Sent | undefined> => {
      const size = await store.size(name, width)
      return size && { etag: size.etag, bytes: () => bytesOf(size.file) }
    },
  }
}
