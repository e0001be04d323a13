import { openList } from '../reviews/reviews'
import { demoPages } from '../support/demo'
import { speak, tooWide } from '../support/everyone'
import { findings } from '../support/findings'
import { expect, walk } from '../support/site'
import { journeys } from './journeys'

walk.use({ siteOf: 'the owner who writes Arabic' })

walk('a site in Arabic runs from the right, and what it says in English says so', async ({ page, site }) => {
  await speak(page, site, 'ar')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of demoPages) {
      await page.goto(site.base + path)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect(await tooWide(page), `${path} at ${width}`).toEqual([])
    }
  }
  await page.goto(`${site.base}/reviews`)
  await expect(page.locator('.review-list__more bdi')).toHaveText('Load more reviews')
  await expect(page.locator('.review-list__more bdi')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.review-list__more bdi')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('.skip-link bdi')).toHaveAttribute('lang', 'en')
  await expect(page).not.toHaveTitle(/\u2066/)
  expect(await findings(page)).toEqual([])
})

walk('in Arabic stars, parts of stars and bars are filled from the right, and numbers to call keep their order', async ({ page, site }) => {
  await speak(page, site, 'ar')
  await page.goto(site.base)
  const filled = page.locator('.stars:has(.stars__rest)').first()
  const [fill, whole] = await Promise.all([filled.locator('svg').boundingBox(), filled.boundingBox()])
  expect(Math.abs(fill!.x + fill!.width - (whole!.x + whole!.width))).toBeLessThan(2)
  const bar = page.locator('.review-summary__bar:has(.review-summary__part)').nth(1)
  const [part, line] = await Promise.all([bar.locator('.review-summary__part').boundingBox(), bar.locator('svg').boundingBox()])
  expect(Math.abs(part!.x + part!.width - (line!.x + line!.width))).toBeLessThan(2)
  const phone = page.locator('a[href^="tel:"]').first()
  const lefts = await phone.evaluate((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    const node = walker.nextNode()!
    const range = document.createRange()
    return [0, (node.textContent ?? '').length - 1].map((at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(lefts[0]).toBeLessThan(lefts[1]!)
})

walk('in Arabic visitors read, choose, load more, see a picture large and write a message', async ({ page, site }) => {
  await speak(page, site, 'ar')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await journeys(page, site, 'Written from the right.')
  // Cards that the browser draws say the language of their words, too.
  const samples = page.locator('.review-card__sample bdi[lang="en"]')
  await openList(page, `${site.base}/reviews`)
  const before = await samples.count()
  await page.locator('.review-list__more').click()
  await expect(samples).toHaveCount(before * 2)
})
