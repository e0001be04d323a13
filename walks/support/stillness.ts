import type { Page } from '@playwright/test'
import { expect } from './site'

/** What nobody sees: a letter of a typeface that comes late is by a hair as wide as the one that stood in for it. */
const HAIR = 0.001

/** Begins to add up everything that moves by itself. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: [number, string][] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Element }[] })[])
        shifts.push([
          entry.value,
          entry.sources?.map(({ node }) => node?.className || node?.parentElement?.className || node?.nodeName).join(', ') ?? '',
        ])
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Nothing has moved since the page began. */
export async function expectStillness(page: Page, path: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts)
  const sum = shifts.reduce((total, [value]) => total + value, 0)
  expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(HAIR)
}
