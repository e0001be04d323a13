import type { Locator, Page } from '@playwright/test'
import { listen } from '../support/ear'
import { example } from '../support/rows'
import { expect, walk } from '../support/site'
import { isAwake } from '../support/waking'

/** The words come in at once: a machine may need longer for a letter than a search waits, and what is found meanwhile is said, too. */
const searchFor = (page: Page, words: string): Promise<void> => page.keyboard.insertText(words)

/** Goes to a control of a list with the keyboard, and waits until the list works in place. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.focus()
  await isAwake(page.locator('[data-island]').filter({ has: control }))
}

walk('R11 R25: loading more reviews is said once, and the focus stays on the button', async ({ page, site }) => {
  const ear = await listen(page)
  await page.goto(`${site.base}/reviews`)
  const more = page.getByRole('link', { name: 'Load more reviews' })
  await reach(page, more)
  await ear.expectHeard([], 'before anything is pressed')
  for (const shown of [24, 36]) {
    await page.keyboard.press('Enter')
    await ear.expectHeard([`12 more reviews, ${shown} of 254`])
    await expect(more).toBeFocused()
  }
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText('36 of 254 shown')).toBeVisible()
})

walk('R11: with the last reviews the button goes, and the focus is where these begin', async ({ page, site }) => {
  const ear = await listen(page)
  await page.goto(`${site.base}/reviews?q=door`)
  const more = page.getByRole('link', { name: 'Load more reviews' })
  await reach(page, more)
  await page.keyboard.press('Enter')
  await ear.expectHeard(['4 more reviews, 16 of 16'])
  await expect(more).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText('Reviews 13 to 16')
  await page.keyboard.press('Tab')
  await expect(page.locator('.review-list__later :focus').first()).toBeVisible()
})

walk('R14 R17: a filter and a search say what they found, once, and keep the focus', async ({ page, site }) => {
  const ear = await listen(page)
  await page.goto(`${site.base}/reviews`)
  const topic = page.getByRole('button', { name: 'Kitchen' })
  await reach(page, topic)
  await page.keyboard.press('Enter')
  await ear.expectHeard(['49 reviews found'])
  await expect(page.getByRole('button', { name: 'Kitchen', pressed: true })).toBeFocused()
  await page.keyboard.press('Space')
  await ear.expectHeard(['254 reviews found'])
  await expect(page.getByRole('button', { name: 'Kitchen', pressed: false })).toBeFocused()

  const search = page.getByRole('searchbox', { name: 'Search reviews' })
  await search.focus()
  await searchFor(page, 'deck')
  await ear.expectHeard(['55 reviews found'])
  await page.keyboard.press('Enter')
  await ear.expectHeard([], 'what is shown already is not said again')
  await page.keyboard.press('ControlOrMeta+a')
  await searchFor(page, 'nothing of the kind')
  await ear.expectHeard(['0 reviews found'])
  await expect(search).toBeFocused()
})

walk('R13: another page is said, and read from its head', async ({ page, site }) => {
  const ear = await listen(page)
  await example(page, site, 'review-list', 'banner-and-pages')
  const second = page.getByRole('navigation', { name: 'Pages of reviews' }).getByRole('link', { name: 'Page 2' })
  await reach(page, second)
  await page.keyboard.press('Enter')
  await ear.expectHeard([/^Page 2 of \d+$/])
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused()
  await expect(second).toHaveAttribute('aria-current', 'page')
})

walk(
  'P02 P03: categories, search and more items say what is shown; with the last ones the focus goes on to them',
  async ({ page, site }) => {
    const ear = await listen(page)
    await page.goto(`${site.base}/portfolio`)
    const portfolio = page.getByRole('region', { name: 'Portfolio' })
    const more = portfolio.getByRole('link', { name: 'Load more projects' })
    await more.focus()
    await expect(page.locator('[data-island="portfolio"][data-awake]')).toBeVisible()
    await page.keyboard.press('Enter')
    await ear.expectHeard(['Loading...', '20 of 24 shown'])
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await ear.expectHeard(['Loading...', '24 of 24 shown'])
    await expect(portfolio.getByRole('listitem').nth(20).getByRole('link')).toBeFocused()

    const deck = portfolio.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Deck 4' })
    await deck.focus()
    await page.keyboard.press('Enter')
    await ear.expectHeard(['Loading...', '4 items'])
    await expect(deck).toBeFocused()
    await expect(deck).toHaveAttribute('aria-current', 'true')
    await portfolio.getByRole('searchbox', { name: 'Search items' }).focus()
    await searchFor(page, 'pergola')
    await ear.expectHeard(['Loading...', 'One item'])
    await expect(portfolio.getByRole('searchbox', { name: 'Search items' })).toBeFocused()
  },
)

walk('R01: a slider is a carousel: named, its place is said once, what is out of sight is silent', async ({ page, site }) => {
  const ear = await listen(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await example(page, site, 'review-slider', 'slider')
  const slider = page.getByRole('group', { name: 'Review slides' })
  const next = slider.getByRole('button', { name: 'Next reviews' })
  await next.focus()
  await expect(page.locator('.review-slider[data-awake]')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-roledescription', 'carousel')
  const slides = slider.getByRole('article', { includeHidden: true })
  await expect(slides.first()).toHaveAttribute('aria-roledescription', 'slide')
  await expect(slides.first()).toHaveAccessibleDescription(/^1 of \d+$/)
  await ear.expectHeard([], 'before anything is pressed')
  // Further slides come while the third place is shown: that is no other place.
  for (const place of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await ear.expectHeard([new RegExp(`^${place} of \\d+$`)])
    await expect(next).toBeFocused()
  }
  await expect(slides.first()).toHaveJSProperty('inert', true)
  const dots = slider.getByRole('group', { name: 'Choose reviews' }).getByRole('button')
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true')
  await dots.first().focus()
  await page.keyboard.press('Space')
  await ear.expectHeard([/^1 of \d+$/])
  await expect(dots.first()).toBeFocused()
  await expect(slider.getByRole('article').first()).toHaveJSProperty('inert', false)
})
