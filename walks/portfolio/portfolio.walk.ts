import { holdBack } from '../support/hold-back'
import { expect, walk } from '../support/site'
import { awake, cards, columnsOf, dialog, link, titles } from './portfolio'

walk('P01: the block stands in the wrapper of the original, drawn with its items before any script', async ({ request, site }) => {
  const html = await (await request.get(`${site.base}/portfolio`)).text()
  expect(html).toMatch(/<section class="portfolio-block-wrapper portfolio" portfolio-block-attributes="\{/)
  expect(html.match(/class="site-single portfolio-item /g)).toHaveLength(10)
  expect(html).not.toMatch(/\sstyle=/)
})

walk('P02: categories, other categories and search narrow the list and each other, and stand in the address', async ({ page, site }) => {
  await page.goto(`${site.base}/portfolio`)
  await awake(page)
  await expect(link(page, 'All 24')).toHaveAttribute('aria-current', 'true')
  await link(page, 'Kitchen 4').click()
  await expect(page).toHaveURL(/\?category=kitchen$/)
  await expect(cards(page)).toHaveCount(4)
  await expect(page.getByRole('status').filter({ hasText: '4 items' })).toBeAttached()
  await page.getByLabel('Other categories').selectOption({ label: 'Atawhai (1)' })
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/category=kitchen&other=atawhai$/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
  await page.goBack()
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('searchbox').fill('macrocapra')
  await expect(page.getByText('Showing “macrocarpa” instead.')).toBeVisible()
  await expect(page).toHaveURL(/\?q=macrocapra$/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('macrocapra')
})

walk('P02: each part of the bar is there only where its owner wants it', async ({ page, site }) => {
  const bar = { categories: 'navigation', search: 'searchbox' } as const
  const at = (name: string) => page.goto(`${site.base}/sandbox/portfolio/${name}`)
  await at('search-alone')
  await expect(page.getByRole(bar.search)).toBeVisible()
  await expect(page.getByRole(bar.categories, { name: 'Categories' })).toHaveCount(0)
  await at('categories-alone')
  await expect(page.getByRole(bar.search)).toHaveCount(0)
  await expect(page.getByRole(bar.categories, { name: 'Categories' })).toBeVisible()
  await at('other-categories-alone')
  await expect(page.getByRole('navigation', { name: 'Other categories' }).getByRole('link').first()).toHaveText(/^All/)
  await at('other-categories-in-a-list')
  await expect(page.getByRole('combobox', { name: 'Other categories' })).toHaveText(/^Other categories: All/)
  await at('no-bar')
  await expect(page.locator('.portfolio-bar')).toHaveCount(0)
  await at('no-all-in-either-group')
  await expect(page.getByRole('link', { name: /^All/ })).toHaveCount(0)
})

walk('P02: what is searched for while the code is still on its way is found when it comes', async ({ page, site }) => {
  const release = await holdBack(page, '**/assets/portfolio.view*.js')
  await page.goto(`${site.base}/portfolio`)
  await page.getByRole('searchbox').fill('glazed')
  await page.getByRole('heading', { level: 1 }).click()
  release()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('searchbox')).toHaveValue('glazed')
})

walk('P03: the list stays while more is loading, with a spinner and 0.3 s of transition, until all is there', async ({ page, site }) => {
  await page.goto(`${site.base}/portfolio`)
  await awake(page)
  const release = await holdBack(page, '**/api/portfolio/items?*')
  const more = link(page, 'Load more projects')
  await more.click()
  await expect(more).toHaveAttribute('aria-busy', 'true')
  await expect(cards(page)).toHaveCount(10)
  expect(await page.locator('.portfolio__spinner').evaluate((spinner) => getComputedStyle(spinner).transitionDuration)).toBe('0.3s')
  release()
  await expect(cards(page)).toHaveCount(20)
  await expect(page).toHaveURL(/\?page=2$/)
  await page.unroute('**/api/portfolio/items?*')
  await more.click()
  await expect(cards(page)).toHaveCount(24)
  await expect(more).toHaveCount(0)
  await expect(page.getByText('24 of 24 shown').first()).toBeVisible()
  const all = await titles(page)
  expect(new Set(all).size).toBe(24)
  await expect(page).toHaveURL(/\?page=3$/)
  await page.reload()
  await expect(cards(page)).toHaveCount(24)
})

walk('P03: when nothing fits it says so and leads back to everything', async ({ page, site }) => {
  await page.goto(`${site.base}/portfolio?q=zzzzqqqq`)
  await expect(page.getByText('No items found')).toBeVisible()
  await awake(page)
  await link(page, 'Show all items').click()
  await expect(cards(page)).toHaveCount(10)
})

walk('P08: a wall has columns by its own widths, a grid by its own, and between them lies one pixel', async ({ page, site }) => {
  const widths = { wall: [350, 351, 750, 751, 900, 901], grid: [349, 499, 500, 899, 900, 1280] }
  for (const [name, at, counts] of [
    ['as-it-comes', widths.wall, [1, 2, 2, 3, 3, 3]],
    ['four-columns', widths.wall, [1, 2, 2, 3, 3, 4]],
    ['two-columns', widths.wall, [1, 2, 2, 2, 2, 2]],
    ['a-grid-whose-pictures-scroll', widths.grid, [1, 1, 2, 2, 3, 3]],
  ] as const)
    for (const [place, width] of at.entries()) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.base}/sandbox/portfolio/${name}`)
      expect(await columnsOf(page), `${name} at ${width}, before it wakes`).toBe(counts[place])
      await awake(page)
      expect(await columnsOf(page), `${name} at ${width}`).toBe(counts[place])
      if (counts[place] === 1) continue
      const [one, other] = await cards(page).evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON()))
      expect(other.left - one.right, 'gutter').toBeCloseTo(1, 1)
    }
})

walk('P10: a failing call leaves the list, says so and can be tried again', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/portfolio`)
  await awake(page)
  await page.route('**/api/portfolio/items?*', (route) => route.fulfill({ status: 500, body: '{"message":"no"}' }))
  await link(page, 'Deck 4').click()
  await expect(page.getByRole('alert')).toHaveText('The items could not be loaded. Please try again.')
  await expect(cards(page)).toHaveCount(10)
  await page.unroute('**/api/portfolio/items?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(4)
  expect(faults.some((fault) => fault.startsWith('portfolio'))).toBe(true)
  faults.length = 0
})

walk(
  'T08: every item has a page with its neighbours, which scrolls to its content with an offset of 100 pixels',
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 700 })
    for (const slug of ['glazed-gable', 'deck-in-a-day', 'our-home-page']) {
      const response = await page.goto(`${site.base}/portfolio/${slug}`)
      expect(response?.status()).toBe(200)
      await awake(page)
      const top = () => page.locator('.portfolio-item-page__content').evaluate((content) => Math.round(content.getBoundingClientRect().top))
      await expect.poll(top, slug).toBe(100)
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as { name: string }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.name)
    }
    await page.goto(`${site.base}/portfolio/glazed-gable`)
    await awake(page)
    await page.locator('.portfolio-item-page__main').click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('navigation', { name: 'More items' }).getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL(/\/portfolio\/tide-green-kitchen$/)
  },
)

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('P02 P03: filters are links, search is a form, and more is a page', async ({ page, site }) => {
    await page.goto(`${site.base}/portfolio`)
    await link(page, 'Deck 4').click()
    await expect(cards(page)).toHaveCount(4)
    await page.getByRole('searchbox').fill('pergola')
    await page.getByRole('button', { name: 'Search items' }).click()
    await expect(page).toHaveURL(/category=deck/)
    await expect(page).toHaveURL(/q=pergola/)
    await expect(link(page, 'Pergola over the bay')).toBeVisible()
    await page.goto(`${site.base}/portfolio`)
    await link(page, 'Load more projects').click()
    await expect(cards(page)).toHaveCount(20)
    await link(page, 'Glazed gable').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Glazed gable' })).toBeVisible()
  })
})
