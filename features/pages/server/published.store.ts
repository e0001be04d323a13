import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createTurns, nextTurn } from '@frontage/kit/turns.server'
import type { PageDocument } from '../page'
import { readable } from './kept'
import type { PageTables } from './pages.tables'

/** Documents that are read in one go, before others get their turn. */
const AT_ONCE = 50

/** A published page without its document; when it was published changes whenever that does. */
type Head = { readonly id: number; readonly live_path: string | null; readonly live_at: string | null; readonly revision: number }
type Made<Value> = { readonly state: string; readonly value: Value | undefined }

const stateOf = ({ live_path, live_at, revision }: Head): string => JSON.stringify([live_path, live_at, revision])

export type PublishedPages = ReturnType<typeof createPublishedPages>

/** All that visitors, searches and lists for visitors ever get to read: no draft, nothing scheduled, nothing taken away. */
export function createPublishedPages(database: AnyDatabase) {
  const db = database.withTables<PageTables>()
  const live = () => db.selectFrom('page').where('live', 'is not', null)
  const heads = (): Promise<Head[]> => live().select(['id', 'live_path', 'live_at', 'revision']).orderBy('live_path').execute()
  const amongst = (ids: readonly number[]) => live().select(['id', 'live', 'live_path', 'live_at']).where('id', 'in', ids).execute()

  return {
    find: async (path: string): Promise<PageDocument | undefined> => {
      const row = await live().select('live').where('live_path', '=', path).executeTakeFirst()
      return row?.live ? readable(row.live, `the published page ${path}`) : undefined
    },

    /**
     * Makes something of every published page, by their paths. A page is read once, and again after it was published anew; among
     * thousands of pages nobody waits until all of them are read. `clear` forgets what was made.
     */
    reader: <Value>(make: (document: PageDocument, at: string) => Value) => {
      let known = new Map<number, Made<Value>>()
      const inTurn = createTurns({ atOnce: 1, mostWaiting: Number.POSITIVE_INFINITY })

      async function readNew(all: readonly Head[], next: Map<number, Made<Value>>): Promise<void> {
        const unknown = new Map(all.filter(({ id }) => !next.has(id)).map((head) => [head.id, head]))
        const ids = [...unknown.keys()]
        for (let start = 0; start < ids.length; start += AT_ONCE) {
          if (start) await nextTurn()
          for (const { id, live: json, live_path, live_at } of await amongst(ids.slice(start, start + AT_ONCE))) {
            const document = readable(json ?? '', `the published page ${live_path}`)
            next.set(id, { state: stateOf(unknown.get(id)!), value: document && make(document, live_at ?? '') })
          }
        }
      }

      async function readAll(): Promise<Value[]> {
        const all = await heads()
        const next: typeof known = new Map()
        for (const head of all) {
          const found = known.get(head.id)
          if (found?.state === stateOf(head)) next.set(head.id, found)
        }
        await readNew(all, next)
        known = next
        return all.flatMap(({ id }) => next.get(id)?.value ?? [])
      }

      return (): Promise<Value[]> => inTurn(readAll)
    },
  }
}
