import type { Page, Request } from '@playwright/test'
import { demoPages, readToEnd } from './demo'
import { expect, walk } from './site'
import { startSlowLine } from './slow-line'

/** Bytes of the home page as they travel before anybody touches it: page, styles, scripts and typefaces. */
const MOST_BYTES = 60_000

async function partOf(request: Request): Promise<{ kind: string; bytes: number; name: string }> {
  const { responseBodySize } = await request.sizes()
  return { kind: request.resourceType(), bytes: responseBodySize, name: new URL(request.url()).pathname }
}

for (const width of [390, 1280]) {
  walk(
    `the home page with film, gallery, slider and form is light before anybody touches it, at ${width} pixels`,
    async ({ page, site }) => {
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

/** What nobody sees: a letter of a typeface that comes late is by a hair as wide as the one that stood in for it. */
const HAIR = 0.001

/** Begins to add up everything that moves by itself. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: [number, string][] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Element }[] })[])
        shifts.push([entry.value, entry.sources?.map(({ node }) => node?.className || node?.nodeName).join(', ') ?? ''])
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function expectStillness(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts)
  const sum = shifts.reduce((total, [value]) => total + value, 0)
  expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(HAIR)
}

for (const width of [390, 1280]) {
  walk(`nothing on any page moves by itself, at ${width} pixels`, async ({ page, site }) => {
    walk.setTimeout(240_000)
    await page.setViewportSize({ width, height: 844 })
    await watch(page)
    for (const path of demoPages) {
      await page.goto(site.base + path, { waitUntil: 'networkidle' })
      await readToEnd(page)
      await expectStillness(page, path)
    }
  })

  walk(`typefaces that come late move nothing, at ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 })
    await watch(page)
    let held: (() => void)[] | undefined
    await page.route(/\.woff2$/, (route) => {
      const go = (): void => void route.continue()
      held ? held.push(go) : go()
    })
    for (const path of ['/', '/about', '/portfolio']) {
      const late: (() => void)[] = []
      held = late
      await page.goto(site.base + path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => late.length).toBeGreaterThan(0)
      held = undefined
      for (const go of late) go()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await expectStillness(page, path)
    }
  })

  for (const place of ['site-header__tools', 'embed__label']) {
    walk(`a page that comes in two halves moves nothing, cut at ${place}, at ${width} pixels`, async ({ page, site }) => {
      const line = await startSlowLine(site.base, place)
      await page.setViewportSize({ width, height: 844 })
      await watch(page)
      await page.goto(`${line.base}/how-we-work`, { waitUntil: 'networkidle' })
      await expectStillness(page, place)
      // What the page may still ask for would find nobody there.
      await page.goto('about:blank')
      line.stop()
    })
  }
}
