import { FRAME } from '@frontage/kit/frame.server'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { addressOf } from '@frontage/kit/wire/address'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import type { RefusalShape } from '@frontage/kit/wire/refusal'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../migrations'
import { checkLinks, discardFrame, openFrame, publishFrame, readFrameVersion, saveFrame } from '../wire.admin'
import { createFeature } from './index'

const whoIs = async (token: string): Promise<Actor> => ({
  role: token.replace(/-+$/, '') as Role,
  accountId: 7,
  name: 'Grace',
  session: 's',
})

const header = (name: string, links: unknown[] = []) => ({ name, links })

describe.each(engines)('header and footer of the owner on %s', (engine) => {
  const site = async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    const tools = createFakeTools(database, {
      places: async () => [{ path: '/', title: 'Home', anchors: ['about'] }],
      isThere: async (path) => path === '/' || path === '/contact',
    })
    const feature = createFeature(tools)
    const tickets = createTickets({ keys: tools.keys, clock: tools.clock, seconds: 3600 })
    const router = createRouter(feature.routes, { audit: tools.audit, tickets, publicUrl: tools.publicUrl, whoIs, bucketFor: () => 'b' })
    const server = await createTestServer((instance) => router.mount(instance))
    return { database, tools, server }
  }
  let running: Awaited<ReturnType<typeof site>>
  beforeAll(async () => {
    running = await site()
  })
  afterAll(async () => {
    await running.server.close()
    await running.database.close()
  })

  async function send<C extends Call>(call: C, input: InputOf<C>, role: Role | 'nobody' = 'owner') {
    const { method, path } = addressOf(call)
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
    const cookie = role !== 'nobody' ? { cookie: `__Host-frontage=${role.padEnd(43, '-')}` } : {}
    const headers = { origin: running.tools.publicUrl, 'content-type': 'application/json', ...cookie }
    const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
    const response = await running.server.inject({ method, url: path + query, headers, ...body })
    return { status: response.statusCode, answer: response.json() as AnswerOf<C> & RefusalShape }
  }
  const kept = async (): Promise<unknown> => JSON.parse((await running.tools.site.read(FRAME.header)) ?? '[]')

  let revision = 0
  beforeEach(async () => {
    revision = (await send(openFrame, { part: 'header' })).answer.revision
  })

  test('T01: a draft is kept as it is written and seen by nobody; publishing shows it, and what was there can be brought back', async () => {
    await running.tools.site.write(
      FRAME.header,
      JSON.stringify([
        { block: 'site-header', props: header('Salt') },
        { block: 'notice', props: {} },
      ]),
    )
    let changes = 0
    running.tools.events.on('pages.changed', () => changes++)
    const draft = await send(saveFrame, { part: 'header', revision, frame: header(' ') })
    expect(draft.answer).toMatchObject({ revision: revision + 1, frame: header(' '), published: header('Salt'), draft: { by: 'Grace' } })
    expect([await kept(), changes]).toMatchObject([[{ props: header('Salt') }, { block: 'notice' }], 0])
    const published = await send(publishFrame, { part: 'header', revision: revision + 1, frame: header('Tide') })
    expect(published.answer).toMatchObject({
      frame: { name: 'Tide' },
      draft: null,
      versions: [
        { version: 2, by: 'Grace' },
        { version: 1, by: '' },
      ],
    })
    expect([await kept(), changes]).toMatchObject([[{ props: { name: 'Tide' } }, { block: 'notice' }], 1])
    expect((await send(readFrameVersion, { part: 'header', version: 1 })).answer.frame).toEqual(header('Salt'))
    expect((await send(readFrameVersion, { part: 'footer', version: 1 })).status).toBe(404)
  })

  test('two people never overwrite each other unasked', async () => {
    await send(saveFrame, { part: 'header', revision, frame: header('Mine') })
    for (const call of [saveFrame, publishFrame] as const) {
      const late = await send(call, { part: 'header', revision, frame: header('Theirs') })
      expect([late.status, late.answer.message]).toEqual([409, 'Grace changed this in the meantime.'])
    }
    const back = await send(discardFrame, { part: 'header', revision: revision + 1 })
    expect(back.answer).toMatchObject({ revision: revision + 2, draft: null, frame: { name: 'Tide' } })
  })

  test('bar E04: what leads to a script, or does not fit, is never published, and says where', async () => {
    for (const href of [
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      'mailto:',
      ' java\nscript:x',
    ]) {
      const refused = await send(publishFrame, { part: 'header', revision, frame: header('Salt', [{ label: 'Home', href }]) })
      expect([refused.status, refused.answer.data.field], href).toEqual([400, 'links.0.href'])
    }
    const unnamed = await send(publishFrame, { part: 'header', revision, frame: header(' ') })
    expect(unnamed.answer.data.field).toBe('name')
    const foreign = { ...header('Salt'), logo: { picture: { file: 'https://evil.example/a.png', width: 1, height: 1 } } }
    expect((await send(publishFrame, { part: 'header', revision, frame: foreign })).answer.data.field).toBe('logo.picture.file')
    expect((await send(saveFrame, { part: 'header', revision, frame: { name: 'x'.repeat(70_000) } })).status).toBe(400)
    expect(await kept()).toMatchObject([{ props: { name: 'Tide' } }, {}])
  })

  test('bar E04: a draft may be unfinished, but a link in it that would run a script is refused at its place', async () => {
    const child = (href: string) => header('Salt', [{ label: 'Home', href: '/', children: [{ label: 'Below', href }] }])
    for (const href of ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:x', 'data:text/html,x', 'vbscript:x']) {
      const refused = await send(saveFrame, { part: 'header', revision, frame: child(href) })
      expect([refused.status, refused.answer.data.field], href).toEqual([400, 'links.0.children.0.href'])
    }
    const unfinished = await send(saveFrame, { part: 'header', revision, frame: child('') })
    expect(unfinished.status).toBe(200)
    expect((await send(openFrame, { part: 'header' })).answer.frame).toEqual(child(''))
  })

  test('of all versions the last 20 stay', async () => {
    for (let count = 0; count < 21; count++)
      await send(publishFrame, { part: 'footer', revision: count, frame: { name: `Salt ${count}`, columns: [], toTop: {} } })
    const { versions, published } = (await send(openFrame, { part: 'footer' })).answer
    expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([20, 21, 2])
    expect(published).toMatchObject({ name: 'Salt 20', toTop: { devices: 'both' } })
  })

  test('T02: links to pages that are not there are named', async () => {
    const hrefs = ['/contact#form', '/contact/', '/gone', '/gone#x', '#here', 'https://a.example/gone', '/plan.pdf', '/admin']
    expect((await send(checkLinks, { hrefs })).answer).toEqual({ lost: ['/gone', '/gone#x'], misplaced: [] })
  })

  test('T02: links to places that their page does not have are named; what a widget names by its number is not judged', async () => {
    const hrefs = ['/#about', '/#abuot', '/#top', '/', '/#', '/#contact-form-1', '/#review-form-2-sent', '/contact#form', '/gone#x']
    expect((await send(checkLinks, { hrefs })).answer).toEqual({ lost: ['/gone#x'], misplaced: ['/#abuot'] })
  })

  test('bar B01: visitors and moderators set up no header; bar B13: each action is a line', async () => {
    for (const [role, expected] of [
      ['moderator', 403],
      ['nobody', 401],
    ] as const) {
      const calls = [send(openFrame, { part: 'header' }, role), send(saveFrame, { part: 'header', revision, frame: {} }, role)]
      for (const { status } of await Promise.all(calls)) expect(status).toBe(expected)
    }
    const lines = await running.tools.db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['frame.save', 'frame.publish', 'frame.discard']))
  })

  test('T01: a frame that cannot be read is empty, and never takes the editor with it', async () => {
    for (const text of ['{', '3', '[null,{"block":3},{"block":"site-header","props":{"name":4}}]']) {
      await running.tools.site.write(FRAME.header, text)
      const { status, answer } = await send(openFrame, { part: 'header' })
      expect([status, Object.keys(answer.published).length <= 1], text).toEqual([200, true])
    }
  })
})
