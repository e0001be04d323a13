import type { Page } from '@playwright/test'
import { expect, walk } from '../support/site'
import { openList } from './reviews'

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly bottom: number }

/** Every card of a wall, from its edge. */
const boxesIn = (page: Page, place = 0): Promise<Box[]> =>
  page
    .locator('.review-list__wall')
    .nth(place)
    .evaluate((wall) => {
      const edge = wall.getBoundingClientRect()
      return [...wall.querySelectorAll('.review-card')].map((card) => {
        const { left, top, width, bottom } = card.getBoundingClientRect()
        return { left: left - edge.left, top: top - edge.top, width, bottom: bottom - edge.top }
      })
    })

const wallWidth = (page: Page): Promise<number> =>
  page
    .locator('.review-list__wall')
    .first()
    .evaluate((wall) => wall.clientWidth)

/** The rule of the specification: how many columns, how wide, how far from the edge; and that no column has a hole. */
function expectRule(boxes: readonly Box[], own: number, slack: number): void {
  const count = own >= 680 ? 3 : own >= 460 ? 2 : 1
  const gutter = count > 1 ? 20 : 5
  const width = (own - gutter) / count - gutter
  expect(boxes.length).toBeGreaterThan(count)
  const ends = Array.from({ length: count }, () => -20)
  for (const [place, box] of boxes.entries()) {
    expect(box.width, `card ${place}`).toBeCloseTo(width, 0)
    const column = Math.round((box.left - gutter) / (width + gutter))
    expect(box.left, `card ${place}`).toBeCloseTo(gutter + column * (width + gutter), 0)
    if (place < count) expect(column, 'the first ones read across').toBe(place)
    const end = ends[column]!
    expect(Math.abs(box.top - end - 20), `card ${place} follows on in its column`).toBeLessThan(1.5)
    expect(end - Math.min(...ends), `card ${place} is in the shortest column`).toBeLessThanOrEqual(slack)
    ends[column] = box.bottom
  }
}

/** Before anything is measured heights are judged: a column may be so much higher than the shortest. */
const JUDGED = 160
const widths = [390, 700, 992, 1200]

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('R09: a wall stands in the shortest columns as it is drawn, without holes, and reads across', async ({ page, site }) => {
    await page.goto(`${site.base}/sandbox/review-list/masonry`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expectRule(await boxesIn(page), await wallWidth(page), JUDGED)
    }
  })
})

walk('R09: a wall is the same once it is awake, and exact once its width changes and for what comes later', async ({ page, site }) => {
  await page.setViewportSize({ width: 992, height: 900 })
  await page.goto(`${site.base}/sandbox/review-list/masonry`)
  const before = await boxesIn(page)
  await openList(page, page.url())
  expect(await boxesIn(page)).toEqual(before)
  await page.getByRole('link', { name: /load more/i }).click()
  await expect(page.locator('.review-list__columns[data-laid]')).toHaveCount(1)
  expectRule(await boxesIn(page, 1), await wallWidth(page), 0.5)
  for (const width of [1200, 700, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('.review-list__columns[data-laid]')).toHaveCount(2)
    for (const place of [0, 1]) await expect(async () => expectRule(await boxesIn(page, place), await wallWidth(page), 0.5)).toPass()
  }
})
