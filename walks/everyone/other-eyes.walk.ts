import type { Locator } from '@playwright/test'
import { openList } from '../reviews/reviews'
import { demoPages } from '../support/demo'
import { tooWide } from '../support/everyone'
import { findings } from '../support/findings'
import { expect, walk } from '../support/site'
import { journeys } from './journeys'

walk.describe('on a screen of 1280 pixels at 400 %', () => {
  walk.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' })

  walk('no page of the demo is wider than the screen, and every heading can be read', async ({ page, site }) => {
    for (const path of demoPages) {
      await page.goto(site.base + path)
      expect(await tooWide(page), path).toEqual([])
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport()
    }
  })

  walk('visitors read, choose, load more, see a picture large and write a message', async ({ page, site }) => {
    await journeys(page, site, 'Written at four hundred per cent.')
  })
})

walk.describe('in forced colours', () => {
  walk.use({ forcedColors: 'active', viewport: { width: 1280, height: 800 } })

  const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
  const edgeOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).borderBlockEndColor)

  walk('what is chosen differs from what is not', async ({ page, site }) => {
    await openList(page, `${site.base}/reviews`)
    const chip = page.locator('.chip[value="Kitchen"]')
    const other = page.locator('.chip[value="Deck"]')
    expect(await groundOf(chip)).toBe(await groundOf(other))
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    expect(await groundOf(chip)).not.toBe(await groundOf(other))
    const links = page.locator('.site-menu__link[href="/reviews"], .site-menu__link[href="/portfolio"]')
    expect(await edgeOf(links.first())).not.toBe(await edgeOf(links.last()))
    await page.goto(`${site.base}/portfolio`)
    const categories = page.locator('.portfolio-bar__link')
    expect(await edgeOf(categories.first())).not.toBe(await edgeOf(categories.last()))
    await page.goto(`${site.base}/sandbox/review-list/banner-and-pages`)
    const pages = page.locator('.review-pages__link')
    expect(await groundOf(pages.first())).not.toBe(await groundOf(pages.nth(1)))
  })

  walk('full stars and bars differ from empty ones', async ({ page, site }) => {
    const fillOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).fill)
    await page.goto(`${site.base}/reviews`)
    const mixed = page.locator('.stars:has(.stars__rest):has(.stars__fill)').first()
    expect(await fillOf(mixed.locator('.stars__fill'))).not.toBe(await fillOf(mixed.locator('.stars__rest')))
    await page.goto(`${site.base}/leave-a-review`)
    const stars = page.locator('.rating__star > svg')
    await page.locator('.rating__input').nth(2).check()
    expect(await fillOf(stars.nth(2))).not.toBe(await fillOf(stars.nth(3)))
  })

  walk('visitors read, choose, load more, see a picture large and write a message', async ({ page, site }) => {
    await journeys(page, site, 'Written in forced colours.')
  })
})

walk('where more contrast and less motion are asked for, nothing is lost', async ({ page, site }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  for (const path of ['/', '/reviews', '/portfolio', '/quote']) {
    await page.goto(site.base + path)
    expect(await findings(page), path).toEqual([])
  }
  await journeys(page, site, 'Written with more contrast.')
})
