import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPhoto } from './pictures.fake'
import { asAvif, miniature, pictureRefusal, redraw, TRUSTED_SECONDS, tonesIn } from './pictures.server'

test('what is no picture is refused for good; one that took too long may be tried again', async () => {
  await expect(redraw(Buffer.from('no picture'), { width: 10 })).rejects.toMatchObject({ status: 422, code: 'not-a-picture' })
  expect(pictureRefusal(new Error('timeout: 42% complete'))).toMatchObject({ status: 503, code: 'busy', retryAfter: 30 })
  expect(pictureRefusal(new Error('Input buffer contains unsupported image format'))).toMatchObject({ status: 422 })
})

test('a picture is drawn at most as wide as told, with more time for those that are trusted', async () => {
  const { width, height } = await redraw(await createPhoto(900, 600), { width: 300 }, TRUSTED_SECONDS)
  expect([width, height]).toEqual([300, 200])
})

test('a picture is measured from its darkest to its brightest', async () => {
  const bright = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#f0e0d0' } })
    .png()
    .toBuffer()
  const both = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#102030' } })
    .composite([{ input: bright, left: 1, top: 1 }])
    .png()
    .toBuffer()
  expect(await tonesIn(both)).toEqual(['#102030', '#f0e0d0'])
})

test('the colour of a logo is that of its lines, whatever shows through between them', async () => {
  const line = await sharp({ create: { width: 4, height: 40, channels: 3, background: '#102030' } })
    .png()
    .toBuffer()
  const logo = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#00000000' } })
    .composite([{ input: line, left: 30, top: 0 }])
    .png()
    .toBuffer()
  const { colour } = await miniature((await redraw(logo, { width: 80 })).bytes)
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  // Rounding by the thin share of what is seen.
  expect(parts.every((part, place) => Math.abs(part - [0x10, 0x20, 0x30][place]!) < 12)).toBe(true)
  const { colour: grey } = await miniature(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#808080' } })
      .png()
      .toBuffer(),
  )
  expect(grey).toBe('#808080')
})

test('an AVIF has as few colours as the WebP that it is drawn from: more would cost a third more memory (bar H23)', async () => {
  const { bytes } = await redraw(await createPhoto(90, 60), { width: 90 })
  const avif = Buffer.from(await asAvif(bytes))
  // What the picture says of itself: of the third byte after its name two bits stand for colours of half the width and height.
  expect(avif[avif.indexOf('av1C') + 'av1C'.length + 2]! & 0b1100).toBe(0b1100)
})
