import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Removed } from '@frontage/kit/trash.server'
import { firstIn, hasRowLike, rowsWhere, type TrashRows } from '@frontage/kit/trash-rows.server'
import type { FilmRow } from './films/films.store'
import { tablesOfPicture } from './media.tables'
import { filesIn } from './named-files.store'
import { mayKeepMedia } from './policy'

/** What lies in the trash. */
export const PICTURE = 'picture'
export const FILM = 'video'

/** A picture on its way into the trash, with its sizes; undefined where there is none. */
export async function removedPicture(name: string, trx: AnyDatabase): Promise<Removed | undefined> {
  const media = await rowsWhere('media', 'name', name, trx)
  if (!media.length) return undefined
  const rows: Record<string, TrashRows[string]> = { media }
  for (const table of tablesOfPicture) rows[table] = await rowsWhere(table, 'name', name, trx)
  return { kind: PICTURE, key: name, title: name, rows }
}

export const removedFilm = (film: FilmRow): Removed => ({ kind: FILM, key: film.file, title: film.file, rows: { film: [film] } })

type Forget = {
  readonly pictures: { readonly forget: (files: readonly string[]) => Promise<void> }
  readonly films: { readonly forget: (film: Pick<FilmRow, 'key' | 'poster'>) => Promise<void> }
}

/** Their files stay until they are deleted for good. */
export function handleRemovedMedia({ trash }: Pick<Tools, 'trash'>, { pictures, films }: Forget): void {
  trash.handle(PICTURE, {
    ...{ title: 'Picture', right: mayKeepMedia, tells: 'media.changed' },
    isTaken: (rows, trx) => hasRowLike('media', { name: firstIn(rows, 'media')?.name }, trx),
    forget: async (rows) => () => pictures.forget(filesIn(JSON.stringify(rows))),
  })
  trash.handle(FILM, {
    ...{ title: 'Video', right: mayKeepMedia },
    isTaken: (rows, trx) => hasRowLike('film', { file: firstIn(rows, 'film')?.file }, trx),
    forget: async (rows: TrashRows) => async () => {
      for (const film of (rows.film ?? []) as FilmRow[]) await films.forget(film)
    },
  })
}
