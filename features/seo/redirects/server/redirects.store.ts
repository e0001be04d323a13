import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { forUpdate, takeTurn } from '@frontage/kit/storage/locks.server'
import { revisionOf } from '@frontage/kit/storage/revision.server'
import { type Kysely, type Selectable, sql } from 'kysely'
import { fromKey, type Rule } from '../redirect'
import type { SeoTables } from './redirects.tables'

export type RedirectRow = Selectable<SeoTables['redirect']>
/** A rule with its number. */
export type StoredRule = Rule & { readonly id: number }
export type NewRule = Rule & { readonly isAutomatic: boolean; readonly createdAt: string }
export type RedirectsStore = ReturnType<typeof createRedirectsStore>

export const ruleOf = ({ id, from_path, to_path, status }: RedirectRow): StoredRule => ({ id, from: from_path, to: to_path, status })

/** Tells what a rule says from what it said before. */
export const redirectRevisionOf = ({ from_path, to_path, status }: RedirectRow): string => revisionOf([from_path, to_path, status])

const valuesOf = ({ from, to, status, isAutomatic, createdAt }: NewRule) => ({
  ...{ from_key: fromKey(from), from_path: from, to_path: to, status, is_automatic: Number(isAutomatic), created_at: createdAt },
})

/** Where old addresses lead. */
export function createRedirectsStore(database: AnyDatabase) {
  const tablesOf = (trx: AnyDatabase = database) => trx.withTables<SeoTables>()
  return {
    all: (trx?: AnyDatabase): Promise<RedirectRow[]> => tablesOf(trx).selectFrom('redirect').selectAll().orderBy('id').execute(),

    /** The same for whoever changes them: the rules are about each other, so others wait until the transaction ends. */
    allForChange: async (trx: AnyDatabase): Promise<RedirectRow[]> => {
      await takeTurn(trx, 'redirects')
      return tablesOf(trx).selectFrom('redirect').selectAll().orderBy('id').execute()
    },

    find: (id: number): Promise<RedirectRow | undefined> =>
      tablesOf().selectFrom('redirect').selectAll().where('id', '=', id).executeTakeFirst(),

    findForChange: (id: number, trx: AnyDatabase): Promise<RedirectRow | undefined> =>
      tablesOf(trx).selectFrom('redirect').selectAll().where('id', '=', id).$call(forUpdate(trx)).executeTakeFirst(),

    count: async (trx?: AnyDatabase): Promise<number> =>
      Number(
        (
          await tablesOf(trx)
            .selectFrom('redirect')
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow()
        ).total,
      ),

    /** The newest first; `q` stands in the old address or in the new one. */
    page: async (q: string, limit: number, offset: number): Promise<{ rows: RedirectRow[]; total: number }> => {
      const like = likeOf(q.toLowerCase())
      const fits = sql<boolean>`(lower(from_path) like ${like} escape '\\' or lower(to_path) like ${like} escape '\\')`
      const all = tablesOf().selectFrom('redirect').where(fits)
      const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
      return { rows: await all.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(), total: Number(total) }
    },

    add: async (rules: readonly NewRule[], trx?: AnyDatabase): Promise<number[]> => {
      const ids: number[] = []
      for (let start = 0; start < rules.length; start += 100) {
        const values = rules.slice(start, start + 100).map(valuesOf)
        const rows = await tablesOf(trx).insertInto('redirect').values(values).returning('id').execute()
        ids.push(...rows.map(({ id }) => id))
      }
      return ids
    },

    /** Whether it was there to be changed. */
    change: async (id: number, rule: NewRule, trx?: AnyDatabase): Promise<boolean> => {
      const { created_at: _created, ...values } = valuesOf(rule)
      const row = await tablesOf(trx).updateTable('redirect').set(values).where('id', '=', id).returning('id').executeTakeFirst()
      return row !== undefined
    },
    ...endings(tablesOf),
  }
}

/** What becomes of rules when pages move. */
const endings = (tablesOf: (trx?: AnyDatabase) => Kysely<SeoTables>) => ({
  setTarget: async (ids: readonly number[], to: string, trx?: AnyDatabase): Promise<void> => {
    if (ids.length) await tablesOf(trx).updateTable('redirect').set({ to_path: to }).where('id', 'in', ids).execute()
  },

  /** How many were taken away. */
  remove: async (ids: readonly number[], trx?: AnyDatabase): Promise<number> => {
    if (ids.length === 0) return 0
    const rows = await tablesOf(trx).deleteFrom('redirect').where('id', 'in', ids).returning('id').execute()
    await tablesOf(trx).deleteFrom('redirect_hit').where('redirect_id', 'in', ids).execute()
    return rows.length
  },
})
