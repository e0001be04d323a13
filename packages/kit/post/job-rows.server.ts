import { type Kysely, sql } from 'kysely'
import type { AnyDatabase, Engine } from '../storage/database.server'
import type { KitTables } from '../storage/kit.tables.server'
import type { Clock } from '../time/clock'
import type { Job, JobMore } from './job.server'

type Needs = { readonly db: AnyDatabase; readonly engine: Engine; readonly clock: Clock }

/** Which jobs are to be claimed: of some kinds, or of all but some. */
export type Claim = {
  readonly kinds: { readonly in: readonly string[] } | { readonly not: readonly string[] }
  readonly most: number
  /** In the hands of this very program. */
  readonly inHand: readonly number[]
}

type Outcome = { readonly state: 'waiting' | 'done' | 'dead'; readonly last_error?: string | null; readonly run_at?: string }

/** Jobs of a kind in a state; `first`: the earliest time for which one of them was due. */
export type JobStanding = { readonly kind: string; readonly state: 'waiting' | 'dead'; readonly total: number; readonly first: string }

/** Milliseconds. A job whose worker died is taken over when its lease ends. */
export const LEASE = 120_000

type Desk = { readonly db: Kysely<KitTables>; readonly engine: Engine; readonly timeIn: (milliseconds: number) => string }

const claimOf = ({ kinds, most, inHand }: Claim, { db, engine, timeIn }: Desk) =>
  db
    .updateTable('job')
    .set({ lease_until: timeIn(LEASE), attempts: sql<number>`attempts + 1` })
    .where('id', 'in', (query) => {
      const due = query
        .selectFrom('job')
        .select('id')
        .where('state', '=', 'waiting')
        .where('run_at', '<=', timeIn(0))
        .$if('in' in kinds, (jobs) => jobs.where('kind', 'in', 'in' in kinds ? kinds.in : []))
        .$if('not' in kinds && kinds.not.length > 0, (jobs) => jobs.where('kind', 'not in', 'not' in kinds ? kinds.not : []))
        .$if(inHand.length > 0, (jobs) => jobs.where('id', 'not in', inHand))
        // A lease that ends later than any can was given by a clock that has been put back since.
        .where(({ eb, or }) =>
          or([eb('lease_until', 'is', null), eb('lease_until', '<', timeIn(0)), eb('lease_until', '>', timeIn(2 * LEASE))]),
        )
        .orderBy('run_at')
        .limit(most)
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due
    })
    .returning(['id', 'kind', 'payload', 'attempts', 'last_error'])

/** Jobs that were given up, as they stand in the database. */
export function createDeadJobs({ db: database, clock }: Needs) {
  const db = database.withTables<KitTables>()
  return {
    /** The newest that were given up, but those of some kinds. */
    list: async (not: readonly string[], most: number) => {
      const found = db.selectFrom('job').select(['id', 'kind', 'last_error', 'run_at']).where('state', '=', 'dead')
      return (not.length ? found.where('kind', 'not in', not) : found).orderBy('id', 'desc').limit(most).execute()
    },

    /** Has one that was given up done after all; false when it is not there. */
    revive: async (id: number, trx: AnyDatabase): Promise<boolean> => {
      const again = { state: 'waiting', attempts: 0, run_at: clock.now().toISOString(), last_error: null } as const
      const dead = trx.withTables<KitTables>().updateTable('job').set(again).where('id', '=', id).where('state', '=', 'dead')
      return (await dead.returning('id').executeTakeFirst()) !== undefined
    },

    discard: async (id: number, trx: AnyDatabase): Promise<boolean> => {
      const dead = trx.withTables<KitTables>().deleteFrom('job').where('id', '=', id).where('state', '=', 'dead')
      return (await dead.returning('id').executeTakeFirst()) !== undefined
    },
  }
}

/** How many wait, and how many were given up, by kind. What was done is not counted, as there may be many. */
export async function standingOf(db: AnyDatabase): Promise<JobStanding[]> {
  const rows = await db
    .withTables<KitTables>()
    .selectFrom('job')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('total'), fn.min('run_at').as('first')])
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy(['kind', 'state'])
    .execute()
  return rows.map(({ kind, state, total, first }) => ({ kind, state: state as JobStanding['state'], total: Number(total), first }))
}

/** Jobs as they stand in the database. */
export function createJobRows({ db: database, engine, clock }: Needs) {
  const db = database.withTables<KitTables>()
  const timeIn = (milliseconds: number): string => new Date(clock.now().getTime() + milliseconds).toISOString()

  return {
    timeIn,

    add: async (kind: string, payload: unknown, trx: AnyDatabase = database, { at, about = '' }: JobMore = {}): Promise<void> => {
      const job = {
        kind,
        payload: JSON.stringify(payload),
        state: 'waiting' as const,
        run_at: at?.toISOString() ?? timeIn(0),
        lease_until: null,
        last_error: null,
        about,
      }
      await trx.withTables<KitTables>().insertInto('job').values(job).execute()
    },

    forget: async (about: readonly string[], trx: AnyDatabase): Promise<void> => {
      if (about.length) await trx.withTables<KitTables>().deleteFrom('job').where('about', 'in', about).execute()
    },

    /** Takes away what was over before. */
    sweep: async (before: string): Promise<void> => {
      await db.deleteFrom('job').where('state', 'in', ['done', 'dead']).where('run_at', '<', before).execute()
    },

    claim: (what: Claim): Promise<Job[]> => claimOf(what, { db, engine, timeIn }).execute(),

    /** Says that these are still in hand. */
    holdOn: async (ids: readonly number[]): Promise<void> => {
      if (ids.length)
        await db
          .updateTable('job')
          .set({ lease_until: timeIn(LEASE) })
          .where('id', 'in', ids)
          .execute()
    },

    settle: async ({ id }: Pick<Job, 'id'>, outcome: Outcome): Promise<void> => {
      await db
        .updateTable('job')
        .set({ ...outcome, lease_until: null })
        .where('id', '=', id)
        .execute()
    },

    /** Puts a job back that was not to blame: it has lost no try. */
    putBack: async ({ id, attempts }: Job, until: number, error?: string): Promise<void> => {
      const back = { lease_until: null, run_at: new Date(until).toISOString(), attempts: attempts - 1, ...(error && { last_error: error }) }
      await db.updateTable('job').set(back).where('id', '=', id).execute()
    },
  }
}
