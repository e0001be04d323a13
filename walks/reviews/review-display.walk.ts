import { holdBack } from '../support/hold-back'
import { expect, walk } from '../support/site'
import { cards, idsIn, openList, showsItsAddress } from './reviews'

const isListing = (url: string) => url.includes('admin-ajax')

walk(
  'R14: a search waits for a pause, replaces the list, stands in the address, is announced, and Back takes it back',
  async ({ page, site }) => {
    await openList(page, `${site.base}/reviews`)
    await page.clock.install()
    const before = await idsIn(page)
    let asked = 0
    page.on('request', (request) => {
      if (isListing(request.url())) asked += 1
    })
    // A machine may need longer for a letter than a search waits: the pause is the clock's.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('searchbox').pressSequentially('pantry')
    await page.clock.runFor(599)
    expect(asked).toBe(0)
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(page).toHaveURL(/\?q=pantry$/)
    await expect(page.getByRole('status').first()).toHaveText(/reviews? found/)
    for (const text of await page.locator(cards).allInnerTexts()) expect(text.toLowerCase()).toContain('pantry')
    expect(asked).toBe(1)
    await page.goBack()
    await expect(page).toHaveURL(/\/reviews$/)
    await expect.poll(() => idsIn(page)).toEqual(before)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  },
)

walk('R15 R16 R18: selects order and filter, together', async ({ page, site }) => {
  await openList(page, `${site.base}/reviews`)
  await page.getByLabel('Language').selectOption('de')
  await expect(page).toHaveURL(/\?lang=de$/)
  await page.getByLabel('Rating').selectOption('5')
  await expect(page).toHaveURL(/\?stars=5&lang=de$/)
  await page.getByLabel('Sort by').selectOption('oldest')
  await expect(page).toHaveURL(/\?sort=oldest&stars=5&lang=de$/)
  await expect(page.locator('.review-card__text').first()).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('4 out of 5 stars')).toHaveCount(0)
  await showsItsAddress(page)
})

walk('R15: what is chosen before the list is ready is not lost', async ({ page, site }) => {
  const release = await holdBack(page, '**/enhance-list*.js')
  await page.goto(`${site.base}/reviews`)
  await page.getByLabel('Language').selectOption('de')
  release()
  await expect(page).toHaveURL(/\?lang=de$/)
  await expect(page.locator('.review-card__text').first()).toHaveAttribute('lang', 'de')
})

walk('R17 R20: sources and topics are buttons; a second press takes a topic back', async ({ page, site }) => {
  await openList(page, `${site.base}/reviews`)
  const before = await idsIn(page)
  await page.getByRole('button', { name: /^Facebook \d/ }).click()
  await expect(page).toHaveURL(/\?type=Facebook$/)
  await expect(page.locator('.review-card__source', { hasText: 'Google' })).toHaveCount(0)
  await showsItsAddress(page)
  await page.getByRole('button', { name: /^All reviews/ }).click()
  await expect(page).toHaveURL(/\/reviews$/)
  await page.getByRole('button', { name: 'Kitchen' }).click()
  await expect(page.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\?tag=Kitchen$/)
  await showsItsAddress(page)
  await page.getByRole('button', { name: 'Kitchen' }).click()
  await expect(page).toHaveURL(/\/reviews$/)
  await expect.poll(() => idsIn(page)).toEqual(before)
})

walk('R17 R19: the source select and the buttons of kinds filter', async ({ page, site }) => {
  await openList(page, `${site.base}/sandbox/review-list/every-part-of-the-bar`)
  await page.getByLabel('Source', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?source=/)
  await showsItsAddress(page)
  await page.goBack()
  await showsItsAddress(page)
  await page.getByRole('button', { name: 'Our site' }).click()
  await expect(page).toHaveURL(/\?type=Submitted$/)
  await showsItsAddress(page)
  await expect(page.locator('.review-card__source', { hasText: 'Google' })).toHaveCount(0)
})

walk('R13: pages are links in place, come once, stand in the address, and their head is read first', async ({ page, site }) => {
  await openList(page, `${site.base}/sandbox/review-list/banner-and-pages`)
  const first = await idsIn(page)
  let asked = 0
  page.on('request', (request) => {
    if (isListing(request.url())) asked += 1
  })
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused()
  const second = await idsIn(page)
  expect(second.some((id) => first.includes(id))).toBe(false)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=3$/)
  await expect(page.getByRole('link', { name: /^Page \d/ })).toHaveText(['1', '2', '3', '4', /\d+/])
  await showsItsAddress(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect.poll(() => idsIn(page)).toEqual(second)
  expect(asked).toBe(2)
})

walk('R09: rows that come later are laid out by the rule, in the order of the document', async ({ page, site }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  await openList(page, `${site.base}/sandbox/review-list/masonry`)
  await page.getByRole('link', { name: /load more/i }).click()
  const wall = page.locator('.review-list__columns[data-laid]')
  await expect(wall).toHaveCount(1)
  const { own, boxes } = await wall.evaluate((element) => ({
    own: element.clientWidth,
    boxes: [...element.children].map((card) => ({
      left: Math.round(card.getBoundingClientRect().left - element.getBoundingClientRect().left),
      top: Math.round(card.getBoundingClientRect().top - element.getBoundingClientRect().top),
      width: card.getBoundingClientRect().width,
    })),
  }))
  const width = (own - 20) / 3 - 20
  expect(boxes[0]?.width).toBeCloseTo(width, 0)
  expect(boxes.slice(0, 3).map(({ top }) => top)).toEqual([0, 0, 0])
  expect(boxes.slice(0, 3).map(({ left }) => left)).toEqual([0, 1, 2].map((column) => Math.round(20 + column * (width + 20))))
  await page.setViewportSize({ width: 500, height: 900 })
  await expect(page.locator('.review-list__columns[data-laid]')).toHaveCount(2)
  await expect
    .poll(
      async () =>
        new Set(await wall.first().evaluate((element) => [...element.children].map((card) => (card as HTMLElement).offsetLeft))).size,
    )
    .toBe(2)
})

walk('R10: cards of a row are equally high where the owner wants that', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${site.base}/sandbox/review-list/same-height`)
  const heights = await page.locator(cards).evaluateAll((found) => found.map((card) => (card as HTMLElement).offsetHeight))
  expect(new Set(heights.slice(0, 3)).size).toBe(1)
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('R14 R17: the bar is a form: a search keeps the source, a source keeps the search', async ({ page, site }) => {
    await page.goto(`${site.base}/reviews`)
    await page.getByRole('button', { name: /^Google/ }).click()
    await expect(page).toHaveURL(/[?&]type=Google/)
    await page.getByRole('searchbox').fill('deck')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('button', { name: /^Google/ })).toHaveAttribute('aria-pressed', 'true')
    for (const text of await page.locator(cards).allInnerTexts()) expect(text).toMatch(/Google/)
    await expect(page.getByRole('searchbox')).toHaveValue('deck')
  })

  walk('R13: pages are links', async ({ page, site }) => {
    await page.goto(`${site.base}/sandbox/review-list/banner-and-pages`)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })
})
