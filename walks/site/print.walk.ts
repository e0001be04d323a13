import type { Page } from '@playwright/test'
import { demoPages } from '../support/demo'
import { expect, walk } from '../support/site'

/** What would stand on paper of these, by what they are called. */
const seen = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )

const controls =
  'main button:not(.review-card__sample), main select, main input, main textarea, .site-header button, .site-header__menu, .scroll-to-top, .review-float, dialog, video, iframe'

/** Texts that are lighter than they may be on white paper. */
const faint = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, h2, h3, p, a, li, dd), .site-footer :is(a, li, p)')
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )

walk('on paper every page of the demo has dark letters and nothing that can only be pressed', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of demoPages) {
    await page.goto(site.base + path)
    expect(await seen(page, controls), path).toEqual([])
    expect(await faint(page), path).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

walk('on paper answers are open, reviews are whole, and the way to reach the business stands there', async ({ page, site }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.goto(`${site.base}/how-we-work`)
  await expect(page.getByText('a deck higher than a metre and a half')).toBeVisible()
  await expect(page.locator('.site-footer')).toContainText('03 555 0142')
  await page.goto(`${site.base}/reviews`)
  const cut = await page
    .locator('.review-card__text')
    .evaluateAll((found) => found.filter((text) => text.scrollHeight > text.clientHeight + 1).length)
  expect(cut).toBe(0)
  const long = await page.locator('.review-card, img').evaluateAll((found) => found.map((element) => getComputedStyle(element).breakInside))
  expect(new Set(long)).toEqual(new Set(['avoid']))
})
