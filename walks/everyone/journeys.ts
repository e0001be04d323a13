import type { Page } from '@playwright/test'
import { fillContact, form, messagesWith, ready } from '../forms/forms'
import { openList } from '../reviews/reviews'
import { tooWide } from '../support/everyone'
import { expect, type RunningSite } from '../support/site'

/** What visitors come for, whatever their screen, colours or direction: each of it works, and nothing is wider than the screen. */
export async function journeys(page: Page, site: RunningSite, message: string): Promise<void> {
  await readAndGoOn(page, site)
  await filterReviews(page, site)
  await loadMore(page, site)
  await seePicture(page, site)
  await writeMessage(page, site, message)
}

async function readAndGoOn(page: Page, site: RunningSite): Promise<void> {
  await page.goto(site.base)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  const menu = page.locator('.site-header__toggle')
  if (await menu.isVisible()) await menu.click()
  await page.locator('.site-menu__link[href="/reviews"]').first().click()
  await expect(page).toHaveURL(`${site.base}/reviews`)
}

async function filterReviews(page: Page, site: RunningSite): Promise<void> {
  await openList(page, `${site.base}/reviews`)
  const chip = page.locator('.chip[name="type"][value="Facebook"]')
  // On narrow screens search and filters are folded.
  const fold = page.locator('.review-bar__fold > summary')
  if (await fold.isVisible()) await fold.click()
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-review]').first()).toContainText('Facebook')
  expect(await tooWide(page)).toEqual([])
}

async function loadMore(page: Page, site: RunningSite): Promise<void> {
  await openList(page, `${site.base}/reviews`)
  const cards = page.locator('[data-review]')
  const before = await cards.count()
  await page.locator('.review-list__more').click()
  await expect(cards).toHaveCount(before * 2)
  expect(await tooWide(page)).toEqual([])
}

async function seePicture(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.base}/portfolio`)
  const opener = page.locator('.portfolio a[href*="/portfolio/"]').first()
  await opener.click()
  const box = page.locator('dialog.lightbox')
  await expect(box).toBeVisible()
  await expect(box.locator('.lightbox__close')).toBeInViewport()
  expect(await tooWide(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(opener).toBeFocused()
}

async function writeMessage(page: Page, site: RunningSite, message: string): Promise<void> {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await page.locator('.wpcf7-submit').click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.locator('.contact-form__summary li')).toHaveCount(4)
  expect(await tooWide(page)).toEqual([])
  await fillContact(page, message)
  await page.locator('.wpcf7-submit').click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  await expect.poll(() => messagesWith(site, message)).toBe(1)
}
