import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { fold } from '@frontage/kit/text'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PageRecord } from './pages.store'
import type { PageTables } from './pages.tables'

/** What stands about a page, without what is written on it: a draft is empty, or null while there is none. */
export type PageHead = Omit<PageRecord, 'live'>
export type PageHeads = ReturnType<typeof createPageHeads>

const about = ['id', 'path', 'title', 'draft_at', 'draft_by', 'revision', 'live_path', 'live_at'] as const
const planned = ['publish_at', 'unpublish_at', 'scheduled_by', 'refused', 'removed_at', 'removed_by'] as const
const noDocuments = [...about, ...planned, sql<string | null>`case when draft is null then null else '' end`.as('draft')] as const

/** Told by times alone: SQLite finds them in an index, and reads no row. */
const states = {
  all: sql<SqlBool>`removed_at is null`,
  published: sql<SqlBool>`removed_at is null and live_at is not null and draft_at is null`,
  changed: sql<SqlBool>`removed_at is null and live_at is not null and draft_at is not null`,
  draft: sql<SqlBool>`removed_at is null and live_at is null`,
  scheduled: sql<SqlBool>`removed_at is null and (publish_at is not null or unpublish_at is not null or refused is not null)`,
  removed: sql<SqlBool>`removed_at is not null`,
} as const
type State = keyof typeof states

/** The pages of the site for lists, whose documents are too long to be read each time. */
export function createPageHeads(database: AnyDatabase) {
  const pages = () => database.withTables<PageTables>().selectFrom('page')
  const inOrder = (state: State) => {
    const found = pages().where(states[state])
    return state === 'removed' ? found.orderBy('removed_at', 'desc').orderBy('id') : found.orderBy('path').orderBy('id')
  }

  async function matching(state: State, search: string, most: number): Promise<{ ids: number[]; total: number }> {
    const words = fold(search).split(/\s+/).filter(Boolean)
    if (!words.length) {
      const { total } = await pages().select(totalOf(states[state]).as('total')).executeTakeFirstOrThrow()
      return { ids: (await inOrder(state).select('id').limit(most).execute()).map(({ id }) => id), total: Number(total) }
    }
    const all = await inOrder(state).select(['id', 'title', 'path']).execute()
    const found = all.filter(({ title, path }) => words.every((word) => fold(`${title} ${path}`).includes(word)))
    return { ids: found.slice(0, most).map(({ id }) => id), total: found.length }
  }

  return {
    /** The first pages of a state whose title or path holds all of these words, and how many there are. */
    page: async (state: State, search: string, most: number): Promise<{ heads: PageHead[]; total: number }> => {
      const { ids, total } = await matching(state, search, most)
      const rows = ids.length ? await pages().select(noDocuments).where('id', 'in', ids).execute() : []
      const byId = new Map(rows.map((row) => [row.id, row]))
      return { heads: ids.flatMap((id) => byId.get(id) ?? []), total }
    },

    counts: async (): Promise<Record<State, number>> => numbersOf(await counting(states).executeTakeFirstOrThrow()),

    /** How many pages wait for what. `late`: when a page should have been published at the latest. */
    news: async (late: string): Promise<Record<'all' | 'overdue' | 'changed' | 'drafts', number>> => {
      const overdue = sql<SqlBool>`(refused is not null or (publish_at is not null and publish_at < ${late}))`
      const idle = sql<SqlBool>`publish_at is null and refused is null`
      const found = await counting({
        all: states.all,
        overdue: sql<SqlBool>`${states.all} and ${overdue}`,
        changed: sql<SqlBool>`${states.changed} and ${idle}`,
        drafts: sql<SqlBool>`${states.draft} and ${idle}`,
      }).executeTakeFirstOrThrow()
      return numbersOf(found)
    },

    paths: async (): Promise<string[]> => (await inOrder('all').select('path').execute()).map(({ path }) => path),

    /** Some of them as a whole. */
    among: (ids: readonly number[]): Promise<PageRecord[]> =>
      pages().selectAll().where('removed_at', 'is', null).where('id', 'in', ids).execute(),

    /** What a list asks of all pages, for who wants to know how the database goes about it. */
    asked: (): readonly Asked[] => [
      counting(states),
      inOrder('all').select('id').limit(50),
      inOrder('draft').select(['id', 'title', 'path']),
    ],
  }

  function counting<Name extends string>(conditions: Readonly<Record<Name, RawBuilder<SqlBool>>>) {
    return pages().select((Object.keys(conditions) as Name[]).map((name) => totalOf(conditions[name]).as(name)))
  }
}

export type Asked = { explain(format: undefined, words: RawBuilder<unknown>): Promise<unknown> }

const totalOf = (condition: RawBuilder<SqlBool>): RawBuilder<number> =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`

const numbersOf = <Name extends string>(row: Readonly<Record<Name, unknown>>): Record<Name, number> =>
  Object.fromEntries(Object.entries(row).map(([name, total]) => [name, Number(total)])) as Record<Name, number>
