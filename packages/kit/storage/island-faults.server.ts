import { sql } from 'kysely'
import type { Clock } from '../time/clock'
import type { AnyDatabase } from './database.server'
import type { KitTables } from './kit.tables.server'

/** `failed`: its code failed, and it became plain again. `mismatch`: what the browser drew was not what the server had drawn. */
export const faultKinds = ['failed', 'mismatch'] as const
export type FaultKind = (typeof faultKinds)[number]
/** `last` as an ISO time. */
export type IslandFault = { readonly island: string; readonly kind: FaultKind; readonly total: number; readonly last: string }

export type IslandFaults = ReturnType<typeof createIslandFaults>

const DAYS = 30
const DAY = 86_400_000
/** So many reports are noted a minute; a page that fails for everybody says enough with them. */
const MOST_A_MINUTE = 60

/** What browsers tell of islands whose code failed: their names, how often and when, for 30 days. */
export function createIslandFaults({ db: database, clock }: { readonly db: AnyDatabase; readonly clock: Clock }) {
  const db = database.withTables<KitTables>()
  const dayAgo = (days: number): string => new Date(clock.now().getTime() - days * DAY).toISOString().slice(0, 10)
  let minute = ''
  let noted = 0

  return {
    note: async (island: string, kind: FaultKind): Promise<void> => {
      const at = clock.now().toISOString()
      if (at.slice(0, 16) !== minute) [minute, noted] = [at.slice(0, 16), 0]
      if (noted++ >= MOST_A_MINUTE) return
      const more = { total: sql<number>`island_fault.total + 1`, last_at: at }
      const line = db.insertInto('island_fault').values({ island, kind, day: at.slice(0, 10), total: 1, last_at: at })
      await line.onConflict((conflict) => conflict.columns(['island', 'kind', 'day']).doUpdateSet(more)).execute()
    },

    /** Each island and kind of the last 30 days. */
    all: async (): Promise<IslandFault[]> => {
      const rows = await db
        .selectFrom('island_fault')
        .select(({ fn }) => ['island', 'kind', fn.sum<number>('total').as('total'), fn.max('last_at').as('last')])
        .where('day', '>', dayAgo(DAYS))
        .groupBy(['island', 'kind'])
        .orderBy('island')
        .execute()
      return rows.map(({ island, kind, total, last }) => ({ island, kind, total: Number(total), last }))
    },

    sweep: async (): Promise<void> => void (await db.deleteFrom('island_fault').where('day', '<=', dayAgo(DAYS)).execute()),
  }
}
