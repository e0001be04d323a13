import { constants, copyFile, open } from 'node:fs/promises'
import type { Tools } from '@frontage/kit/feature.server'
import { freeSlug, slugOf } from '@frontage/kit/slug'
import { redraw } from '@frontage/kit/storage/pictures.server'
import type { Incoming } from '@frontage/kit/wire/upload'
import { LONGEST_NAME, POSTER_WIDTH } from '../../spec'
import { FILM } from '../removed-media'
import { judgeFilm } from './film-file'
import { createFilmsStore, type FilmRow } from './films.store'

export type Films = ReturnType<typeof createFilms>
/** What the browser of its owner saw of a film; 0 where nothing is known. */
export type Seen = { readonly width: number; readonly height: number; readonly seconds: number }

type FilmTools = Pick<Tools, 'db' | 'files' | 'clock' | 'trash'>

/** The films of the site. Their bytes are kept as they came: a look at them has said what they are. */
export function createFilms({ db, files, clock, trash }: FilmTools) {
  const store = createFilmsStore(db)

  const keepPoster = async (poster: Uint8Array | undefined): Promise<string> =>
    poster ? files.keep((await redraw(poster, { width: POSTER_WIDTH })).bytes, 'webp') : ''

  const forget = async ({ key, poster }: Pick<FilmRow, 'key' | 'poster'>): Promise<void> => {
    await files.remove(key)
    if (poster) await files.remove(poster)
  }

  async function put(file: string, path: string, poster: Uint8Array | undefined, seen: Seen, source: string, bytes: number): Promise<void> {
    const before = await store.find(file)
    const drawn = await keepPoster(poster)
    const key = await files.reserve(file.split('.').at(-1)!)
    await files.take(path, key)
    await store.put({ file, key, bytes, ...seen, poster: drawn, source, created_at: clock.now().toISOString() })
    if (before) await forget(before)
  }

  const isTaken = async (file: string): Promise<boolean> => (await store.find(file)) !== undefined || trash.has(FILM, file)

  return {
    find: store.find,

    /** Keeps a film under a name that is free, also in the trash. The same film again is the one that it was. */
    add: async (wish: string, { path }: Incoming, poster: Uint8Array | undefined, seen: Seen): Promise<FilmRow> => {
      const { type, bytes, source } = await judgeFilm(path)
      const known = await store.findBySource(source)
      if (known) return known
      const name = await freeSlug(nameOf(wish), (slug) => isTaken(`${slug}.${type}`))
      await put(`${name}.${type}`, path, poster, seen, source, bytes)
      return (await store.find(`${name}.${type}`))!
    },

    /** Keeps a film, or a copy of the file there, under this name, in place of the one that had it; `false` when it is the one that is there. */
    keep: async (file: string, content: Uint8Array | string, poster: Uint8Array | undefined, seen: Seen): Promise<boolean> => {
      const spool = files.incoming()
      try {
        const path = spool.next()
        await (typeof content === 'string' ? copyFile(content, path, constants.COPYFILE_EXCL) : writeTo(path, content))
        const { bytes, source } = await judgeFilm(path)
        const known = await store.find(file)
        const isSame = known?.source === source && (known.poster !== '' || !poster)
        if (!isSame) await put(file, path, poster, seen, source, bytes)
        return !isSame
      } finally {
        await spool.clear()
      }
    },

    /** Takes a film away, within the transaction in which it is put into the trash: its files stay. */
    remove: store.remove,

    /** Lets go of the files of a film. */
    forget,
  }
}

async function writeTo(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
  } finally {
    await file.close()
  }
}

/** What may stand in an address of whatever a file is called. */
const nameOf = (file: string): string => slugOf(file.replace(/\.[a-z0-9]{1,5}$/i, ''), LONGEST_NAME - 10) || 'video'
