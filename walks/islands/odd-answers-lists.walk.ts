import type { Locator } from '@playwright/test'
import { ajax, answerOddly, island, openPage } from '../support/odd-answers'
import { expect, walk } from '../support/site'
import { wake } from '../support/waking'

walk.use({ siteOf: 'whoever answers oddly' })

walk('R25 R36 P05: whatever a portfolio is answered, what is there stays and can be asked for again', async ({ page, site, faults }) => {
  await openPage(page, site)
  const portfolio = island(page, 'portfolio')
  await wake(portfolio)
  const cards = portfolio.locator('[data-item]')
  const shown = await cards.count()
  const isListed = async (): Promise<void> => {
    await expect(portfolio.getByRole('alert')).toHaveText('The items could not be loaded. Please try again.')
    await expect(portfolio.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(cards).toHaveCount(shown)
  }
  const more = () => portfolio.locator('.portfolio__more').click()
  await answerOddly({ page, call: '**/api/portfolio/items?*', press: more, holds: isListed })
  await more()
  await expect.poll(() => cards.count()).toBeGreaterThan(shown)
  faults.length = 0
})

walk(
  'R25 R36 P05: whatever a list of reviews is answered, what is there stays and can be asked for again',
  async ({ page, site, faults }) => {
    await openPage(page, site)
    const list = island(page, 'review-list')
    await list.scrollIntoViewIfNeeded()
    await wake(list)
    const reviews = list.locator('[data-review]')
    const first = await reviews.count()
    const areThere = async (): Promise<void> => {
      await expect(list.getByRole('alert').filter({ hasText: 'The reviews could not be loaded.' })).toBeVisible()
      await expect(reviews).toHaveCount(first)
    }
    const loadMore = () => list.locator('.review-list__more').click()
    await answerOddly({ page, call: ajax, action: 'wprp_load_more_revs', press: loadMore, holds: areThere })
    await loadMore()
    await expect.poll(() => reviews.count()).toBeGreaterThan(first)
    faults.length = 0
  },
)

walk('R25 R36 P05: whatever a review form is answered, what is there stays and can be asked for again', async ({ page, site, faults }) => {
  await openPage(page, site)
  const writing = island(page, 'review-form')
  await writing.scrollIntoViewIfNeeded()
  await wake(writing)
  await writing.getByRole('radio', { name: '4 stars' }).check({ force: true })
  const text = writing.locator('[name="wprevpro_review_text"]')
  await text.fill('Typed by hand.')
  await fillEmpty(writing)
  const isKept = async (): Promise<void> => {
    await expect(writing.getByRole('alert').filter({ hasText: /could not send|cannot tell|was not accepted/ })).toBeVisible()
    await expect(text).toHaveValue('Typed by hand.')
    await expect(writing.locator('button[type="submit"]')).toBeVisible()
  }
  const submit = () => writing.locator('button[type="submit"]').click()
  await answerOddly({ page, call: ajax, action: 'wprp_save_review', press: submit, holds: isKept })
  faults.length = 0
})

/** Whatever else a form wants to know. */
async function fillEmpty(writing: Locator): Promise<void> {
  for (const field of await writing.locator('input[required], input[aria-required="true"]').all()) {
    const type = await field.getAttribute('type')
    if (type === 'checkbox') await field.check()
    else if (type !== 'radio') await field.fill(type === 'email' ? 'mere@example.nz' : 'Mere Tīpene')
  }
}
