import { readdir } from 'node:fs/promises'
import { engines } from '@frontage/kit/storage/database.fake'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { grace } from '@frontage/kit/tools.fake'
import sharp from 'sharp'
import { afterEach, describe, expect, inject, test } from 'vitest'
import type { MediaTables } from '../media.tables'
import { openMedia } from '../media-desk.fake'
import { anchor } from '../svg/svg.fake'

/** Red on the left, blue on the right. */
const halves = (width = 1000, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 }])
    .png()
    .toBuffer()

const avifWidths = async (db: AnyDatabase): Promise<number[]> =>
  (await db.withTables<MediaTables>().selectFrom('media_avif').select('width').execute()).map(({ width }) => width)

describe.each(engines)('changes of a picture that keeps its name, on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const media = await openMedia(engine, inject('postgresUrl'))
    close = media.close
    const stored = async () => (await readdir(`${media.folder}/files`, { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort()
    const one = async (name = 'deck') => (await media.list()).json().media.find((picture: { name: string }) => picture.name === name)
    const shown = async (address: string) => {
      const { rawPayload } = await media.get(address)
      const { width, height } = await sharp(rawPayload).metadata()
      const { channels } = await sharp(rawPayload).stats()
      return { width, height, isRed: (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) }
    }
    const crop = (name: string, to: readonly number[], was: readonly number[] = [0, 0, 1000, 1000]) =>
      media.post('/api/media/crop', { name, crop: to, was })
    return { ...media, stored, one, shown, crop }
  }

  test('a replaced picture has another version; its address, description and focal point stay', async () => {
    const { add, replace, post, get, shown, one } = await setUp()
    await add('deck.png', await halves())
    await post('/api/media/describe', { name: 'deck', focus: [20, 50], was: {} })
    const before = await one()
    expect((await get(`/media/deck-480.webp?v=${before.version}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { media } = (await replace('deck', await createPhoto(600, 900))).json()
    expect(media).toMatchObject({ name: 'deck', file: 'deck.webp', alt: 'A deck', focus: [20, 50], width: 600, height: 900 })
    expect(media.version).not.toBe(before.version)
    expect(await shown('/media/deck-800.webp')).toMatchObject({ width: 600, height: 900 })
    expect((await get(`/media/deck-480.webp?v=${before.version}`)).headers['cache-control']).toBe('public, max-age=300')
    expect((await get('/media/deck-480.webp')).headers['cache-control']).toBe('public, max-age=300')
  })

  test('a replacement is undone with all that it was, for thirty days; then its files go', async () => {
    const { add, replace, post, one, stored, crop, tools, feature, shown } = await setUp()
    await add('deck.png', await halves())
    await crop('deck', [500, 0, 500, 1000])
    const [before, files] = [await one(), await stored()]
    await replace('deck', await createPhoto(600, 900))
    expect(await one()).toMatchObject({ crop: [0, 0, 1000, 1000], replacedAt: tools.clock.now().toISOString() })
    expect((await post('/api/media/undo-replace', { name: 'deck' })).json().media).toEqual(before)
    expect(await shown('/media/deck-800.webp')).toEqual({ width: 500, height: 500, isRed: false })
    expect(await stored()).toEqual(files)
    expect((await post('/api/media/undo-replace', { name: 'deck' })).statusCode).toBe(409)
    await replace('deck', await createPhoto(600, 900))
    tools.clock.advance(31 * 86_400_000)
    await feature.sweep?.()
    expect((await one()).replacedAt).toBe('')
    expect((await stored()).filter((file) => files.includes(file))).toEqual([])
    expect((await post('/api/media/undo-replace', { name: 'deck' })).statusCode).toBe(409)
  })

  test('a picture that is replaced twice goes back by one; deleted for good, it leaves no file', async () => {
    const { add, replace, post, one, stored, tools } = await setUp()
    await add('deck.png', await halves())
    await replace('deck', await createPhoto(600, 900))
    const second = await one()
    await replace('deck', Buffer.from(anchor))
    expect(await one()).toMatchObject({ file: 'deck.svg', width: 240 })
    await post('/api/media/undo-replace', { name: 'deck' })
    expect({ ...(await one()), replacedAt: second.replacedAt }).toEqual(second)
    await replace('deck', await halves())
    const files = await stored()
    const { trash } = (await post('/api/media/remove', { name: 'deck' })).json()
    expect(await stored(), 'it can be brought back').toEqual(files)
    await tools.trash.delete(trash, grace)
    expect(await stored()).toEqual([])
  })

  test('a crop is what everybody gets, and is taken back without a loss', async () => {
    const { add, get, one, stored, shown, crop, tools } = await setUp()
    await add('deck.png', await halves())
    await tools.jobs.runDue()
    const whole = await one()
    const { rawPayload } = await get('/media/deck-800.webp')
    const { media } = (await crop('deck', [500, 0, 500, 1000])).json()
    expect(media).toMatchObject({ width: 500, height: 500, crop: [500, 0, 500, 1000], focus: [0, 50] })
    expect(media.version).not.toBe(whole.version)
    expect(await shown('/media/deck-800.webp')).toEqual({ width: 500, height: 500, isRed: false })
    expect((await get('/media/deck-800.webp', '', { accept: 'image/avif' })).headers['content-type']).toBe('image/webp')
    await crop('deck', [0, 0, 500, 1000], [500, 0, 500, 1000])
    expect(await shown('/media/deck-800.webp')).toEqual({ width: 500, height: 500, isRed: true })
    const all = await stored()
    await crop('deck', [0, 0, 1000, 1000], [0, 0, 500, 1000])
    expect({ ...(await one()), focus: whole.focus }).toEqual(whole)
    expect((await get('/media/deck-800.webp')).rawPayload.equals(rawPayload)).toBe(true)
    expect((await stored()).length).toBeLessThan(all.length)
  })

  test('a crop of a large picture keeps its detail: it is made from more than anybody is sent', async () => {
    const { add, get, crop, shown, stored, tools, feature } = await setUp()
    await add('deck.png', await halves(4000, 400))
    await tools.jobs.runDue()
    const files = await stored()
    const whole = async () => {
      const [file] = (await feature.transfer?.files?.()) ?? []
      return sharp(await file?.read()).metadata()
    }
    expect(await shown('/media/deck-1920.webp')).toMatchObject({ width: 1920 })
    expect(await sharp((await get('/media/whole/deck.webp', 'editor')).rawPayload).metadata()).toMatchObject({ width: 1920 })
    expect(await whole()).toMatchObject({ width: 3840, height: 384 })
    expect(Math.max(...(await avifWidths(tools.db)))).toBe(1920)
    const { media } = (await crop('deck', [500, 0, 500, 1000])).json()
    expect(media).toMatchObject({ width: 1920, height: 384 })
    expect(await shown('/media/deck-1920.webp')).toEqual({ width: 1920, height: 384, isRed: false })
    expect(await shown('/media/deck-800.webp')).toMatchObject({ width: 800 })
    expect(await whole()).toMatchObject({ width: 3840 })
    await crop('deck', [0, 0, 1000, 1000], [500, 0, 500, 1000])
    expect((await stored()).filter((file) => file.endsWith('.webp'))).toEqual(files.filter((file) => file.endsWith('.webp')))
  })

  test('the whole of a cropped picture is seen by those who may change the crop alone', async () => {
    const { add, get, crop } = await setUp()
    await add('deck.png', await halves())
    await crop('deck', [500, 0, 500, 1000])
    const whole = await get('/media/whole/deck.webp', 'editor')
    expect(whole.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' })
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 1000, height: 500 })
    for (const role of ['', 'moderator'] as const) expect((await get('/media/whole/deck.webp', role)).statusCode).toBe(404)
    expect((await get('/media/whole/gone.webp', 'owner')).statusCode).toBe(404)
  })

  test('a crop that somebody else changed is not overwritten; one that cannot be, and one of a drawing, is refused', async () => {
    const { add, crop, post, stored } = await setUp()
    await add('deck.png', await halves())
    await add('logo.svg', Buffer.from(anchor))
    await crop('deck', [500, 0, 500, 1000])
    const files = await stored()
    expect((await crop('deck', [0, 0, 500, 500])).statusCode).toBe(409)
    expect(await stored()).toEqual(files)
    expect((await crop('deck', [600, 0, 500, 1000], [500, 0, 500, 1000])).statusCode).toBe(400)
    expect((await crop('logo', [0, 0, 500, 500])).statusCode).toBe(422)
    expect((await crop('gone', [0, 0, 500, 500])).statusCode).toBe(404)
    expect((await post('/api/media/crop', { name: 'deck', crop: [0, 0, 500, 500] }, 'moderator')).statusCode).toBe(403)
  })

  test('a site that is moved has its crops and drawings', async () => {
    const { add, crop, feature, one, shown } = await setUp()
    await add('deck.png', await halves())
    await add('logo.svg', Buffer.from(anchor))
    await crop('deck', [500, 0, 500, 1000])
    const texts = (await feature.transfer?.write()) ?? new Map()
    const files = (await feature.transfer?.files?.()) ?? []
    expect(files.map(({ path }) => path)).toEqual(['pictures/deck.webp', 'pictures/logo.svg'])
    const bytes = new Map(await Promise.all(files.map(async (file) => [file.path, await file.read()] as const)))
    const again = files.map(({ path }) => ({ path, read: async () => bytes.get(path)! }))
    expect((await feature.transfer?.takeFiles?.(again as never, texts as never))?.map(({ outcome }) => outcome)).toEqual(['same', 'same'])
    await close()
    const other = await setUp()
    await other.feature.transfer?.takeFiles?.(again as never, texts as never)
    expect(await other.one()).toMatchObject({ crop: [500, 0, 500, 1000], width: 500, alt: (await other.one()).alt })
    expect(await other.shown('/media/deck-800.webp')).toMatchObject({ isRed: false })
    expect(await other.one('logo')).toMatchObject({ file: 'logo.svg' })
    void [one, shown]
  })
})
