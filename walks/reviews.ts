import type { Page } from '@playwright/test'
import { expect } from './site'

export const cards = '[data-review]'
export const awake = (page: Page) => expect(page.locator('[data-island^="review-"][data-awake]').first()).toBeAttached()
/** Opens a page and waits until its list turns pages in place: it asks for its ticket as soon as it does. */
export async function openList(page: Page, address: string): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.url().includes('/api/ticket')), page.goto(address)])
}
export const idsIn = (page: Page) => page.locator(cards).evaluateAll((found) => found.map((card) => card.getAttribute('data-review')))

/** Every layout shift that no hand has caused. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)
}
