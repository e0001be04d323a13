import type { Mentions, Tools } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { inMemory } from '@frontage/kit/wire/spool.server'
import { messages } from '../../messages'
import { addFilm, type Film, listFilms, mediaUses, removeFilm } from '../../wire.films'
import { mayKeepMedia } from '../policy'
import { removedFilm } from '../removed-media'
import type { Films } from './films'
import { createFilmsStore, type FilmRow } from './films.store'

type Desk = Pick<Tools, 'db' | 'audit' | 'trash'>

/** What the owner's admin asks about films, and about where media are used. */
export const createFilmRoutes = (tools: Desk, films: Films, mentions: () => readonly Mentions[]): Route[] => [
  listRoute(tools),
  addRoute(tools, films),
  removeRoute(tools, films),
  usesRoute(mentions),
]

const shown = ({ file, poster, width, height, seconds, bytes, created_at }: FilmRow): Film => {
  const src = `/media/films/${file}`
  return { file, src, poster: poster && `${src}.webp`, width, height, seconds, bytes: Number(bytes), createdAt: created_at }
}

const listRoute = ({ db }: Desk) => {
  const store = createFilmsStore(db)
  return answer(listFilms)
    .allow(mayKeepMedia)
    .with(async ({ q, kind, page, perPage }) => {
      const { rows, total } = await store.list({ q, kind, limit: perPage, offset: (page - 1) * perPage })
      return { films: rows.map(shown), total }
    })
}

const addRoute = ({ audit }: Desk, films: Films) =>
  answer(addFilm)
    .allow(mayKeepMedia)
    .with(async ({ file, poster, ...seen }, context) => {
      if (!file.incoming) throw new Refusal('too-large', messages.filmTooLarge, { status: 413, field: 'file' })
      const moment = poster && (await inMemory(poster)).bytes
      const row = await films.add(file.name, file.incoming, moment, seen)
      await audit.note({ action: 'media.add', target: `media ${row.file}` }, context)
      return { film: shown(row) }
    })

const removeRoute = ({ db, audit, trash }: Desk, films: Films) =>
  answer(removeFilm)
    .allow(mayKeepMedia)
    .with(({ file }, context) =>
      db.transaction().execute(async (trx) => {
        const film = await films.remove(file, trx)
        if (!film) return { removed: false, trash: [] }
        await audit.note({ action: 'media.remove', target: `media ${file}` }, context, trx)
        return { removed: true, trash: [await trash.put(removedFilm(film), context, trx)] }
      }),
    )

const usesRoute = (mentions: () => readonly Mentions[]) =>
  answer(mediaUses)
    .allow(mayKeepMedia)
    .with(async ({ file }, { language = 'en' }) => {
      const found = await Promise.all(namesOf(file).flatMap((name) => mentions().map((find) => find(name))))
      const uses = found.flat().map(({ title, at }) => ({ title: typeof title === 'string' ? title : title(language), at }))
      return { uses: [...new Map(uses.map((use) => [use.at, use])).values()] }
    })

/** A picture stands on pages under the ending that it had when it was put there: a photo may have been replaced by a drawing since. */
function namesOf(file: string): string[] {
  const [, name] = /^([a-z0-9-]+)\.(?:webp|svg)$/.exec(file) ?? []
  return name ? ['webp', 'svg', 'jpg', 'jpeg', 'png', 'avif'].map((ending) => `${name}.${ending}`) : [file]
}
