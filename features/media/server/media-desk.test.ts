import { crc32 } from 'node:zlib'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { createFakeTools, grace } from '@frontage/kit/tools.fake'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import sharp from 'sharp'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../migrations'
import { createFeature } from './index'

/** A PNG that says it is a square of so many pixels; what follows is not worth unpacking. */
async function pixelBomb(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const whoIs = async (token: string): Promise<Actor> => ({
  role: token.replace(/-+$/, '') as Role,
  accountId: 7,
  name: 'Grace',
  session: 's',
})

describe.each(engines)('the owner’s pictures on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    const tools = createFakeTools(database)
    const { routes, mount } = createFeature(tools)
    const tickets = createTickets({ keys: tools.keys, clock: tools.clock, seconds: 3600 })
    const router = createRouter(routes, { ...tools, tickets, whoIs, bucketFor: () => 'bucket' })
    const server = await createTestServer((instance) => {
      router.mount(instance)
      mount?.(instance, async (_page, _request, reply) => reply, router.signedIn)
    })
    close = async () => {
      await server.close()
      await database.close()
    }
    const headersOf = (role: Role | '') => ({ origin: tools.publicUrl, ...(role && { cookie: `__Host-frontage=${role.padEnd(43, '-')}` }) })
    const add = async (name: string, bytes: Uint8Array, role: Role | '' = 'owner') => {
      const form = new FormData()
      form.set('file', new Blob([Buffer.from(bytes)]), name)
      form.set('alt', ' A deck ')
      const request = new Request('http://x.test', { method: 'POST', body: form })
      const body = Buffer.from(await request.arrayBuffer())
      const headers = { ...headersOf(role), 'content-type': request.headers.get('content-type')! }
      return server.inject({ method: 'POST', url: '/api/media/add', headers, body })
    }
    const post = (url: string, body: object, role: Role | '' = 'owner') =>
      server.inject({
        method: 'POST',
        url,
        headers: { ...headersOf(role), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const list = (query = '', role: Role | '' = 'owner') => server.inject({ url: `/api/media${query}`, headers: headersOf(role) })
    return { add, post, list, server, tools }
  }

  test('a picture is added, described, found and removed, and each deed is noted', async () => {
    const { add, post, list, server, tools } = await setUp()
    const added = (await add('My Deck.JPG', await createPhoto())).json().media
    expect(added).toMatchObject({ name: 'my-deck', file: 'my-deck.webp', width: 900, height: 600, alt: 'A deck', focus: [50, 50] })
    await add('My Deck.JPG', await createPhoto(300, 300))
    expect((await list('?q=deck')).json()).toMatchObject({ total: 2 })
    const described = await post('/api/media/describe', { name: 'my-deck', alt: '', focus: [10, 90], was: { alt: 'A deck' } })
    expect(described.json().media).toMatchObject({ alt: '', focus: [10, 90] })
    expect((await list('?undescribed=1')).json().media.map(({ name }: { name: string }) => name)).toEqual(['my-deck'])
    expect((await list('?q=%25')).json().total).toBe(0)
    const { trash } = (await post('/api/media/remove', { name: 'my-deck' })).json()
    expect((await post('/api/media/remove', { name: 'my-deck' })).json()).toEqual({ removed: false, trash: [] })
    expect((await server.inject('/media/my-deck-480.webp')).statusCode).toBe(404)
    expect((await add('My Deck.JPG', await createPhoto(200, 200))).json().media.name, 'its name stays free for it').toBe('my-deck-3')
    await tools.trash.restore(trash, grace)
    expect((await server.inject('/media/my-deck-480.webp')).statusCode).toBe(200)
    const rows = await tools.db.withTables<{ audit: { deed: string } }>().selectFrom('audit').select('deed').execute()
    expect(rows.map(({ deed }) => deed)).toEqual(['media.add', 'media.add', 'media.describe', 'media.remove', 'media.add', 'trash.restore'])
  })

  test.each(['', 'moderator'] as const)('bar B01: %s keeps no pictures', async (role) => {
    const { add, post, list } = await setUp()
    const status = role ? 403 : 401
    expect((await add('a.jpg', await createPhoto(), role)).statusCode).toBe(status)
    expect((await list('', role)).statusCode).toBe(status)
    expect((await post('/api/media/remove', { name: 'a' }, role)).statusCode).toBe(status)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:39999/"/><script>alert(1)</script></svg>'
  test.each([
    ['bar D05: an SVG', 'evil.svg', async () => Buffer.from(svg)],
    ['bar D05: an SVG that is called a picture', 'svg.png', async () => Buffer.from(svg)],
    ['bar D05: XML', 'xxe.svg', async () => Buffer.from(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`)],
    ['bar D06: more pixels than anybody needs', 'bomb.png', () => pixelBomb(30_000)],
  ])('%s is refused', async (_what, name, bytes) => {
    const { add, list } = await setUp()
    const body = await bytes()
    expect((await add(name, body)).statusCode).toBe(422)
    expect((await list()).json().total).toBe(0)
  })
})
