import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { migrations } from '../migrations'
import { createFeature } from './index'

const whoIs = async (token: string): Promise<Actor> => ({
  role: token.replace(/-+$/, '') as Role,
  accountId: 7,
  name: 'Grace',
  session: 's',
})

/** The media behind a server, and what the owner's screens ask of it. */
export async function openMedia(engine: Engine, postgresUrl: string) {
  const database = await createTestDatabase(engine, postgresUrl, { ...kitMigrations(engine), ...migrations(engine) })
  const tools = createFakeTools(database)
  const feature = createFeature(tools)
  const tickets = createTickets({ keys: tools.keys, clock: tools.clock, seconds: 3600 })
  const router = createRouter(feature.routes, { ...tools, tickets, whoIs, bucketFor: () => 'bucket' })
  const server = await createTestServer((instance) => {
    router.mount(instance)
    feature.mount?.(instance, async (_page, _request, reply) => reply, router.signedIn)
  })
  const headersOf = (role: Role | '') => ({ origin: tools.publicUrl, ...(role && { cookie: `__Host-frontage=${role.padEnd(43, '-')}` }) })
  const sendFile = async (
    url: string,
    fields: Readonly<Record<string, string>>,
    name: string,
    bytes: Uint8Array,
    role: Role | '' = 'owner',
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', new Blob([Buffer.from(bytes)]), name)
    const request = new Request('http://x.test', { method: 'POST', body: form })
    const body = Buffer.from(await request.arrayBuffer())
    const headers = { ...headersOf(role), 'content-type': request.headers.get('content-type')! }
    return server.inject({ method: 'POST', url, headers, body })
  }
  return {
    ...{ tools, feature, server, folder: database.folder },
    add: (name: string, bytes: Uint8Array, role: Role | '' = 'owner') => sendFile('/api/media/add', { alt: ' A deck ' }, name, bytes, role),
    replace: (name: string, bytes: Uint8Array, role: Role | '' = 'owner') =>
      sendFile('/api/media/replace', { name }, 'new.jpg', bytes, role),
    post: (url: string, body: object, role: Role | '' = 'owner') =>
      server.inject({
        method: 'POST',
        url,
        headers: { ...headersOf(role), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    list: (query = '', role: Role | '' = 'owner') => server.inject({ url: `/api/media${query}`, headers: headersOf(role) }),
    get: (url: string, role: Role | '' = '', headers = {}) => server.inject({ url, headers: { ...headersOf(role), ...headers } }),
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
