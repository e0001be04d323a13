import { createRemembered } from '@frontage/kit/remembered.server'
import { type AnyDatabase, engineOf } from '@frontage/kit/storage/database.server'
import { likeOf } from '@frontage/kit/storage/like.server'
import { indexQueryOf } from '@frontage/kit/storage/search-index.server'
import { fold } from '@frontage/kit/text'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EntryState } from '../../entry'
import type { EntryTables } from '../../server/entries.tables'
import type { FormTables } from '../../server/forms.tables'

export type EntryFilter = { readonly form: number; readonly state: 'inbox' | EntryState; readonly search: string; readonly before: number }
type Tables = EntryTables & Pick<FormTables, 'contact_form'>
export type EntryList = ReturnType<typeof createEntryList>

const inbox: readonly EntryState[] = ['new', 'read', 'done']
export const statesOf = (state: EntryFilter['state']): readonly EntryState[] => (state === 'inbox' ? inbox : [state])

const matching = ({ form, search, before }: EntryFilter): RawBuilder<SqlBool> => {
  const conditions = [
    sql<SqlBool>`1 = 1`,
    ...(form ? [sql<SqlBool>`form_entry.form_id = ${form}`] : []),
    ...(search ? [sql<SqlBool>`form_entry.search_text like ${likeOf(fold(search))} escape '\\'`] : []),
    ...(before ? [sql<SqlBool>`form_entry.id < ${before}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** The newest of each state, each read along its index: of all states at once a database would sort every message. */
function newestOf(db: Kysely<Tables>, filter: EntryFilter, most: number): RawBuilder<number> {
  const parts = statesOf(filter.state).map((state) => {
    const ids = db.selectFrom('form_entry').select('form_entry.id').where('form_entry.state', '=', state).where(matching(filter))
    return db.selectFrom(ids.orderBy('form_entry.id', 'desc').limit(most).as('newest')).select('newest.id')
  })
  return sql`${parts.reduce((all, some) => all.unionAll(some))}`
}

/** In SQLite: what its index finds for a search, read from the newest on until there are enough. */
const foundOf = (query: string, filter: EntryFilter, most: number): RawBuilder<number> => sql`(
  select form_entry.id from form_entry_search as found cross join form_entry on form_entry.id = found.rowid
  where found.form_entry_search match ${query} ${filter.before ? sql`and found.rowid < ${filter.before}` : sql``}
    and form_entry.state in (${sql.join(statesOf(filter.state))}) and ${matching(filter)}
  order by found.rowid desc limit ${most})`

/** So many of the newest messages are read for a search in PostgreSQL before its index is asked: most frequent words stand there. */
const GLANCED = 1_000

/** In PostgreSQL: those of the newest that hold what is looked for. */
const glancedOf = (db: Kysely<Tables>, filter: EntryFilter, most: number): RawBuilder<number> => sql`(
  select form_entry.id from form_entry where form_entry.id in (
    select newest.id from (${newestOf(db, { ...filter, search: '' }, GLANCED)}) as newest order by newest.id desc limit ${GLANCED}
  ) and ${matching(filter)} order by form_entry.id desc limit ${most})`

/**
 * In PostgreSQL: what its index finds, all of it before the newest are chosen. Asked for the newest at once it would rather walk
 * along all messages, which is far when few of them are in a state that is wanted.
 */
const indexedOf = (filter: EntryFilter, most: number): RawBuilder<number> => sql`(
  with found as materialized (
    select form_entry.id from form_entry where form_entry.state in (${sql.join(statesOf(filter.state))}) and ${matching(filter)}
  ) select found.id from found order by found.id desc limit ${most})`

/** Forms whose counts are remembered. */
const MOST_REMEMBERED = 100

/** Messages as their owner looks through them. What was counted holds until `forget`. */
export function createEntryList(database: AnyDatabase) {
  const db = database.withTables<Tables>()
  const engine = engineOf(database)
  const counted = createRemembered<ReadonlyMap<EntryState, number>>(MOST_REMEMBERED)
  const countedByForm = createRemembered<ReadonlyMap<number, { entries: number; fresh: number }>>(1)

  const idsOf = (filter: EntryFilter, most: number): RawBuilder<number> => {
    if (filter.search && engine === 'postgres') return indexedOf(filter, most)
    const query = indexQueryOf(filter.search)
    return query ? foundOf(query, filter, most) : newestOf(db, filter, most)
  }

  const rows = (filter: EntryFilter, most: number, ids = idsOf(filter, most)) =>
    db
      .selectFrom('form_entry')
      .innerJoin('contact_form', 'contact_form.id', 'form_entry.form_id')
      .selectAll('form_entry')
      .select('contact_form.title as form_title')
      .where('form_entry.id', 'in', ids)
      .orderBy('form_entry.id', 'desc')
      .limit(most)

  return {
    page: async (filter: EntryFilter, most: number) => {
      const isGlanced = filter.search && engine === 'postgres'
      const newest = isGlanced ? await rows(filter, most, glancedOf(db, filter, most)).execute() : []
      return newest.length === most ? newest : rows(filter, most).execute()
    },

    /** How the database goes about a page. */
    planOf: async (filter: EntryFilter, most: number): Promise<string[]> => {
      const lines = await rows(filter, most).explain<Record<string, string>>(undefined, engine === 'sqlite' ? sql`query plan` : undefined)
      return lines.map((line) => line.detail ?? line['QUERY PLAN'] ?? '')
    },

    one: (id: number) =>
      db
        .selectFrom('form_entry')
        .innerJoin('contact_form', 'contact_form.id', 'form_entry.form_id')
        .selectAll('form_entry')
        .select('contact_form.title as form_title')
        .where('form_entry.id', '=', id)
        .where('contact_form.removed_at', 'is', null)
        .executeTakeFirst(),

    /** How many there are in each state, of one form or of all. */
    counts: (form: number) => counted.recall(String(form), () => countStates(db, form)),

    /** Messages and unread ones by form. */
    byForm: () => countedByForm.recall('all', () => countForms(db)),

    forget: (): void => {
      counted.forget()
      countedByForm.forget()
    },
  }
}

async function countStates(db: Kysely<Tables>, form: number): Promise<ReadonlyMap<EntryState, number>> {
  const grouped = db
    .selectFrom('form_entry')
    .select(['state', ({ fn }) => fn.countAll<number>().as('total')])
    .groupBy('state')
  const found = await (form ? grouped.where('form_id', '=', form) : grouped).execute()
  return new Map(found.map(({ state, total }) => [state, Number(total)]))
}

async function countForms(db: Kysely<Tables>): Promise<ReadonlyMap<number, { entries: number; fresh: number }>> {
  const isNew = sql<number>`sum(case when state = 'new' then 1 else 0 end)`
  const found = await db
    .selectFrom('form_entry')
    .select(['form_id', ({ fn }) => fn.countAll<number>().as('entries'), isNew.as('fresh')])
    .groupBy('form_id')
    .execute()
  return new Map(found.map(({ form_id, entries, fresh }) => [form_id, { entries: Number(entries), fresh: Number(fresh) }]))
}

export type ListedEntry = Awaited<ReturnType<EntryList['page']>>[number]
