import type { Events } from '@frontage/kit/events.server'
import type { Feature } from '@frontage/kit/feature.server'
import type { Library, LibraryPicture } from '@frontage/kit/library.server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../../site.fake'
import { createIcons } from './icons'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
  await site.app.site.write('name', 'Tui & Sons')
})
afterAll(() => site.close())

const icons = [
  ['/admin/icon-192.png', 192],
  ['/admin/icon-512.png', 512],
  ['/admin/icon-maskable-512.png', 512],
] as const
const iconAt = async (address: string): Promise<Buffer> => Buffer.from(await (await site.get(address)).arrayBuffer())
/** Red, green and blue at a place, in shares of the side. */
async function colourAt(icon: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
  return [...data.subarray(at, at + 3)]
}

test('the page of the admin names a manifest that installs it under the name of the business', async () => {
  const page = await site.get('/admin')
  expect(await page.text()).toContain('<link rel="manifest" href="/admin/app.webmanifest">')
  expect(page.headers.get('content-security-policy')).toContain("manifest-src 'self'")
  const response = await site.get('/admin/app.webmanifest')
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = (await response.json()) as { readonly icons: readonly { readonly src: string; readonly purpose: string }[] }
  expect(manifest).toMatchObject({ name: 'Tui & Sons', start_url: '/admin', scope: '/admin', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src } of manifest.icons) expect((await site.get(src)).status).toBe(200)
})

test.each(icons)('%s is a PNG of its size', async (address, side) => {
  const response = await site.get(address)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await sharp(await iconAt(address)).metadata()).toMatchObject({ format: 'png', width: side, height: side })
})

test('without a logo it is the mark of the product; a maskable one keeps its lines within the circle that phones cut', async () => {
  const ground = [0x17, 0x44, 0x4a]
  for (const [address] of icons) expect(await colourAt(await iconAt(address), 0.01, 0.01), address).toEqual(ground)
  // The lower board, 9 to 23 of 32 across at 24 of 32.
  expect(await colourAt(await iconAt('/admin/icon-512.png'), 0.5, 24 / 32)).toEqual([0xf6, 0xf3, 0xec])
  expect(await colourAt(await iconAt('/admin/icon-maskable-512.png'), 0.5, 0.5 + (24 / 32 - 0.5) * 0.72)).toEqual([0xf6, 0xf3, 0xec])
})

test('the logo of the published header takes its place, unless it is too wide for a square', async () => {
  const add = async (name: string, width: number, height: number) => {
    const picture = await sharp({ create: { width, height, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer()
    const { file } = await site.app.library.add(name, picture, '')
    const header = [{ block: 'site-header', props: { name: 'Tui', logo: { picture: { file, width, height } } } }]
    await site.app.site.write('frame.header', JSON.stringify(header))
  }
  await add('square.png', 400, 400)
  const icon = await iconAt('/admin/icon-512.png')
  expect(await colourAt(icon, 0.02, 0.02)).toEqual([255, 255, 255])
  const [red = 0, green = 255] = await colourAt(icon, 0.5, 0.5)
  expect(red).toBeGreaterThan(150)
  expect(green).toBeLessThan(80)
  await add('wide.png', 1200, 200)
  expect(await colourAt(await iconAt('/admin/icon-512.png'), 0.01, 0.01)).toEqual([0x17, 0x44, 0x4a])
})

test('a logo that is a drawing leaves the mark of the product', async () => {
  const logo = { name: 'logo', file: 'logo.svg', width: 400, height: 400 } as LibraryPicture
  const library = { find: async () => new Map([['logo', logo]]), read: async () => Buffer.from('<svg/>') } as unknown as Library
  const features = [{ logo: async () => 'logo' } as unknown as Feature]
  const iconFor = createIcons({ features, library, events: { on: () => undefined } as unknown as Events })
  expect(await colourAt(Buffer.from(await iconFor('/admin/icon-512.png')), 0.01, 0.01)).toEqual([0x17, 0x44, 0x4a])
})
