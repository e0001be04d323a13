import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { demoPages, readToEnd } from '../support/demo'
import { expect, signIn, walk } from '../support/site'
import { cutAt, cutInto, startSlowLine } from '../support/slow-line'
import { expectStillness, watchShifts } from '../support/stillness'

/** Bytes of the home page as they travel before anybody touches it: page, styles, scripts and typefaces. */
const MOST_BYTES = 60_000

async function partOf(request: Request): Promise<{ kind: string; bytes: number; name: string }> {
  const { responseBodySize } = await request.sizes()
  return { kind: request.resourceType(), bytes: responseBodySize, name: new URL(request.url()).pathname }
}

/** Waits for the home page as most visitors get it: what is read often is compressed once more, as small as it gets. */
async function readOften(page: Page, base: string): Promise<void> {
  const smallest = brotliCompressSync(await (await page.request.get(base)).body()).length
  const bytes = async (): Promise<number> => Number((await page.request.get(base)).headers()['content-length'])
  await expect.poll(bytes).toBeLessThanOrEqual(smallest)
}

for (const width of [390, 1280]) {
  walk(
    `the home page with film, gallery, slider and form is light before anybody touches it, at ${width} pixels`,
    async ({ page, site }) => {
      await readOften(page, site.base)
      const finished: Request[] = []
      page.on('requestfinished', (request) => finished.push(request))
      await page.setViewportSize({ width, height: 844 })
      await page.goto(site.base, { waitUntil: 'networkidle' })
      for (const kind of ['document', 'script', 'font'])
        await expect.poll(() => finished.some((request) => request.resourceType() === kind)).toBe(true)
      const parts = await Promise.all(finished.map(partOf))
      const seen = parts.filter(({ kind }) => !['image', 'media'].includes(kind))
      const sum = seen.reduce((total, { bytes }) => total + bytes, 0)
      const list = seen.map(({ name, bytes }) => `${name} ${bytes}`)
      expect(sum, list.join(', ')).toBeLessThanOrEqual(MOST_BYTES)
      expect(
        parts.filter(({ kind, name }) => kind === 'media' || /\/(react|mount|lightbox)[\w.-]*\.js$/.test(name)),
        'no film, no lightbox and no React before it is needed',
      ).toEqual([])
    },
  )
}

walk(
  'the owner’s home screen with reviews, messages and e-mails that wait needs fewer than 25 requests, all that comes at rest included',
  async ({ page, site }) => {
    await signIn(page, site)
    const asked: string[] = []
    let finished = 0
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    page.on('requestfinished', () => (finished += 1))
    await page.goto(`${site.base}/admin`, { waitUntil: 'networkidle' })
    for (const card of [/reviews are waiting for approval/, /new messages?$/, 'E-mails are stored here, not sent'])
      await expect(page.getByText(card).first()).toBeVisible()
    const isAtRest = (): boolean => ['notices', 'controls'].every((name) => asked.some((path) => path.startsWith(`/assets/${name}-`)))
    await expect.poll(() => isAtRest() && finished === asked.length).toBe(true)
    expect(asked.length, asked.join('\n')).toBeLessThan(25)
  },
)

/** Milliseconds: long enough for a browser to paint what it has. */
const STALLS = 600

/** A busy machine reads a page in pieces as small as these. */
const PIECES = 60

/** In the middle of the second picture: the words below it have not come. */
const SECOND_PROJECT = 'Kitchen with tide-green'

for (const width of [390, 1280]) {
  walk(`nothing on any page moves by itself, at ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    for (const path of demoPages) {
      await page.goto(site.base + path, { waitUntil: 'networkidle' })
      await readToEnd(page)
      await expectStillness(page, path)
    }
  })

  walk(`a page that comes in many pieces moves nothing, at ${width} pixels`, async ({ page, site }) => {
    const line = await startSlowLine(site.base, cutInto(PIECES), 60)
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    for (const path of demoPages) {
      await page.goto(line.base + path, { waitUntil: 'networkidle' })
      await expectStillness(page, path)
    }
    await page.goto('about:blank')
    line.stop()
  })

  for (const [path, place] of [
    ['/how-we-work', 'site-header__tools'],
    ['/how-we-work', 'embed__label'],
    ['/portfolio', SECOND_PROJECT],
  ] as const) {
    walk(`a page that comes in two halves moves nothing, cut at ${place}, at ${width} pixels`, async ({ page, site }) => {
      const line = await startSlowLine(site.base, cutAt(place), STALLS)
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      await page.goto(line.base + path, { waitUntil: 'networkidle' })
      await expectStillness(page, place)
      // What the page may still ask for would find nobody there.
      await page.goto('about:blank')
      line.stop()
    })
  }
}
