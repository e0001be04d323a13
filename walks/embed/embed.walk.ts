import AxeBuilder from '@axe-core/playwright'
import { hasTakenItsTime } from '../reviews/review-places'
import { awake, cards, openList } from '../reviews/reviews'
import { withForeignPage } from '../support/foreign-page'
import { expect, walk } from '../support/site'
import { wake } from '../support/waking'
import { numbersOf, place as placeOf, script } from './widgets'

const place = (block: string, id: number): string => placeOf(block, { id })

walk('R23: a list on a page of somebody else looks as it does at home, and loads more', async ({ page, site, faults }) => {
  const { display } = await numbersOf(page, site)
  await withForeignPage(place('review-list', display) + script(site), async (address) => {
    await openList(page, address)
    const before = await page.locator(cards).count()
    expect(before).toBeGreaterThan(3)
    const look = await page
      .locator(cards)
      .first()
      .evaluate((card) => {
        const { fontFamily, letterSpacing, rotate, float } = getComputedStyle(card)
        return { fontFamily, letterSpacing, rotate, float }
      })
    expect(look).toEqual({ fontFamily: expect.stringContaining('Source Sans 3'), letterSpacing: 'normal', rotate: 'none', float: 'none' })
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    await page.locator('a.review-card__photo').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((open) => getComputedStyle(open).position)).toBe('fixed')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: /load more/i }).click()
    await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(before)
    await page.getByRole('searchbox').fill('kitchen')
    await expect(page.getByRole('status').filter({ hasText: /reviews? found/ })).toBeAttached()
    await expect(page.locator(cards)).not.toHaveCount(0)
    await expect(page).toHaveURL(address)
  })
  expect(faults).toEqual([])
})

walk('R50: a carousel, a badge and a floating box on a page of somebody else', async ({ page, site }) => {
  const { slider, badge, float } = await numbersOf(page, site)
  const body = place('review-list', slider) + place('review-badge', badge) + place('review-float', float)
  await withForeignPage(body + script(site), async (address) => {
    await page.goto(address)
    await page.getByRole('button', { name: /next/i }).hover()
    await expect(page.locator('.review-slider[data-awake]')).toBeVisible()
    await page.getByRole('button', { name: /next/i }).click()
    await page.locator('[data-island="review-badge"]').scrollIntoViewIfNeeded()
    await wake(page.locator('[data-island="review-badge"]'))
    await expect(page.locator('section.review-float')).toBeVisible()
    await page.getByRole('button', { name: /close/i }).last().click()
    await expect(page.locator('section.review-float')).toBeHidden()
  })
})

walk('R36: a review is written on a page of somebody else, and waits for the owner', async ({ page, site }) => {
  const { form } = await numbersOf(page, site)
  await withForeignPage(place('review-form', form) + script(site), async (address) => {
    await page.goto(address)
    await awake(page)
    await page
      .getByLabel(/5 (of|stars|out)/i)
      .first()
      .check({ force: true })
    await page.getByLabel(/your review/i).fill('They came, built it well, and left the place tidy.')
    await page.getByLabel(/your name/i).fill('Elsewhere Person')
    await page.getByLabel(/your e-?mail/i).fill('elsewhere@site.example')
    await page.getByRole('checkbox').check({ force: true })
    await hasTakenItsTime(page)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText(/Thank you for your feedback/).last()).toBeVisible()
  })
  await page.goto(`${site.base}/admin/reviews`)
  await expect(page.getByText('Elsewhere Person').first()).toBeVisible()
})

walk('R05: markup of an older page is taken over where its number is known, and else stays', async ({ page, site, faults }) => {
  const { display } = await numbersOf(page, site)
  const body = `<div class="wprev_search_sort_bar" data-tid="${display}">Old bar</div>
    <div class="wprevpro wprev-no-slider" id="wprev-slider-${display}"><p>Old reviews</p></div>
    <div class="wprevpro wprev-no-slider" id="wprev-slider-99999"><p>Unknown reviews</p></div>`
  await withForeignPage(body + script(site), async (address) => {
    await page.goto(address)
    await awake(page)
    await expect(page.locator(cards).first()).toBeVisible()
    await expect(page.getByText('Old reviews')).toHaveCount(0)
    await expect(page.getByText('Old bar')).toHaveCount(0)
    await expect(page.getByText('Unknown reviews')).toHaveCount(1)
  })
  expect(faults.splice(0)).toEqual(['frontage: there is no review-list 99999'])
})
