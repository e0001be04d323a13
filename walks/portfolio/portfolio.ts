import type { Page } from '@playwright/test'
import { wake } from '../support/waking'

export const cards = (page: Page) => page.locator('.item-card')
export const awake = (page: Page): Promise<void> => wake(page.locator('[data-island^="portfolio"]').first())
export const dialog = (page: Page) => page.getByRole('dialog')
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const titles = (page: Page) => page.locator('.item-card__link').allTextContents()

/** How many columns the cards stand in. */
export async function columnsOf(page: Page): Promise<number> {
  const lefts = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
  return new Set(lefts).size
}

/**
 * Our own pages have no origin in a preview: what they ask their server for is refused, which the browser notes. The page is
 * closed first, so that nothing of it is noted later.
 */
export async function forgetWithoutOrigin(page: Page, faults: string[]): Promise<void> {
  await page.close()
  const others = faults.filter((fault) => !/origin 'null'|net::ERR_FAILED|WireError: offline/.test(fault))
  faults.splice(0, faults.length, ...others)
}
