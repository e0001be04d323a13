import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { Mentions } from '@frontage/kit/feature.server'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import { migrate } from '@frontage/kit/storage/migrate.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { createFakeTools, grace } from '@frontage/kit/tools.fake'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../../migrations'
import { createFeature } from '../index'

const mp4 = readFileSync('walks/films/bright.mp4')
const webm = readFileSync('walks/films/bright.webm')

const whoIs = async (token: string): Promise<Actor> => ({
  role: token.replace(/-+$/, '') as Role,
  accountId: 7,
  name: 'Grace',
  session: 's',
})

describe.each(engines)('the owner’s films on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const tables = { ...kitMigrations(engine), ...migrations(engine) }
    const database = await createTestDatabase(engine, inject('postgresUrl'), tables)
    const tools = createFakeTools(database)
    const feature = createFeature(tools)
    const tickets = createTickets({ keys: tools.keys, clock: tools.clock, seconds: 3600 })
    const router = createRouter(feature.routes, { ...tools, tickets, whoIs, bucketFor: () => 'bucket', incoming: tools.files.incoming })
    const server = await createTestServer((instance) => {
      router.mount(instance)
      feature.mount?.(instance, async (_page, _request, reply) => reply, router.signedIn)
    })
    close = async () => {
      await server.close()
      await database.close()
    }
    const headersOf = (role: Role | '') => ({ origin: tools.publicUrl, ...(role && { cookie: `__Host-frontage=${role.padEnd(43, '-')}` }) })
    const add = async (name: string, bytes: Uint8Array, poster?: Uint8Array, role: Role | '' = 'owner') => {
      const form = new FormData()
      for (const [field, value] of Object.entries({ width: '160', height: '90', seconds: '3' })) form.set(field, value)
      form.set('file', new Blob([Buffer.from(bytes)]), name)
      if (poster) form.set('poster', new Blob([Buffer.from(poster)]), 'poster.webp')
      const request = new Request('http://x.test', { method: 'POST', body: form })
      const body = Buffer.from(await request.arrayBuffer())
      const headers = { ...headersOf(role), 'content-type': request.headers.get('content-type')! }
      return server.inject({ method: 'POST', url: '/api/media/films/add', headers, body })
    }
    const post = (url: string, body: object) =>
      server.inject({
        method: 'POST',
        url,
        headers: { ...headersOf('owner'), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const get = (url: string, headers: Record<string, string> = headersOf('owner')) => server.inject({ url, headers })
    const blobs = async () =>
      (await readdir(`${database.folder}/files`, { recursive: true })).filter((name) => /\.(?:mp4|webm|webp)$/.test(name))
    return { add, post, get, feature, blobs, tools }
  }

  test('captions are stored as they may be shown, listed by themselves, served as text, and removed as videos are', async () => {
    const { add, get, post } = await setUp()
    const vtt = 'WEBVTT\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n00:01.000 --> 00:02.000\r\nThe <c.loud>sea</c>'
    const { film } = (await add('By the Sea.vtt', Buffer.from(vtt))).json()
    expect(film).toMatchObject({ file: 'by-the-sea.vtt', src: '/media/films/by-the-sea.vtt', poster: '' })
    const served = await get(film.src, {})
    expect(served.body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nThe sea\n')
    expect(served.headers).toMatchObject({ 'content-type': 'text/vtt; charset=utf-8', 'x-content-type-options': 'nosniff' })
    expect((await add('Again.vtt', Buffer.from(vtt))).json().film.file).toBe('by-the-sea.vtt')
    await add('sea.mp4', mp4)
    const files = async (query: string) => (await get(`/api/media/films${query}`)).json().films.map(({ file }: { file: string }) => file)
    expect(await files('')).toEqual(['sea.mp4'])
    expect(await files('?kind=captions')).toEqual(['by-the-sea.vtt'])
    const bad = await add('Bad.vtt', Buffer.from('WEBVTT\n\nwithout a time'))
    expect([bad.statusCode, bad.json().message]).toEqual([422, expect.stringContaining('line 3')])
    expect((await add('Huge.vtt', Buffer.from(`WEBVTT\n\n${'x'.repeat(1024 * 1024)}`))).statusCode).toBe(422)
    expect((await post('/api/media/films/remove', { file: 'by-the-sea.vtt' })).json()).toMatchObject({ removed: true })
    expect((await get(film.src, {})).statusCode).toBe(404)
  })

  test('T14: a film is kept as it is, listed, sent privately safe, and removed with its files', async () => {
    const { add, get, post, blobs, tools } = await setUp()
    const { film } = (await add('By the Sea.MP4', mp4, await createPhoto(300, 200))).json()
    expect(film).toMatchObject({
      file: 'by-the-sea.mp4',
      src: '/media/films/by-the-sea.mp4',
      width: 160,
      height: 90,
      seconds: 3,
      bytes: mp4.length,
    })
    expect((await add('again.mp4', mp4)).json().film.file, 'the same film again').toBe('by-the-sea.mp4')
    expect((await add('By the Sea.webm', webm)).json().film).toMatchObject({ file: 'by-the-sea.webm', poster: '' })
    expect((await get('/api/media/films?q=sea')).json().total).toBe(2)
    expect((await get('/api/media/films?q=%C5%9AEA')).json().total, 'accents and capitals').toBe(2)
    expect((await get('/api/media/films?q=%25')).json().total).toBe(0)

    const sent = await get(film.src, {})
    expect(sent.rawPayload.equals(mp4)).toBe(true)
    expect(sent.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' })
    expect(sent.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect((await get(film.poster, {})).headers['content-type']).toBe('image/webp')
    expect((await get('/media/films/by-the-sea.webm.webp', {})).statusCode).toBe(404)

    const { trash } = (await post('/api/media/films/remove', { file: film.file })).json()
    expect((await post('/api/media/films/remove', { file: film.file })).json()).toEqual({ removed: false, trash: [] })
    expect((await get(film.src, {})).statusCode).toBe(404)
    await tools.trash.restore(trash, grace)
    expect((await get(film.src, {})).rawPayload.equals(mp4)).toBe(true)
    await tools.trash.delete((await post('/api/media/films/remove', { file: film.file })).json().trash, grace)
    expect(await blobs()).toHaveLength(1)
  })

  test('T14: a film is sent in the part that is asked for', async () => {
    const { add, get } = await setUp()
    const { src } = (await add('sea.mp4', mp4)).json().film
    const part = await get(src, { range: 'bytes=4-7' })
    expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-length']]).toEqual([
      ...[206, 'ftyp', `bytes 4-7/${mp4.length}`, '4'],
    ])
    expect((await get(src, { range: 'bytes=-3' })).rawPayload).toEqual(mp4.subarray(-3))
    expect((await get(src, { range: `bytes=${mp4.length}-` })).statusCode).toBe(200)
    const etag = String(part.headers.etag)
    expect((await get(src, { range: 'bytes=4-7', 'if-range': etag })).statusCode).toBe(206)
    expect((await get(src, { range: 'bytes=4-7', 'if-range': '"another"' })).statusCode).toBe(200)
    expect((await get(src, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get('/media/films/..%2f..%2fsite.webm', {})).statusCode).toBe(404)
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not an MP4 or WebM video'],
    ['a picture', undefined, 'not an MP4 or WebM video'],
    ['half of a film', mp4.subarray(0, mp4.length - 10), 'incomplete'],
    ['a film without its index', mp4.subarray(0, 32), 'incomplete'],
    ['a header alone', webm.subarray(0, 36), 'incomplete'],
  ])('T14, bar D05: %s that is called a film is refused in words, and not kept', async (_what, bytes, words) => {
    const { add, get, blobs } = await setUp()
    const answer = await add('holiday.mp4', bytes ?? (await createPhoto()))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message).toContain(words)
    expect((await get('/api/media/films')).json().total).toBe(0)
    expect(await blobs()).toEqual([])
  })

  test.each(['', 'moderator'] as const)('bar B01: %s keeps no films', async (role) => {
    const { add } = await setUp()
    expect((await add('a.mp4', mp4, undefined, role)).statusCode).toBe(role ? 403 : 401)
  })

  test('films go out with the site and come in again, once', async () => {
    const { add, get, post, feature, blobs, tools } = await setUp()
    await add('sea.mp4', mp4, await createPhoto(300, 200))
    const texts = await feature.transfer!.write()
    const files = await Promise.all((await feature.transfer!.files!()).map(async ({ path, read }) => ({ path, bytes: await read() })))
    expect(files.map(({ path }) => path)).toEqual(['films/sea.mp4', 'films/sea.mp4.webp'])
    await tools.trash.delete((await post('/api/media/films/remove', { file: 'sea.mp4' })).json().trash, grace)
    expect(await blobs()).toEqual([])
    const again = files.map(({ path, bytes }) => ({ path, read: async () => bytes }))
    expect(await feature.transfer!.takeFiles!(again, texts)).toEqual([{ what: 'film sea.mp4', outcome: 'new' }])
    expect(await feature.transfer!.takeFiles!(again, texts)).toEqual([{ what: 'film sea.mp4', outcome: 'same' }])
    expect((await get('/api/media/films')).json().films).toMatchObject([{ file: 'sea.mp4', width: 160, seconds: 3 }])
    expect((await get('/media/films/sea.mp4.webp', {})).statusCode).toBe(200)
  })

  test('where a film is used is asked of every feature', async () => {
    const { get, tools } = await setUp()
    const pages: Mentions = async (file) => (file === 'sea.mp4' ? [{ title: 'Home', at: '/pages?page=1' }] : [])
    const reviews: Mentions = async (file) => (file === 'sea.mp4' ? [{ title: (language) => `Review, ${language}`, at: '/reviews' }] : [])
    Object.assign(tools.registry, { mentions: () => [pages, reviews, async () => []] })
    const uses = [
      { title: 'Home', at: '/pages?page=1' },
      { title: 'Review, en', at: '/reviews' },
    ]
    expect((await get('/api/media/uses?file=sea.mp4')).json()).toEqual({ uses })
    expect((await get('/api/media/uses?file=deck.webp')).json()).toEqual({ uses: [] })
    expect((await get('/api/media/uses?file=%25')).statusCode).toBe(400)
  })

  test('films from before they could be brought keep their address', async () => {
    const { '2026-11-27-films': _films, ...before } = migrations(engine)
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...before })
    close = database.close
    const tools = createFakeTools(database)
    await database.db
      .withTables<KitTables>()
      .insertInto('setting')
      .values({ name: 'film.a-day', value: await tools.files.keep(webm, 'webm') })
      .execute()
    await migrate(database.db, { ...kitMigrations(engine), ...migrations(engine) })
    const { mount } = createFeature(tools)
    const server = await createTestServer((instance) =>
      mount?.(
        instance,
        async (_page, _request, reply) => reply,
        async () => ({ role: 'visitor' }),
      ),
    )
    expect((await server.inject('/media/films/a-day.webm')).rawPayload.equals(webm)).toBe(true)
    await server.close()
  })
})
