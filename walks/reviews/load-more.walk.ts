import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back'
import { expect, type RunningSite, walk } from '../support/site'
import { countShifts, expectStillness, watchShifts } from '../support/stillness'
import { openList } from './reviews'

/** The reviews page as a visitor has it who has come to the end of the list: its cards, their number, and the way to more. */
async function atTheEnd(page: Page, site: RunningSite, path = '/reviews') {
  await openList(page, site.base + path)
  const cards = page.locator('[data-review]')
  const more = page.getByRole('link', { name: /load more/i })
  await more.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  return { cards, more, first: await cards.count() }
}

/** What was drawn last has been seen, and what moved by it counted. */
const haveBeenPainted = (page: Page) =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)))))

walk('R11: Load More appends the next rows and tells how many there are', async ({ page, site }) => {
  const { cards, more, first } = await atTheEnd(page, site)
  expect(first).toBeGreaterThan(5)
  await more.click()
  await expect(cards).toHaveCount(first * 2)
  const ids = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-review')))
  expect(new Set(ids).size).toBe(ids.length)
  await expect(page.getByText(new RegExp(`${first * 2} of \\d+`)).first()).toBeVisible()
})

walk('R11: presses while a load runs ask only once, and the button goes when nothing is left', async ({ page, site }) => {
  const { more, first, cards } = await atTheEnd(page, site, '/reviews?page=21')
  let calls = 0
  await page.route('**/admin-ajax.php', (route) => {
    calls += 1
    return route.continue()
  })
  await more.dblclick()
  await expect.poll(() => cards.count()).toBeGreaterThan(first)
  await expect(page.locator('a[rel="next"]')).toHaveCount(0)
  expect(calls).toBe(1)
})

walk('R11: what is being read stays where it is when more is loaded', async ({ page, site }) => {
  const { cards, more, first } = await atTheEnd(page, site)
  const places = () =>
    cards.evaluateAll(
      (found, count) => found.slice(0, count).map((card) => [(card as HTMLElement).offsetLeft, (card as HTMLElement).offsetTop]),
      first,
    )
  const before = await places()
  await more.click()
  await expect(cards).toHaveCount(first * 2)
  expect(await places()).toEqual(before)
})

walk('R11: rows that come late push nothing away that somebody looks at', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await watchShifts(page)
  const { cards, more, first } = await atTheEnd(page, site)
  await page.waitForLoadState('networkidle')
  const before = await countShifts(page)
  const release = await holdBack(page, '**/admin-ajax.php')
  await more.click()
  const pressed = await page.evaluate(() => performance.now())
  // Within half a second after a press everything may move.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(pressed + 800)
  release()
  await expect.poll(() => cards.count()).toBeGreaterThan(first)
  await expect(more).toHaveAttribute('aria-busy', 'false')
  await haveBeenPainted(page)
  await expectStillness(page, 'what is looked at', { after: before })
})

walk('R25: a failing load shows a message, keeps the list, and the next press succeeds', async ({ page, site, faults }) => {
  const { cards, more, first } = await atTheEnd(page, site)
  await page.route('**/admin-ajax.php', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<b>not an answer</b>' }))
  await more.click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(cards).toHaveCount(first)
  await expect.poll(() => faults.length, { message: 'the failure is logged' }).toBeGreaterThan(0)
  faults.length = 0
  await page.unroute('**/admin-ajax.php')
  await more.click()
  await expect(cards).toHaveCount(first * 2)
})

walk('R25: what a server prints behind its answer is cut off', async ({ page, site }) => {
  const { cards, more, first } = await atTheEnd(page, site)
  await page.route('**/admin-ajax.php', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n<!-- 42 queries -->` })
  })
  await more.click()
  await expect(cards).toHaveCount(first * 2)
})

walk('R11: a ticket that has become stale is renewed without the visitor noticing', async ({ page, site, faults }) => {
  const stale = { ticket: 'old.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }
  await page.route('**/api/ticket?*', (route) => route.fulfill({ json: stale }), { times: 1 })
  const { cards, more, first } = await atTheEnd(page, site)
  const refused = page.waitForResponse((response) => response.url().includes('admin-ajax') && response.status() === 403)
  await more.click()
  await refused
  await expect(cards).toHaveCount(first * 2)
  await expect.poll(() => faults, 'the browser names the one refused request').toEqual([expect.stringContaining('403')])
  faults.length = 0
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('R11: the pages of a list are links', async ({ page, site }) => {
    await page.goto(`${site.base}/reviews`)
    const before = await page.locator('[data-review]').first().getAttribute('data-review')
    await page.getByRole('link', { name: /load more/i }).click()
    await expect(page).toHaveURL(/\?page=2/)
    const after = await page.locator('[data-review]').first().getAttribute('data-review')
    expect(after).not.toBe(before)
  })

  walk('R08: a long text opens by its link', async ({ page, site }) => {
    await page.goto(`${site.base}/reviews`)
    const link = page.getByRole('link', { name: /read more/i }).first()
    const target = (await link.getAttribute('href')) ?? ''
    const text = page.locator(target)
    const before = (await text.boundingBox())?.height ?? 0
    await link.click()
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(before)
  })
})
