import { crc32 } from 'node:zlib'
import { engines } from '@frontage/kit/storage/database.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { grace } from '@frontage/kit/tools.fake'
import sharp from 'sharp'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { openMedia } from './media-desk.fake'
import { anchor } from './svg/svg.fake'

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

describe.each(engines)('the owner’s pictures on %s', (engine) => {
  let close = async () => {}
  afterEach(() => close())

  async function setUp() {
    const media = await openMedia(engine, inject('postgresUrl'))
    close = media.close
    return media
  }

  test('a picture is added, described, found and removed, and each action is noted', async () => {
    const { add, post, list, server, tools } = await setUp()
    const added = (await add('My Deck.JPG', await createPhoto())).json().media
    expect(added).toMatchObject({ name: 'my-deck', file: 'my-deck.webp', width: 900, height: 600, alt: 'A deck', focus: [50, 50] })
    await add('My Deck.JPG', await createPhoto(300, 300))
    expect((await list('?q=deck')).json()).toMatchObject({ total: 2 })
    expect((await list('?q=D%C3%A9CK+2')).json()).toMatchObject({ total: 1, media: [{ name: 'my-deck-2' }] })
    expect((await list('?q=deck&page=2&perPage=1')).json()).toMatchObject({ total: 2, media: [{ name: 'my-deck-2' }] })
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
    const rows = await tools.db.withTables<{ audit: { action: string } }>().selectFrom('audit').select('action').execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'media.add',
      'media.add',
      'media.describe',
      'media.remove',
      'media.add',
      'trash.restore',
    ])
  })

  test.each(['', 'moderator'] as const)('bar B01: %s keeps no pictures', async (role) => {
    const { add, post, list } = await setUp()
    const status = role ? 403 : 401
    expect((await add('a.jpg', await createPhoto(), role)).statusCode).toBe(status)
    expect((await list('', role)).statusCode).toBe(status)
    expect((await post('/api/media/remove', { name: 'a' }, role)).statusCode).toBe(status)
  })

  test('bar D05: a drawing is cleaned, and can only be looked at', async () => {
    const { add, list, get } = await setUp()
    const svg = anchor.replace('<circle ', '<script>alert(1)</script><image href="http://127.0.0.1:39999/"/><circle onload="alert(1)" ')
    const { media } = (await add('Our Logo.svg', Buffer.from(svg))).json()
    expect(media).toMatchObject({ name: 'our-logo', file: 'our-logo.svg', width: 240, height: 120, colour: '#1d555a', tiny: '' })
    expect((await list()).json().media).toEqual([media])
    for (const address of ['/media/our-logo.svg', '/media/our-logo-480.webp', `/media/our-logo.svg?v=${media.version}`]) {
      const { headers, body } = await get(address)
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(body).toContain('<circle cx="40"')
      expect(body).not.toMatch(/script|alert|onload|127/)
    }
    expect((await get('/media/our-logo-social.jpg')).statusCode).toBe(404)
    expect((await add('again.svg', Buffer.from(svg))).json().media.name).toBe('our-logo')
  })

  test.each([
    ['bar D05: markup that is no drawing', 'page.svg', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'bar D05: a drawing with nothing but a reference',
      'evil.svg',
      async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="http://127.0.0.1:39999/"/></svg>`),
    ],
    [
      'bar D05: entities',
      'xxe.svg',
      async () => Buffer.from(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${anchor.slice(anchor.indexOf('<svg'))}`),
    ],
    ['bar D06: more pixels than anybody needs', 'bomb.png', () => pixelBomb(30_000)],
  ])('%s is refused', async (_what, name, bytes) => {
    const { add, list } = await setUp()
    const body = await bytes()
    expect((await add(name, body)).statusCode).toBe(422)
    expect((await list()).json().total).toBe(0)
  })

  test('bar D05: what other features add is never a drawing', async () => {
    const { tools, list } = await setUp()
    await expect(tools.library.add('logo.svg', Buffer.from(anchor), '')).rejects.toMatchObject({ code: 'not-a-picture' })
    expect((await list()).json().total).toBe(0)
  })
})
