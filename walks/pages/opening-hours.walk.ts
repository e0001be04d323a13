import { findings } from '../support/findings'
import { expect, walk } from '../support/site'

type Moment = [at: number, isOpen: 0 | 1, word: string, detail: string, line: string]

walk('opening hours keep to the time while a page stays open, without React', async ({ page, site }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.clock.install()
  await page.goto(`${site.base}/sandbox/opening-hours/as-it-begins`)
  const hours = page.locator('.opening-hours')
  const moments = JSON.parse((await hours.getAttribute('data-moments'))!) as Moment[]
  const state = hours.locator('.opening-hours__state')
  expect(moments.length).toBeGreaterThan(8)
  for (const [at, isOpen, word, detail, line] of moments.slice(1, -1)) {
    await page.clock.setSystemTime(at)
    await page.evaluate(() => dispatchEvent(new Event('pageshow')))
    await expect(state).toHaveText(`${word} ${detail}`)
    await expect(state).toHaveAttribute('data-open', String(isOpen))
    await expect(hours.locator('[aria-current="date"]')).toHaveAttribute('data-line', line)
  }
  await page.clock.setSystemTime(moments.at(-1)![0])
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect(state).toBeHidden()
  await expect(hours.locator('[aria-current]')).toHaveCount(0)
  expect(scripts.filter((script) => /react/.test(script))).toEqual([])
})

walk('opening hours fit a phone and a wide screen, by day and by night, in both directions of writing', async ({ page, site }) => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${site.base}/sandbox/opening-hours/compact`)
      await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), width === 768 ? 'rtl' : 'ltr')
      await expect(page.locator('.opening-hours__line').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await findings(page), `${colorScheme} ${width}`).toEqual([])
    }
})
