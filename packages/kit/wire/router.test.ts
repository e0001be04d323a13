import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createFakeAudit } from '../audit.fake'
import { createFakeClock } from '../time/clock'
import { answer } from './answer.server'
import { defineCall } from './call'
import { permission, visitor } from './permission'
import { createRouter } from './router.server'
import { createTestServer } from './server.fake'
import { createTickets } from './ticket/ticket.server'

const readSecrets = defineCall({
  name: 'read-secrets',
  via: 'GET /api/secrets',
  request: v.object({}),
  answer: v.object({ secret: v.string() }),
})
const mayReadSecrets = permission('secrets.read', ['owner'])

async function setUp() {
  const audit = createFakeAudit()
  const holders = { owner: 'o'.repeat(43), editor: 'e'.repeat(43) } as const
  const routes = [
    answer(readSecrets)
      .allow(mayReadSecrets)
      .with(async () => ({ secret: 'brass' })),
  ]
  const router = createRouter(routes, {
    audit,
    tickets: createTickets({ keys: ['k'], clock: createFakeClock('2026-11-21'), seconds: 60 }),
    publicUrl: 'http://site.test',
    bucketFor: () => 'bucket',
    whoIs: async (token) => {
      const role = token === holders.owner ? 'owner' : token === holders.editor ? 'editor' : undefined
      return role ? { role, accountId: 1, name: role, session: 's' } : visitor
    },
  })
  const server = await createTestServer(router.mount)
  const get = async (token = '') => {
    const { statusCode, headers } = await server.inject({ url: '/api/secrets', headers: { cookie: `__Host-frontage=${token}` } })
    return { status: statusCode, caching: headers['cache-control'] }
  }
  return { audit, get, holders }
}

test('who holds the right is answered', async () => {
  const { audit, get, holders } = await setUp()
  expect(await get(holders.owner)).toMatchObject({ status: 200 })
  expect(audit.lines).toEqual([])
})

test('bar B13: who is signed in and lacks the right is refused, and that is noted', async () => {
  const { audit, get, holders } = await setUp()
  expect(await get(holders.editor)).toEqual({ status: 403, caching: 'no-store' })
  expect(audit.lines).toEqual([{ action: 'right.deny', target: 'right secrets.read', outcome: 'refused' }])
})

test('who is not signed in is refused without a line: anybody could fill the log', async () => {
  const { audit, get } = await setUp()
  expect(await get()).toEqual({ status: 401, caching: 'no-store' })
  expect(await get('x'.repeat(43))).toMatchObject({ status: 401 })
  expect(audit.lines).toEqual([])
})

test('a call that does not say who may make it stops the start (bar B01)', () => {
  const bare = answer(readSecrets).with(async () => ({ secret: 'brass' }))
  expect(() => createRouter([bare], {} as never)).toThrow('read-secrets')
})
