import type { Redirection } from '@frontage/kit/findable.server'
import { createFakeLibrary } from '@frontage/kit/library.fake'
import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { type Actor, isAllowed, type Role, visitor } from '@frontage/kit/wire/permission'
import { parse } from 'valibot'
import { migrations } from '../migrations'
import { createFeature } from './index'

/** The feature over a test database; `pages`: paths at which pages stand. */
export async function createSeoSite(engine: Engine, postgresUrl: string, pages: readonly string[] = []) {
  const database = await createTestDatabase(engine, postgresUrl, { ...kitMigrations(engine), ...migrations(engine) })
  const tools = createFakeTools(database, { sitemaps: () => [async () => pages.map((path) => ({ path }))] })
  tools.library.open(createFakeLibrary('workshop', 'deck'))
  const feature = createFeature(tools)

  /** Asks as somebody of this role; throws what the site refuses. */
  async function ask<C extends Call>(call: C, request: InputOf<C>, role: Role | 'visitor' = 'owner'): Promise<AnswerOf<C>> {
    const actor: Actor = role === 'visitor' ? visitor : { role, accountId: 1, name: 'Grace', session: 's' }
    const route = feature.routes.find((one) => one.call === call)!
    if (!isAllowed(route.permission!, actor)) throw new Error('not allowed')
    const context = {
      actor,
      signedIn: async () => actor,
      bucket: 'b',
      network: '',
      requestId: 'r-1',
      agent: '',
      page: '',
      cookie: { token: undefined, set: () => {}, clear: () => {}, read: () => undefined, write: () => {} },
    }
    return (await route.reply(parse(call.request, request), context)) as AnswerOf<C>
  }

  /** Where the server would lead: by the parameters first. */
  const where = async (path: string, query = ''): Promise<Redirection | undefined> =>
    (await (query ? await feature.redirectQuery!(path, query) : undefined)?.()) ?? feature.redirect!(path, query)

  return { tools, feature, ask, close: database.close, where }
}

export type SeoSite = Awaited<ReturnType<typeof createSeoSite>>
