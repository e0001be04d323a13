import type { Page } from '@playwright/test'
import { addBlock, emptyWalk as walk } from '../support/empty-site'
import { newPage, publish } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'
import { bringReviews, choose, setUpDisplay } from './review-places'
import { cards, openList } from './reviews'

walk.use({ siteOf: 'reviews without an end' })

/** A list of two reviews, after which others come by themselves, on a page of its own. */
async function setUpEndless(page: Page, site: RunningSite, name: string, settle: () => Promise<void>): Promise<void> {
  await setUpDisplay(page, site, name, async () => {
    await choose(page, 'More reviews', 'Load while scrolling')
    await page.getByLabel('Reviews per row').fill('1')
    await page.getByLabel('Rows', { exact: true }).fill('2')
    await settle()
  })
  await newPage(page, site, 'A blank page', name)
  await addBlock(page, 'Reviews')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await choose(page, 'Display', name)
  await publish(page)
}

const toTheFoot = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

/** Whoever scrolls on and on gets so many. */
const getsTo = (page: Page, count: number) =>
  expect(async () => {
    await toTheFoot(page)
    await expect(page.locator(cards)).toHaveCount(count, { timeout: 500 })
  }).toPass()

/** Longer ago than the second after which it would come again. */
const hasBeenArmed = (page: Page) =>
  page.waitForFunction(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('admin-ajax')) as PerformanceResourceTiming[]
    return performance.now() - (calls.at(-1)?.responseEnd ?? performance.now()) > 1500
  })

walk(
  'R12: an endless list goes on until the last review, and asks sooner only where its owner has set a number',
  async ({ page, site }) => {
    bringReviews(site)
    await signIn(page, site)
    const times = page.getByLabel('Automatic loads before a button appears')
    await setUpEndless(page, site, 'Endless', () => expect(times).toHaveValue(''))
    await setUpEndless(page, site, 'Asked', () => times.fill('2'))

    await openList(page, `${site.base}/endless`)
    await getsTo(page, 24)
    await expect(page.getByText('All reviews are shown.')).toBeVisible()

    await openList(page, `${site.base}/asked`)
    await getsTo(page, 6)
    await toTheFoot(page)
    await hasBeenArmed(page)
    await expect(page.locator(cards)).toHaveCount(6)
    await page.getByRole('link', { name: 'Load more reviews' }).click()
    await getsTo(page, 12)
  },
)
