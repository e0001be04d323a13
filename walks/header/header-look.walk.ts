import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type RunningSite, walk } from '../support/site'

const open = (page: Page, site: RunningSite, example: string) => page.goto(`${site.base}/sandbox/site-header/${example}`)
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

walk('T01: the break point is a setting: there the menu folds, and is reset', async ({ page, site }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  await open(page, site, 'narrow-from-1100-pixels-on')
  await toggle(page).click()
  await page.locator('summary', { hasText: 'More under Services' }).click()
  await expect(page.getByRole('link', { name: 'Kitchens' })).toBeVisible()
  await page.setViewportSize({ width: 1101, height: 800 })
  await expect(toggle(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Services' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kitchens' })).toBeHidden()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

walk('T01: with the menu open, the button of the search keeps its one sign', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, site, 'a-search-that-drops-down')
  await toggle(page).click()
  await expect(page.locator('.site-header__toggle .icon:visible')).toHaveAttribute('data-icon', 'close')
  await expect(page.locator('.site-search__opener .icon:visible')).toHaveAttribute('data-icon', 'search')
})

walk('T10: of four logos the one is seen that fits the colours and the place, and one is fetched first', async ({ page, site }) => {
  const shown = () =>
    page
      .locator('.site-header__logo:visible img')
      .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname))
  for (const [colorScheme, top, stuck] of [
    ['light', '/media/deck-lookout-800.webp', '/media/kitchen-tide-green-800.webp'],
    ['dark', '/media/bathroom-clay-wet-room-800.webp', '/media/new-build-bach-800.webp'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, site, 'a-logo-for-every-place')
    await page.evaluate(() => {
      document.body.style.blockSize = '4000px'
    })
    await expect.poll(shown, colorScheme).toEqual([top])
    await expect(page.getByRole('link', { name: 'Salt & Sons' })).toHaveAttribute('href', '/')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(shown, colorScheme).toEqual([stuck])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(shown, colorScheme).toEqual([top])
  }
})

walk('H03: a palette per scheme takes the place of the colours of the site', async ({ page, site }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.querySelector('[data-bar="main"]') as Element).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, site, 'blue-by-day-and-night')
  await expect.poll(paper).toBe('rgb(255, 255, 255)')
  await page.getByRole('button', { name: 'Dark colours' }).click()
  await expect.poll(paper).toBe('rgb(15, 23, 42)')
  await page.reload()
  await expect.poll(paper).toBe('rgb(15, 23, 42)')
})

walk('T04: the words that were looked for stay in the field of the header', async ({ page, site }) => {
  await page.goto(`${site.base}/?s=${encodeURIComponent('kitchen "<b>')}`)
  await expect(page.locator('.site-header input[name="s"]')).toHaveValue('kitchen "<b>')
  await page.goto(site.base)
  await expect(page.locator('.site-header input[name="s"]')).toHaveValue('')
})

walk('T04: projects are found beside pages and reviews, and lead to their own page', async ({ page, site }) => {
  await page.goto(`${site.base}/?s=deck`)
  const project = page.locator('.search-results__one').filter({ has: page.getByText('Project', { exact: true }) })
  await project.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/portfolio\/[a-z-]+$/)
})

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })

walk('T03: results come while somebody types, once the typing pauses, and are chosen by key', async ({ page, site }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/search') && asked.push(new URL(request.url()).search))
  await page.clock.install({ time: '2026-03-01T10:00:00Z' })
  await page.clock.pauseAt('2026-03-01T10:00:01Z')
  await open(page, site, 'a-search-that-answers-at-once')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  for (const letter of 'deck') {
    await box(page).pressSequentially(letter)
    await page.clock.runFor(150)
  }
  await page.clock.resume()
  const results = page.getByRole('option')
  await expect(results.first()).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  expect(asked).toEqual(['?s=deck'])
  expect(await results.count()).toBeLessThanOrEqual(5)
  await expect(page.getByRole('status')).toContainText('Use the arrow keys to move through them')
  await page.keyboard.press('ArrowDown')
  await expect(results.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await results.first().getAttribute('id')) ?? 'none')
  await page.keyboard.press('ArrowUp')
  await expect(results.first()).toHaveAttribute('aria-selected', 'false')
  const { violations } = await new AxeBuilder({ page }).include('.site-header').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(results).toHaveCount(0)
  await expect(box(page)).toHaveValue('deck')
  await box(page).press('s')
  await expect(results.first()).toBeVisible()
  const title = await results.first().textContent()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/sandbox/)
  expect(title).toBeTruthy()
})

walk(
  'T03: without a choice Enter sends the words; what is asked too late is taken back; what fails is let be',
  async ({ page, site, faults }) => {
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/search?s=de', async (route) => {
      await held
      await route
        .fulfill({ json: { words: 'de', found: [{ kind: 'page', title: 'Too late', excerpt: '', href: '/late' }] } })
        .catch(() => undefined)
    })
    await open(page, site, 'a-search-that-answers-at-once')
    const asked = page.waitForRequest('**/api/search?s=de')
    await box(page).fill('de')
    await asked
    const takenBack = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/search?s=de'))
    await box(page).fill('deck')
    await takenBack
    await expect(page.getByRole('option').first()).toBeVisible()
    release()
    await expect(page.getByRole('option', { name: 'Too late' })).toHaveCount(0)
    await page.route('**/api/search?s=broken', (route) => route.fulfill({ status: 503, json: {} }))
    await box(page).fill('broken')
    await expect(page.getByRole('option')).toHaveCount(0)
    await box(page).press('Enter')
    await expect(page).toHaveURL(`${site.base}/?s=broken`)
    faults.splice(0)
  },
)

walk('bar E01, bar E04: what is found is text, and leads nowhere but into this site', async ({ page, site }) => {
  const found = ['javascript:alert(1)', 'data:text/html,x', '//evil.example'].map((href) => ({
    kind: 'page',
    title: '<img src=x onerror=alert(1)>',
    excerpt: '',
    href,
  }))
  await page.route('**/api/search?s=deck', (route) => route.fulfill({ json: { words: 'deck', found } }))
  await open(page, site, 'a-search-that-answers-at-once')
  await box(page).fill('deck')
  await expect(page.getByRole('option').first()).toHaveText('<img src=x onerror=alert(1)>')
  for (const option of await page.getByRole('option').all()) await expect(option).toHaveAttribute('data-href', '/')
})

walk('T11: while a page is scrolled the header measures nothing but how far it is', async ({ page, site }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    /** Only what the scripts of the site ask counts, not what watches this walk. */
    const note = (name: string): void => {
      if (new Error().stack?.includes('/assets/')) asked.push(name)
    }
    for (const [type, names] of [
      [Element.prototype, ['scrollHeight', 'clientHeight', 'scrollTop']],
      [HTMLElement.prototype, ['offsetHeight', 'offsetTop']],
    ] as const)
      for (const name of names) {
        const { get } = Object.getOwnPropertyDescriptor(type, name) ?? {}
        Object.defineProperty(type, name, {
          get() {
            note(name)
            return get?.call(this)
          },
        })
      }
    const own = Element.prototype.getBoundingClientRect
    Element.prototype.getBoundingClientRect = function (this: Element) {
      note('getBoundingClientRect')
      return own.call(this)
    }
  })
  await open(page, site, 'hides-on-the-way-down')
  await page.evaluate(() => {
    document.body.style.blockSize = '5000px'
    ;(globalThis as unknown as { asked: string[] }).asked.length = 0
  })
  for (const y of [400, 900, 700, 1500]) await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
  await expect(page.locator('[data-bar="main"]')).toBeHidden()
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual([])
})
