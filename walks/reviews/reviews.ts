import type { Page } from '@playwright/test'
import { expect } from '../support/site'
import { wake } from '../support/waking'

export const cards = '[data-review]'
export const awake = (page: Page): Promise<void> => wake(page.locator('[data-island^="review-"]').first())
/** Opens a page and waits until its list works in place, bar, cards and pages. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await wake(page.locator('[data-island="review-list"]').first())
}
export const idsIn = (page: Page) => page.locator(cards).evaluateAll((found) => found.map((card) => card.getAttribute('data-review')))

/** Waits until a list shows what the server draws at its address: that is there from the beginning. */
export async function showsItsAddress(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  const ids = await idsIn(other)
  await other.close()
  expect(ids.length).toBeGreaterThan(0)
  await expect.poll(() => idsIn(page)).toEqual(ids)
}
