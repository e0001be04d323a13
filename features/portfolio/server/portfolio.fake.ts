import { createFakeLibrary } from '@frontage/kit/library.fake'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { slugOf } from '@frontage/kit/slug'
import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { fold } from '@frontage/kit/text'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { addressOf } from '@frontage/kit/wire/address'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { mountRest } from '@frontage/kit/wordpress/rest.server'
import { sql } from 'kysely'
import { migrations } from '../migrations'
import { createFeature } from './index'
import type { ItemRow, Tables } from './items.store'
import type { PortfolioTables } from './portfolio.tables'
import type { NewTerm } from './terms.store'

type Engines = { readonly engine: Engine; readonly postgresUrl: string }
export type FakeItem = Partial<Omit<ItemRow, 'id'>> & { readonly id: number; readonly terms?: readonly number[] }

/** A published picture of a deck, apart from what is told. */
export const itemWith = ({ terms: _terms, id, ...change }: FakeItem): ItemRow => {
  const title = change.title ?? `Deck ${id}`
  const [excerpt, content] = [change.excerpt ?? '', change.content ?? '']
  return {
    ...{ id, title, slug: slugOf(title), type: 'image', open_in: 'modal', state: 'published', position: id, source: null },
    ...{
      picture: '',
      large: '',
      pictures: '[]',
      video: '',
      site: '',
      site_type: '',
      action: '',
      content,
      excerpt,
      facts: '[]',
      framing: 'unknown',
    },
    ...{ found_title: fold(title), found_excerpt: fold(excerpt), found_content: fold(content.replace(/<[^>]*>/g, '')) },
    ...{ published_at: '2026-03-01T00:00:00.000Z', modified_at: '2026-03-01T00:00:00.000Z' },
    ...change,
  }
}

/** PostgreSQL gives numbers itself, unless it is told that the given ones count. */
async function insertWithIds(db: Tables, engine: Engine, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    const some = rows.slice(start, start + 500)
    const columns = Object.keys(some[0]!)
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    const own = engine === 'postgres' ? sql`overriding system value` : sql``
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${own} values ${sql.join(values)}`.execute(
      db,
    )
  }
}

const cookieOf = (role: Role): string => `__Host-frontage=${role.padEnd(43, '-')}`
const whoIs = async (token: string): Promise<Actor> => {
  const role = token.replace(/-+$/, '') as Role
  return { role, accountId: 7, name: `Grace, ${role}`, session: 's' }
}

/** The feature behind a server, and a way to fill its tables. */
export async function createPortfolioSite({ engine, postgresUrl }: Engines, pictures: readonly string[] = [], readOut?: ReadOut) {
  const database = await createTestDatabase(engine, postgresUrl, { ...kitMigrations(engine), ...migrations(engine) })
  const tools = createFakeTools(database)
  const library = createFakeLibrary(...pictures)
  tools.library.open(library)
  const feature = createFeature(tools, readOut)
  const tickets = createTickets({ keys: tools.keys, clock: tools.clock, seconds: 3600 })
  const { audit, publicUrl } = tools
  const router = createRouter(feature.routes, { audit, tickets, publicUrl, whoIs, bucketFor: () => 'bucket' })
  const server = await createTestServer((instance) => {
    router.mount(instance)
    mountRest(instance, feature.rest ?? [], { publicUrl })
  })
  const db = tools.db.withTables<PortfolioTables>()

  return {
    ...{ tools, feature, router, server, library, db },
    addTerms: async (...terms: readonly (Partial<NewTerm> & { id: number; name: string })[]): Promise<void> => {
      const rows = terms.map((term) => ({ taxonomy: 'category' as const, description: '', parent: 0, slug: slugOf(term.name), ...term }))
      await insertWithIds(db, engine, 'portfolio_term', rows)
      tools.events.hear('portfolio.changed')
    },
    addItems: async (...items: readonly FakeItem[]): Promise<void> => {
      await insertWithIds(db, engine, 'portfolio_item', items.map(itemWith))
      const pairs = items.flatMap(({ id, terms = [] }) => terms.map((term_id) => ({ item_id: id, term_id })))
      if (pairs.length) await db.insertInto('portfolio_item_term').values(pairs).execute()
      tools.events.hear('portfolio.changed')
    },
    get: (url: string, headers = {}) => server.inject({ url, headers }),
    /** Sends a call over HTTP: its status, and its answer or refusal. */
    send: async <C extends Call>(call: C, input: InputOf<C>, role?: Role) => {
      const { method, path } = addressOf(call)
      const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const headers = { origin: publicUrl, 'content-type': 'application/json', ...(role && { cookie: cookieOf(role) }) }
      const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
      const response = await server.inject({ method, url: path + query, headers, ...body })
      return { status: response.statusCode, answer: response.json() as AnswerOf<C>, bytes: response.rawPayload.length }
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

export type PortfolioSite = Awaited<ReturnType<typeof createPortfolioSite>>
