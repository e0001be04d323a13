import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './assets'

const page = (paragraphs: number): Buffer =>
  Buffer.from(
    Array.from({ length: paragraphs }, (_, index) => `<p class="card">Deck ${index * 7919}, kwila and brass ${index % 13}</p>`).join('\n'),
  )

test.each([0, 10, 500, 5_000])('a page of %i paragraphs is the same after it was compressed, and small', async (paragraphs) => {
  const body = page(paragraphs)
  const { br, gzip } = await compressed(body, 'text/html')
  expect(brotliDecompressSync(br!)).toEqual(body)
  expect(gunzipSync(gzip!)).toEqual(body)
  if (paragraphs) expect(br!.length).toBeLessThan(body.length / 2)
})

test('compressing a page works in little memory (bar H23)', async () => {
  const body = page(500)
  expect(body.length).toBeLessThan(2 ** 16)
  await compressed(body, 'text/html')
  const before = process.resourceUsage().minorPageFault
  for (let time = 0; time < 20; time++) await compressed(body, 'text/html')
  // Pages of 4 KB that the system had to hand out: 4,200 for one text at Brotli's level 9, whatever the text.
  expect((process.resourceUsage().minorPageFault - before) / 20).toBeLessThan(1_000)
})

test('a compressed page holds no more memory than it has bytes (bar H23)', async () => {
  const { body, br, gzip } = await compressed(page(500), 'text/html')
  for (const bytes of [body, br, gzip]) expect(bytes!.buffer.byteLength).toBe(bytes!.length)
})
