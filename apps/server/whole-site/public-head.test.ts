import { readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilledSite, revisionAt, startFilledSite } from '../site.fake'
import { inMiddle, letterOf, outlineIn } from '../site-icons/letter'
import { drawPlate } from '../site-icons/plate'

let site: FilledSite
const NAME = 'Tussock & Tide'
const text = async (path: string): Promise<string> => (await site.get(path)).text()
const titleIn = (html: string): string => (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').replace(/&(?:#38|amp);/g, '&')

async function saveSharing(change: object): Promise<Response> {
  const { sharing } = (await (await site.get('/api/sharing', site.cookies.owner)).json()) as { sharing: object }
  const revision = await revisionAt(site, '/api/sharing')
  return site.post('/api/sharing/save', { ...sharing, ...change, revision }, { cookie: site.cookies.owner })
}

beforeAll(async () => {
  site = await startFilledSite()
  for (const feature of site.app.features) await feature.demo?.('demo')
})
afterAll(() => site.close())

describe('titles', () => {
  test('every page names the site, and names it once', async () => {
    const paths = [...(await text('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
    for (const path of [...paths, '/?s=deck', '/nothing', '/portfolio/nothing', '/reviews?page=2', '/admin', '/admin/forgotten'])
      expect(titleIn(await text(path)).split(NAME).length - 1, path).toBe(1)
  })

  test('so does a form that is answered without a script', async () => {
    const answer = await fetch(`${site.base}/contact-form/1`, { method: 'POST', headers: { origin: site.base }, body: new FormData() })
    expect(titleIn(await answer.text())).toContain(NAME)
  })
})

describe('pictures', () => {
  test('what is fetched ahead is what the page shows: nothing comes twice', async () => {
    const shown = new Map<string, readonly string[]>()
    for (const path of ['/', '/portfolio', '/portfolio/glazed-gable']) {
      const html = await text(path)
      const ahead = [...html.matchAll(/<link rel="preload" as="image" imageSrcSet="([^"]+)"/g)].map(([, addresses = '']) => addresses)
      for (const addresses of ahead) expect(html.split(` srcSet="${addresses}"`), path).toHaveLength(2)
      shown.set(path, ahead)
    }
    expect([...shown.values()].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(shown.get('/')?.[0]).toMatch(/-480\.webp\?v=\w+ 480w/)
  })
})

describe('icons', () => {
  const links = [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f3ec">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161c1d">',
  ]
  const iconAt = async (address: string): Promise<Buffer> => Buffer.from(await (await site.get(address)).arrayBuffer())

  test('stand in the head of every page, one that is not there too', async () => {
    for (const path of ['/', '/contact', '/nothing', '/portfolio/glazed-gable'])
      for (const link of links) expect(await text(path), path).toContain(link)
  })

  test.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ])('%s is a PNG of %d pixels, held for an hour and then asked for anew', async (address, side) => {
    const answer = await site.get(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    const same = await fetch(site.base + address, { headers: { 'if-none-match': answer.headers.get('etag')! } })
    expect([same.status, await same.text()]).toEqual([304, ''])
  })

  test('favicon.ico holds PNGs of 32 and 48 pixels', async () => {
    const ico = await iconAt('/favicon.ico')
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([1, 2, 32, 48])
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({ format: 'png', width: 32 })
    expect(ico.readUInt32LE(30) + ico.readUInt32LE(34)).toBe(ico.length)
  })

  test('the manifest names the site and icons that are there, one of them for a mask', async () => {
    const answer = await site.get('/site.webmanifest')
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = (await answer.json()) as { icons: { src: string; purpose: string; sizes: string }[] }
    expect(manifest).toMatchObject({ name: NAME, start_url: '/', theme_color: '#f6f3ec' })
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
    for (const { src } of manifest.icons) expect((await site.get(src)).status).toBe(200)
  })

  test('are those that the owner chose, as soon as they are saved', async () => {
    const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer()
    const { name } = await site.app.library.add('mark.png', red, '')
    const before = await iconAt('/icon-512.png')
    expect((await saveSharing({ icon: name })).status).toBe(200)
    const after = await iconAt('/icon-512.png')
    expect(after.equals(before)).toBe(false)
    const { data } = await sharp(after)
      .extract({ left: 256, top: 256, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]! - data[1]!).toBeGreaterThan(100)
    await saveSharing({ icon: '' })
    expect((await iconAt('/icon-512.png')).equals(before)).toBe(true)
  })

  test('without a logo are the first letter of the name, in the colours of the site and the typeface of its headlines', async () => {
    expect([letterOf('“tussock”'), letterOf('4 Seasons'), letterOf('Ōtaki'), letterOf('–')]).toEqual(['T', '4', 'Ō', ''])
    const file = readFileSync('apps/site/fonts/bricolage-grotesque-latin-first-normal.woff2')
    const sign = outlineIn([file], 'T')!
    expect(outlineIn([file], '字')).toBeUndefined()
    const side = 64
    const png = await drawPlate({ ground: '#1d555a', ink: '#fffdf8', sign }, { side, corner: 0.2, share: 0.6 })
    const { data } = await sharp(Buffer.from(png)).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number): number[] => [...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)]
    expect(at(0, 0)[3]).toBe(0)
    expect(at(6, 32)).toEqual([0x1d, 0x55, 0x5a, 255])
    // The stem in the middle, the bar above it, and nothing on both sides of the stem.
    expect([at(32, 44), at(22, 16)]).toEqual(Array(2).fill([0xff, 0xfd, 0xf8, 255]))
    expect(at(20, 44)).toEqual([0x1d, 0x55, 0x5a, 255])
    const all = inMiddle(sign, side, 0.6).flat()
    expect(Math.max(...all.map(([, y]) => y)) - Math.min(...all.map(([, y]) => y))).toBeLessThanOrEqual(0.6 * side + 0.01)
  })
})

/** What stands in the elements of a feed; throws where it is no XML. */
function readFeed(xml: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  let open = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    open = name
    found[name] = [...(found[name] ?? []), '']
  })
  parser.on('text', (words) => {
    if (found[open]) found[open]![found[open]!.length - 1] += words.trim()
  })
  parser.on('closetag', () => {
    open = ''
  })
  parser.write(xml).close()
  return found
}

describe('feeds', () => {
  const projects = '<link rel="alternate" type="application/rss+xml" title="Tussock &#38; Tide: Projects" href="/feeds/projects.xml">'

  test('projects are told to feed readers, by the pages that show them', async () => {
    const answer = await site.get('/feeds/projects.xml')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, no-cache' },
      'last-modified': expect.stringMatching(/ GMT$/),
    })
    const { title = [], link = [], guid = [], pubDate = [], lastBuildDate = [], language } = readFeed(await answer.text())
    expect([title[0], language]).toEqual([`${NAME}: Projects`, ['en-NZ']])
    expect(guid.length).toBeGreaterThan(5)
    expect(new Set(guid).size).toBe(guid.length)
    expect(pubDate).toHaveLength(guid.length)
    expect(lastBuildDate[0]).toBe(answer.headers.get('last-modified'))
    for (const address of link) expect(address).toMatch(`${site.app.publicUrl}/portfolio`)
    expect(link).not.toContain(`${site.app.publicUrl}/portfolio/`)
    for (const path of ['/portfolio', '/portfolio/glazed-gable']) expect(await text(path), path).toContain(projects)
    for (const path of ['/contact', '/nothing']) expect(await text(path), path).not.toContain('rel="alternate"')
  })

  test('who has it already gets none: by its tag, or by its moment', async () => {
    const { headers } = await site.get('/feeds/projects.xml')
    const asked = async (more: Record<string, string>): Promise<number> =>
      (await fetch(`${site.base}/feeds/projects.xml`, { headers: more })).status
    expect(await asked({ 'if-none-match': headers.get('etag')! })).toBe(304)
    expect(await asked({ 'if-modified-since': headers.get('last-modified')! })).toBe(304)
    expect(await asked({ 'if-none-match': '"another"' })).toBe(200)
  })

  test('reviews are told when the owner says so: without samples, whole names, and ways to reach anybody', async () => {
    expect((await site.get('/feeds/reviews.xml')).status).toBe(404)
    expect(await text('/reviews')).not.toContain('/feeds/reviews.xml')
    await saveSharing({ feeds: { reviews: true, projects: false } })
    expect(await text('/reviews')).toContain('href="/feeds/reviews.xml"')
    expect((await site.get('/feeds/projects.xml')).status).toBe(404)
    const csv = [
      'unique_id,created_time,reviewer_name,reviewer_email,rating,review_text,type,is_approved,sample',
      'f-1,2026-11-20T08:00:00Z,Jane Doe-Smith,jane@mail.example,4,Good <b>& ask jane@home.example or 021 555 0142,Google,yes,no',
      'f-2,2026-11-21T08:00:00Z,Sam Made Up,,5,Only a sample,Google,yes,yes',
    ].join('\n')
    await site.app.features.find(({ importers }) => importers?.reviews)!.importers!.reviews!(csv, { skipBad: false })
    const xml = await text('/feeds/reviews.xml')
    const { description = [], title = [], link = [] } = readFeed(xml)
    expect(title).toContain('A review by Jane D.')
    expect(description.find((one) => one.includes('Good'))).toMatch(/^[★☆]{5} · Good <b>& ask … or …$/)
    expect(new Set(link)).toEqual(new Set([`${site.app.publicUrl}/reviews`]))
    expect(xml).not.toMatch(/@|Doe-Smith|Only a sample/)
    await saveSharing({ feeds: {} })
  })

  test('a site that hides from search engines tells nobody', async () => {
    await saveSharing({ isHidden: true })
    expect((await site.get('/feeds/projects.xml')).status).toBe(404)
    await saveSharing({ isHidden: false })
  })
})

test('the home page tells search engines the logo once the header has one, and the price range that was saved', async () => {
  const dataIn = async (): Promise<string> => text('/')
  expect(await dataIn()).not.toContain('"priceRange"')
  const { business } = (await (await site.get('/api/business', site.cookies.owner)).json()) as { business: object }
  const save = async (priceRange: string): Promise<Response> =>
    site.post(
      '/api/business/save',
      { ...business, priceRange, revision: await revisionAt(site, '/api/business') },
      { cookie: site.cookies.owner },
    )
  expect(await (await save('cheap')).json()).toMatchObject({
    data: { field: 'priceRange' },
    message: 'Enter a price range, such as $$ or $20–60.',
  })
  expect((await save('$$')).status).toBe(200)
  expect(await dataIn()).toContain('"priceRange":"$$"')
  const { file } = await site.app.library.add(
    'logo.png',
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#204080' } })
      .png()
      .toBuffer(),
    '',
  )
  const header = [{ block: 'site-header', props: { name: NAME, logo: { picture: { file, width: 400, height: 400 } } } }]
  await site.app.site.write('frame.header', JSON.stringify(header))
  site.app.events.hear('header.changed' as never)
  expect(await dataIn()).toContain(`"logo":"${site.app.publicUrl}/media/logo-800.webp"`)
})
