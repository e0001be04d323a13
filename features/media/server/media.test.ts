import { writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import sharp from 'sharp'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { migrations } from '../migrations'
import { createFeature } from './index'
import { createPictures } from './pictures'

/** Noise, so that sizes differ in their bytes. */
const photo = (width: number, height: number, red = 0): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 90 }, noise: { type: 'gaussian', mean: 90, sigma: 40 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .toBuffer()

describe.each(engines)('pictures on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), ...migrations(engine) })
    close = database.close
    const tools = createFakeTools(database)
    const feature = createFeature(tools)
    const server = await createTestServer((instance) =>
      feature.mount?.(
        instance,
        async (_page, _request, reply) => reply,
        async () => ({ role: 'visitor' }),
      ),
    )
    const get = (url: string, headers = {}) => server.inject({ url, headers })
    const files = async () => (await readdir(`${database.folder}/files`, { recursive: true })).filter((name) => name.endsWith('.webp'))
    const sizeAt = async (url: string) => sharp((await get(url)).rawPayload).metadata()
    return { tools, feature, server, get, files, sizeAt, pictures: createPictures(tools), folder: database.folder }
  }

  test('a picture is sent in every width, never wider than it was', async () => {
    const { pictures, sizeAt, files } = await setUp()
    await pictures.keep('bay', await photo(1000, 500), 'A bay')
    expect(await sizeAt('/media/bay-480.webp')).toMatchObject({ format: 'webp', width: 480, height: 240 })
    expect(await sizeAt('/media/bay-800.webp')).toMatchObject({ width: 800 })
    expect(await sizeAt('/media/bay-1280.webp')).toMatchObject({ width: 1000 })
    expect(await sizeAt('/media/bay-1920.webp')).toMatchObject({ width: 1000 })
    expect(await files()).toHaveLength(3)
    await pictures.keep('stamp', await photo(100, 100), 'A stamp')
    expect(await sizeAt('/media/stamp-480.webp')).toMatchObject({ width: 100 })
  })

  test('what the camera wrote is gone, and a picture that lay on its side stands', async () => {
    const { pictures, sizeAt, get } = await setUp()
    const lying = await sharp(await photo(900, 600))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await pictures.keep('lying', lying, '')
    const sent = await sizeAt('/media/lying-1280.webp')
    expect(sent).toMatchObject({ width: 600, height: 900 })
    expect(sent.exif ?? sent.orientation).toBeUndefined()
    expect((await get('/media/lying-480.webp')).rawPayload.includes('secret')).toBe(false)
  })

  test('bar E06: a picture says what it is, runs nothing, and is not sent to whoever has it', async () => {
    const { pictures, get, server } = await setUp()
    await pictures.keep('bay', await photo(600, 300), 'A bay')
    const first = await get('/media/bay-480.webp')
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(first.headers).not.toHaveProperty('set-cookie')
    const { etag } = first.headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/media/bay-480.webp', { 'if-none-match': known })
      expect(again).toMatchObject({ statusCode: 304, body: '' })
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
    }
    expect(await get('/media/bay-480.webp', { 'if-none-match': '"other"' })).toMatchObject({ statusCode: 200 })
    expect(await server.inject({ method: 'HEAD', url: '/media/bay-480.webp' })).toMatchObject({ statusCode: 200, body: '' })
  })

  test.each([
    '/media/bay-481.webp',
    '/media/bay-0480.webp',
    '/media/bay.webp',
    '/media/bay-480.jpg',
    '/media/bay-480.webp.webp',
    '/media/other-480.webp',
    '/media/BAY-480.webp',
    '/media/-480.webp',
    '/media/..%2f..%2fsite.sqlite-480.webp',
    '/media/%2e%2e%2fbay-480.webp',
    '/media/..%5cbay-480.webp',
    '/media/bay%00-480.webp',
    '/media/bay-480.webp%00',
    '/media/bay-480.webp%0a',
    `/media/${'a'.repeat(190)}-480.webp`,
  ])('nothing is sent for %s', async (address) => {
    const { pictures, get } = await setUp()
    await pictures.keep('bay', await photo(600, 300), 'A bay')
    const answer = await get(address)
    expect(answer).toMatchObject({ statusCode: 404 })
    expect(answer.body).toBe('Not found\n')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(['', '..', '../bay', 'a/b', 'Bay', 'bay--two', '-bay', 'bay-', 'bäy', 'bay.webp', 'a'.repeat(81)])(
    'no picture is called %j',
    async (name) => {
      const { pictures, files } = await setUp()
      await expect(pictures.keep(name, await photo(10, 10), '')).rejects.toMatchObject({ code: 'bad-name' })
      await expect(files()).rejects.toThrow('ENOENT')
    },
  )

  test('a picture says what it looks like before it is there', async () => {
    const { tools } = await setUp()
    const picture = await tools.library.add('A bay, at dusk.JPG', await photo(900, 600), 'A bay')
    expect(picture).toMatchObject({ name: 'a-bay-at-dusk', file: 'a-bay-at-dusk.webp', width: 900, height: 600, focus: [50, 50] })
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(picture.tiny.length).toBeLessThan(400)
    expect(await sharp(Buffer.from(picture.tiny, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 20 })
    expect((await tools.library.find(['a-bay-at-dusk', 'gone'])).size).toBe(1)
    const again = await tools.library.add('other.jpg', await photo(900, 600), '')
    expect(again.name).toMatch(/^(a-bay-at-dusk|other)$/)
  })

  test('AVIF comes from a job, to whoever reads it, and goes with its picture', async () => {
    const { pictures, tools, get } = await setUp()
    await pictures.keep('bay', await photo(600, 300), 'A bay')
    const asked = { accept: 'image/avif,image/webp,*/*' }
    expect((await get('/media/bay-480.webp', asked)).headers['content-type']).toBe('image/webp')
    await tools.jobs.runDue()
    const answer = await get('/media/bay-480.webp', asked)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    expect((await get('/media/bay-480.webp', { accept: 'image/webp' })).headers['content-type']).toBe('image/webp')
    await pictures.keep('bay', await photo(600, 300, 200), 'Another bay')
    expect((await get('/media/bay-480.webp', asked)).headers['content-type']).toBe('image/webp')
  })

  test('the same picture again is the same; another one takes its place and its files go', async () => {
    const { pictures, get, files } = await setUp()
    await pictures.keep('bay', await photo(600, 300, 10), 'A bay')
    const before = await files()
    const { etag } = (await get('/media/bay-480.webp')).headers
    await pictures.keep('bay', await photo(600, 300, 200), 'Another bay')
    expect((await get('/media/bay-480.webp')).headers.etag).not.toBe(etag)
    const after = await files()
    expect(after).toHaveLength(2)
    expect(after.filter((file) => before.includes(file))).toEqual([])
  })

  test('the demo comes in once, however often it is imported', async () => {
    const { feature, get, files, folder } = await setUp()
    await mkdir(path.join(folder, 'demo/pictures'), { recursive: true })
    for (const name of ['one', 'two', 'three']) writeFileSync(path.join(folder, `demo/pictures/${name}.jpg`), await photo(600, 300))
    writeFileSync(path.join(folder, 'demo/pictures/pictures.json'), JSON.stringify([{ file: 'one.jpg', alt: 'One', width: 600 }]))
    await feature.demo?.(path.join(folder, 'demo'))
    const before = await files()
    expect(before).toHaveLength(6)
    await feature.demo?.(path.join(folder, 'demo'))
    expect(await files()).toEqual(before)
    expect(await get('/media/three-800.webp')).toMatchObject({ statusCode: 200 })
  })
})

describe('files that are no pictures', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/><rect width="9" height="9"/></svg>`

  test.each([
    ['an SVG called .png', async () => Buffer.from(svg)],
    ['an SVG behind a comment', async () => Buffer.from(`<?xml version="1.0"?><!-- GIF89a -->${svg}`)],
    ['a page behind a GIF mark', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
    [
      'a TIFF',
      async () =>
        sharp(await photo(20, 20))
          .tiff()
          .toBuffer(),
    ],
    [
      'an AVIF',
      async () =>
        sharp(await photo(20, 20))
          .avif({ effort: 0 })
          .toBuffer(),
    ],
    ['half a JPEG', async () => (await photo(400, 400)).subarray(0, 3000)],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a picture of more than 40 megapixels',
      async () =>
        sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'teal' } })
          .png()
          .toBuffer(),
    ],
  ])('%s is refused', async (_what, made) => {
    const database = await createTestDatabase('sqlite', inject('postgresUrl'), { ...kitMigrations('sqlite'), ...migrations('sqlite') })
    const pictures = createPictures(createFakeTools(database))
    await expect(pictures.keep('hostile', await made(), '')).rejects.toMatchObject({ status: 422, code: 'not-a-picture' })
    expect(await pictures.at('hostile', 480)).toBeUndefined()
    await database.close()
  })

  test('what was hidden behind a picture is not sent on', async () => {
    const database = await createTestDatabase('sqlite', inject('postgresUrl'), { ...kitMigrations('sqlite'), ...migrations('sqlite') })
    const pictures = createPictures(createFakeTools(database))
    await pictures.keep('polyglot', Buffer.concat([await photo(50, 50), Buffer.from('<?php system("id") ?>')]), '')
    const sent = Buffer.from(await (await pictures.at('polyglot', 480))!.bytes())
    expect(sent.includes('<?php')).toBe(false)
    await database.close()
  })
})
