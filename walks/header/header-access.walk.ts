import type { Page } from '@playwright/test'
import { findings as findingsIn } from '../support/findings'
import { expect, walk } from '../support/site'

/** What covers the page hides its heading for as long as it is open. */
const HIDDEN_ON_PURPOSE = ['page-has-heading-one']

const findings = (page: Page): Promise<string[]> => findingsIn(page, { without: { rules: HIDDEN_ON_PURPOSE } })

const states = [
  ['T02', 'links-below-links', 1280, '.site-menu__opener'],
  ['T01', 'links-below-links', 320, '.site-header__toggle'],
  ['T01', 'links-below-links', 768, '.site-header__toggle'],
  ['T03', 'a-search-over-the-bar', 768, '.site-search__opener'],
  ['T04', 'a-search-over-everything', 1280, '[command="show-modal"]'],
  ['H02', 'an-account', 1280, '.account__link'],
  ['T01', 'a-menu-from-the-side', 320, '.site-header__toggle'],
  ['T01', 'a-menu-over-everything', 390, '.site-header__toggle'],
  ['T03', 'a-search-that-drops-down', 320, '.site-search__opener'],
  ['T03', 'a-search-over-the-bar', 1280, '.site-search__opener'],
  ['T04', 'a-search-over-everything', 390, '[command="show-modal"]'],
  ['H02', 'an-account', 320, '.account__link'],
] as const

for (const colorScheme of ['light', 'dark'] as const)
  walk(`open menus, searches and popups are without findings and fit, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [id, example, width, opener] of states) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${site.base}/sandbox/site-header/${example}`)
      await page.locator(opener).first().click()
      if (id === 'H02') await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page), `${id} ${example} ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${id} ${example} ${width}`).toBe(true)
    }
    for (const address of ['/?s=kitchen', '/?s=zeppelin']) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(site.base + address)
      expect(await findings(page), address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(true)
    }
  })

walk('T01, T02: written from right to left, everything fits and the menu comes from the other side', async ({ page, site }) => {
  const mirror = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  for (const width of [320, 768, 1280])
    for (const example of ['links-below-links', 'three-bars-that-stay', 'a-logo-for-every-place', 'a-search-in-the-bar']) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`${site.base}/sandbox/site-header/${example}`)
      await mirror()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${example} ${width}`).toBe(true)
    }
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`${site.base}/sandbox/site-header/a-menu-from-the-side`)
  await mirror()
  await page.locator('.site-header__toggle').click()
  await expect.poll(() => page.locator('.site-header__menu').evaluate((menu) => Math.round(menu.getBoundingClientRect().left))).toBe(0)
})

walk('T04: results lead to the pages and reviews that were found', async ({ page, site }) => {
  await page.goto(`${site.base}/?s=kitchen`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for “kitchen”')
  await expect(page.getByRole('listitem').filter({ hasText: 'Page' }).first()).toBeVisible()
  await page
    .locator('.search-results__one')
    .filter({ has: page.getByText('Review', { exact: true }) })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(`${site.base}/reviews?q=kitchen`)
})
