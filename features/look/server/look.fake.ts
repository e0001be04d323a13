import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { addressOf } from '@frontage/kit/wire/address'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { migrations } from '../migrations'
import { createFeature } from './index'

const cookieOf = (role: Role): string => `__Host-frontage=${role.padEnd(43, '-')}`
const whoIs = async (token: string): Promise<Actor> => {
  const role = token.replace(/-+$/, '') as Role
  return { role, accountId: 7, name: `Grace, ${role}`, session: 's' }
}

/** The feature behind a server. */
export async function createLookSite(engine: Engine, postgresUrl: string) {
  const database = await createTestDatabase(engine, postgresUrl, { ...kitMigrations(engine), ...migrations(engine) })
  const tools = createFakeTools(database)
  const feature = createFeature(tools)
  const tickets = createTickets({ keys: tools.keys, clock: tools.clock, seconds: 3600 })
  const { audit, publicUrl } = tools
  const router = createRouter(feature.routes, { audit, tickets, publicUrl, whoIs, bucketFor: () => 'bucket' })
  const server = await createTestServer((instance) => router.mount(instance))
  return {
    ...{ tools, feature },
    /** Sends a call over HTTP: its status, and its answer or refusal. */
    send: async <C extends Call>(call: C, input: InputOf<C>, role?: Role) => {
      const { method, path } = addressOf(call)
      const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
      const headers = { origin: publicUrl, 'content-type': 'application/json', ...(role && { cookie: cookieOf(role) }) }
      const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
      const response = await server.inject({ method, url: path + query, headers, ...body })
      return { status: response.statusCode, answer: response.json() as AnswerOf<C> }
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
