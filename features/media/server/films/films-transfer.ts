import type { Tools } from '@frontage/kit/feature.server'
import type { Brought, SiteFile, SiteTexts } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import type { Films, Seen } from './films'
import { createFilmsStore } from './films.store'

const LIST = 'films/films'
const FILM = /^films\/([a-z0-9-]{1,80}\.(?:mp4|webm|vtt))$/

const amount = v.optional(v.pipe(v.number(), v.minValue(0)), 0)
const list = v.array(v.object({ file: v.string(), width: amount, height: amount, seconds: amount }))

const UNSEEN: Seen = { width: 0, height: 0, seconds: 0 }

/** The films of the site on their way out of it or into it, each with a moment of it and its measures. */
export function createFilmsTransfer({ db, files }: Pick<Tools, 'db' | 'files'>, films: Films) {
  const store = createFilmsStore(db)
  const read = async (key: string): Promise<Uint8Array> => (await files.read(key)) ?? new Uint8Array()

  return {
    write: async (): Promise<SiteTexts> =>
      new Map([[LIST, (await store.all()).map(({ file, width, height, seconds }) => ({ file, width, height, seconds }))]]),

    badIn: (texts: SiteTexts) => {
      const { success, issues } = v.safeParse(list, texts.get(LIST) ?? [])
      return success ? [] : [{ path: `${LIST}.json`, text: issues[0].message }]
    },

    files: async (): Promise<SiteFile[]> =>
      (await store.all()).flatMap(({ file, key, poster }) => [
        { path: `films/${file}`, read: () => read(key) },
        ...(poster ? [{ path: `films/${file}.webp`, read: () => read(poster) }] : []),
      ]),

    takeFiles: async (all: readonly SiteFile[], texts: SiteTexts): Promise<Brought[]> => {
      const seen = new Map(v.parse(list, texts.get(LIST) ?? []).map(({ file, ...measures }) => [file, measures]))
      const brought: Brought[] = []
      for (const { path, read, at } of all) {
        const [, file] = FILM.exec(path) ?? []
        if (!file) continue
        const poster = await all.find((one) => one.path === `${path}.webp`)?.read()
        const isThere = (await films.find(file)) !== undefined
        const isNew = await films.keep(file, at ?? (await read()), poster, seen.get(file) ?? UNSEEN)
        brought.push({ what: `film ${file}`, outcome: isNew ? (isThere ? 'changed' : 'new') : 'same' })
      }
      return brought
    },
  }
}
