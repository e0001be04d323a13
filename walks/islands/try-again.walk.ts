import type { Page } from '@playwright/test'
import { idsIn, openList, showsItsAddress } from '../reviews/reviews'
import { expect, walk } from '../support/site'

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Something is asked for while the line is cut: the old reviews stay, and where the visitor is there is a word and one button. */
async function missReviews(page: Page, press: () => Promise<unknown>): Promise<void> {
  const before = await idsIn(page)
  await page.context().setOffline(true)
  await press()
  await expect(page.getByText('The reviews could not be loaded. Please try again.')).toBeInViewport()
  await expect(retry(page)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /load more/i })).toHaveCount(0)
  expect(await idsIn(page)).toEqual(before)
  await page.context().setOffline(false)
}

/** The wanted reviews have come, and nothing is said about a failure any more. */
async function haveReviews(page: Page): Promise<void> {
  await showsItsAddress(page)
  await expect(retry(page)).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
}

walk(
  'R25: a topic, a source and a search that did not come are there after the same press again, or the one button',
  async ({ page, site, faults }) => {
    await openList(page, `${site.base}/reviews`)
    const topic = page.getByRole('button', { name: 'Kitchen' })
    await missReviews(page, () => topic.click())
    await topic.click()
    await haveReviews(page)
    await expect(topic).toHaveAttribute('aria-pressed', 'true')
    await topic.click()
    await haveReviews(page)
    await expect(topic).toHaveAttribute('aria-pressed', 'false')

    await missReviews(page, () => page.getByLabel('Language').selectOption('de'))
    await retry(page).click()
    await haveReviews(page)
    await expect(page.locator('.review-card__text').first()).toHaveAttribute('lang', 'de')
    await page.getByLabel('Language').selectOption('')
    await haveReviews(page)

    await missReviews(page, () => page.getByRole('searchbox').fill('pantry'))
    await page.getByRole('searchbox').press('Enter')
    await haveReviews(page)
    await expect(page).toHaveURL(/\?q=pantry$/)
    faults.length = 0
  },
)

walk(
  'R25: a page that did not come is there after the same press again, and Back leads to the one before',
  async ({ page, site, faults }) => {
    await openList(page, `${site.base}/sandbox/review-list/banner-and-pages`)
    const first = await idsIn(page)
    const second = page.getByRole('link', { name: 'Page 2' })
    await missReviews(page, () => second.click())
    await second.click()
    await haveReviews(page)
    await page.goBack()
    await expect.poll(() => idsIn(page)).toEqual(first)
    faults.length = 0
  },
)
