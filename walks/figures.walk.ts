import { demoPages, readToEnd } from './demo'
import { expect, walk } from './site'

/** Bytes of the home page as they travel before anybody touches it; pictures and typefaces apart. */
const MOST_BYTES = 60_000

walk('the home page with film, gallery, slider and form is light before anybody touches it', async ({ page, site }) => {
  const parts: { kind: string; bytes: number; name: string }[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    parts.push({ kind: request.resourceType(), bytes: responseBodySize, name: new URL(request.url()).pathname })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(site.base, { waitUntil: 'networkidle' })
  const code = parts.filter(({ kind }) => !['image', 'media', 'font'].includes(kind))
  await expect.poll(() => code.some(({ kind }) => kind === 'document')).toBe(true)
  const sum = code.reduce((total, { bytes }) => total + bytes, 0)
  expect(sum, code.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')).toBeLessThanOrEqual(MOST_BYTES)
  expect(
    parts.filter(({ kind, name }) => kind === 'media' || /\/(react|mount)[\w.-]*\.js$/.test(name)),
    'no film and no React before it is needed',
  ).toEqual([])
})

for (const width of [390, 1280])
  walk(`nothing on any page moves by itself, at ${width} pixels`, async ({ page, site }) => {
    walk.setTimeout(240_000)
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Element }[] })[])
          shifts.push(`${entry.value} ${entry.sources?.map(({ node }) => node?.className ?? node?.nodeName).join(', ')}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of demoPages) {
      await page.goto(site.base + path, { waitUntil: 'networkidle' })
      await readToEnd(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      expect(shifts, path).toEqual([])
    }
  })
