import { randomBytes } from 'node:crypto'
import { tokenHash } from '@frontage/kit/hash.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PageTables } from './pages.tables'

export type Share = { readonly id: number; readonly pageId: number; readonly expiresAt: string; readonly by: string }

/** Links that show a draft. The token is known to whoever has the link, and not to the database. */
export function createSharesStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<PageTables>()
  return {
    /** Those that have not expired. */
    all: async (now: string): Promise<Share[]> => {
      const rows = await tablesOf().selectFrom('page_share').selectAll().where('expires_at', '>', now).orderBy('id').execute()
      return rows.map(({ id, page_id, expires_at, by }) => ({ id, pageId: page_id, expiresAt: expires_at, by }))
    },

    /** The page that a link shows. */
    pageOf: async (token: string, now: string): Promise<number | undefined> => {
      const shares = tablesOf().selectFrom('page_share').select('page_id').where('token_hash', '=', tokenHash(token))
      return (await shares.where('expires_at', '>', now).executeTakeFirst())?.page_id
    },

    add: async (page: number, expiresAt: string, by: string, trx: AnyDatabase): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      const share = { page_id: page, token_hash: tokenHash(token), expires_at: expiresAt, by }
      await tablesOf(trx).insertInto('page_share').values(share).execute()
      return token
    },

    endAll: async (page: number, trx: AnyDatabase): Promise<void> => {
      await tablesOf(trx).deleteFrom('page_share').where('page_id', '=', page).execute()
    },
  }
}
