import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { AJAX_PATH, addressOf } from '@frontage/kit/wire/address'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { type LoadMoreAnswer, loadMoreReviews } from '../listing/wire'
import { migrations } from '../migrations'
import { saveReview } from '../submission/wire'
import type { SaveAnswer } from '../submission/wire.answer'
import type { WidgetKind } from '../wire.widgets'
import { createFeature } from './index'
import { type NewReview, recordOf } from './new-review'
import { keepReviews } from './store/incoming.store'
import { knownById } from './store/known.store'
import type { ReviewTables } from './store/reviews.tables'
import { createWidgetsStore } from './widgets/widgets.store'

type Engines = { readonly engine: Engine; readonly postgresUrl: string }

/** A published review of 1 March 2026 that gives five stars, apart from what is told. */
export const reviewWith = (change: Partial<NewReview>): NewReview => ({
  uniqueId: '',
  createdAt: '2026-03-01T00:00:00.000Z',
  reviewer: 'Ann',
  rating: 5,
  text: 'Solid work.',
  source: 'Google',
  status: 'published',
  sample: false,
  ...change,
})

/** A database with the tables of reviews, and a way to fill it. Ids count up from 1, in the order given. */
export async function createReviewDatabase({ engine, postgresUrl }: Engines) {
  const database = await createTestDatabase(engine, postgresUrl, {
    ...kitMigrations(engine),
    ...migrations(engine),
  })
  const tools = createFakeTools(database)
  const add = async (...reviews: readonly Partial<NewReview>[]): Promise<void> => {
    const records = reviews.map((review) => recordOf(reviewWith(review), '2026-11-21T00:00:00Z'))
    await keepReviews(tools, records, { progress: () => {}, find: knownById })
  }
  return { ...tools, database, tools, add, close: database.close }
}

/** The session cookie of a person with a role, who has just given the password unless told. */
const cookieOf = (role: Role, isProved: boolean): string => `__Host-frontage=${role.padEnd(43, isProved ? '-' : '_')}`
const whoIs = async (token: string): Promise<Actor> => {
  const role = token.replace(/[-_]+$/, '') as Role
  return { role, accountId: 7, name: `Grace, ${role}`, session: 's', isProved: token.endsWith('-') }
}

/** The feature behind a server: people with a role call it, and visitors load more. */
export async function createReviewSite(engines: Engines) {
  const site = await createReviewDatabase(engines)
  const { clock, keys, publicUrl, audit } = site
  const feature = createFeature(site.tools)
  const tickets = createTickets({ keys, clock, seconds: 3600 })
  const router = createRouter(feature.routes, { audit, tickets, publicUrl, whoIs, bucketFor: () => 'bucket' })
  const server = await createTestServer(router.mount)

  async function post(fields: Readonly<Record<string, string>>, wpfb_nonce = tickets.issue('reviews')) {
    const body = new URLSearchParams({ action: loadMoreReviews.name, wpfb_nonce, ...fields }).toString()
    return server.inject({ method: 'POST', url: AJAX_PATH, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  }

  const widgets = createWidgetsStore(site.db)

  return {
    ...site,
    feature,
    /** Keeps a widget as an owner would, and hands back its number. */
    widget: async (kind: WidgetKind, settings: Record<string, unknown>): Promise<number> => {
      const kept = await widgets.keep({ kind, title: kind, settings, updatedAt: clock.now().toISOString() })
      site.events.hear('reviews.changed')
      return kept!.id
    },
    router,
    /** The raw response to a form that a page posts. */
    post,
    /** What a page that loads more reads; ten reviews at a time unless told. */
    load: async (fields: Readonly<Record<string, string>> = {}): Promise<LoadMoreAnswer> =>
      (await post({ typed: 'yes', perrow: '5', nrows: '2', ...fields })).json(),
    /** Sends a review as a page does, its files among the fields, and hands back the answer. */
    save: async (fields: Readonly<Record<string, string | Blob>>, wpfb_nonce = tickets.issue('reviews')): Promise<SaveAnswer> => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...fields, wpfb_nonce, action: saveReview.name })) body.append(name, value)
      const request = new Request(publicUrl, { method: 'POST', body })
      const headers = { 'content-type': request.headers.get('content-type') ?? '' }
      const payload = Buffer.from(await request.arrayBuffer())
      return (await server.inject({ method: 'POST', url: AJAX_PATH, payload, headers })).json()
    },
    reviews: () => site.db.withTables<ReviewTables>().selectFrom('review').selectAll().orderBy('id').execute(),
    /** Sends a call over HTTP: its status, and its answer or refusal. */
    send: async <C extends Call>(call: C, input: InputOf<C>, role?: Role, isProved = true) => {
      const { method, path } = addressOf(call)
      const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const headers = { origin: publicUrl, 'content-type': 'application/json', ...(role && { cookie: cookieOf(role, isProved) }) }
      const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
      const response = await server.inject({ method, url: path + query, headers, ...body })
      return { status: response.statusCode, answer: response.json() as AnswerOf<C> }
    },
    close: async () => {
      await server.close()
      await site.close()
    },
  }
}
