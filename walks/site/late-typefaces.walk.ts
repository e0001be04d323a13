import type { Page } from '@playwright/test'
import { browserWith, type FontSet } from '../support/fonts'
import { expect, walk } from '../support/site'
import { expectStillness, watchShifts } from '../support/stillness'

const systems: readonly [FontSet, whose: string][] = [
  ['arial', 'a system with Arial'],
  ['roboto', 'an Android'],
  ['noto', 'a Linux with Noto'],
  ['dejavu', 'a Linux with DejaVu'],
]

/** Opens a page with its typefaces held back until its headline has been drawn without them, then lets them come. */
async function openWithLateTypefaces(page: Page, address: string): Promise<void> {
  const held: (() => void)[] = []
  let isLetGo = false
  await page.route(/\.woff2$/, (route) => {
    const go = (): void => void route.continue()
    isLetGo ? go() : held.push(go)
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isLetGo = true
  for (const go of held) go()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
  await page.unroute(/\.woff2$/)
}

for (const [fonts, whose] of systems)
  walk(`typefaces that come late move nothing on ${whose}, at 390 and at 1280 pixels`, async ({ playwright, site }) => {
    const browser = await playwright.chromium.launch(browserWith(fonts))
    for (const width of [390, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 844 } })
      await watchShifts(page)
      for (const path of ['/', '/about', '/portfolio']) {
        await openWithLateTypefaces(page, site.base + path)
        await expectStillness(page, `${path} at ${width}`)
      }
    }
    await browser.close()
  })
