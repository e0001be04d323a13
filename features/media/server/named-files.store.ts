import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Kysely } from 'kysely'
import type { MediaTables } from './media.tables'

type Tables = Kysely<Record<never, never> & MediaTables>

/** How a stored file is called. */
const KEY = /[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,8}/g

/**
 * Changes a picture, and hands back the files that it named before and names no longer: sizes, their AVIF, what it is without its crop,
 * what it was before it was replaced.
 */
export async function exchange(name: string, trx: AnyDatabase, work: (tables: Tables) => Promise<unknown>): Promise<string[]> {
  const tables = trx.withTables<MediaTables>()
  const before = await namedBy(tables, name)
  await work(tables)
  const after = new Set(await namedBy(tables, name))
  return before.filter((file) => !after.has(file))
}

/** Files that a text names. */
export const filesIn = (text: string): string[] => text.match(KEY) ?? []

async function namedBy(tables: Tables, name: string): Promise<string[]> {
  const sizes = await tables.selectFrom('media_size').select('file').where('name', '=', name).execute()
  const avifs = await tables.selectFrom('media_avif').select('file').where('name', '=', name).execute()
  const row = await tables.selectFrom('media').select('uncropped').where('name', '=', name).executeTakeFirst()
  const earlier = await tables.selectFrom('media_earlier').select('state').where('name', '=', name).executeTakeFirst()
  const inTexts = filesIn(`${row?.uncropped ?? ''} ${earlier?.state ?? ''}`)
  return [...new Set([...[...sizes, ...avifs].map(({ file }) => file), ...inTexts])]
}

/** Puts these sizes in the place of those that a picture had. */
export async function setSizes(tables: Tables, name: string, sizes: readonly Omit<MediaTables['media_size'], 'name'>[]): Promise<void> {
  await tables.deleteFrom('media_size').where('name', '=', name).execute()
  await tables.deleteFrom('media_avif').where('name', '=', name).execute()
  await tables
    .insertInto('media_size')
    .values(sizes.map(({ width, height, file, etag }) => ({ name, width, height, file, etag })))
    .execute()
}
