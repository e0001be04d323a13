import type { Page } from '@playwright/test'
import { expect, type RunningSite, walk } from '../support/site'

const open = (page: Page, site: RunningSite, example: string) => page.goto(`${site.base}/sandbox/site-header/${example}`)
const opener = (page: Page) => page.locator('.site-search__opener')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })

/** Opens the search. It is in sight a moment before its script hears of it, and the 200 ms count from then on. */
async function openSearch(page: Page): Promise<void> {
  const search = page.locator('.site-search')
  await search.evaluate((details) => details.addEventListener('toggle', () => details.setAttribute('data-heard', ''), { once: true }))
  await opener(page).click()
  await expect(search).toHaveAttribute('data-heard')
}

for (const example of ['a-search-that-drops-down', 'a-search-over-the-bar'])
  walk(`T03: ${example} opens, has the focus after 200 ms, and closes by a second press, elsewhere or Escape`, async ({ page, site }) => {
    await page.clock.install({ time: '2026-03-01T10:00:00Z' })
    await page.clock.pauseAt('2026-03-01T10:00:01Z')
    await open(page, site, example)
    await expect(field(page)).toBeHidden()
    await openSearch(page)
    await expect(field(page)).toBeVisible()
    await page.clock.runFor(199)
    await expect(field(page)).not.toBeFocused()
    await page.clock.runFor(2)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await opener(page).click()
    await expect(field(page)).toBeHidden()
    await opener(page).click()
    await expect(field(page)).toBeVisible()
    await page.mouse.click(300, 600)
    await expect(field(page)).toBeHidden()
  })

walk('T03: a second press sends what stands in the field', async ({ page, site }) => {
  await open(page, site, 'a-search-that-drops-down')
  await opener(page).click()
  await field(page).fill('deck')
  await opener(page).click()
  await expect(page).toHaveURL(`${site.base}/?s=deck`)
})

walk(
  'T04: the search over everything takes the focus, closes by its button and by Escape, and sends no empty field',
  async ({ page, site }) => {
    await open(page, site, 'a-search-over-everything')
    const button = page.getByRole('button', { name: 'Search', exact: true })
    await button.click()
    await expect(page.getByText('Start typing and press enter to search')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await field(page).fill('deck')
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(field(page)).toBeHidden()
    await button.click()
    await field(page).fill('   ')
    await field(page).press('Enter')
    await expect(field(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    await field(page).fill('deck')
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${site.base}/?s=deck`)
  },
)

walk('T03, T04: every search opens and sends without a script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const example of ['a-search-that-drops-down', 'a-search-over-the-bar', 'a-search-over-everything', 'a-search-in-the-bar']) {
    await open(page, site, example)
    if (example !== 'a-search-in-the-bar') await page.locator('.site-search__opener, [command="show-modal"]').click()
    await field(page).fill('deck')
    await field(page).press('Enter')
    await expect(page).toHaveURL(`${site.base}/?s=deck`)
  }
  await context.close()
})

walk(
  'H03: the switcher changes the colours at once, keeps the choice for 90 days, and the next page comes in them without a flash',
  async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, site, 'light-or-dark')
    const button = page.getByRole('button', { name: 'Dark colours' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const choice = async () => (await page.context().cookies()).find(({ name }) => name === 'astraColorSwitcherState')
    await expect.poll(choice).toMatchObject({ value: 'true', path: '/' })
    const kept = await choice()
    expect(Math.round(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(90)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries())
          if (name === 'first-paint') document.documentElement.dataset.painted = document.documentElement.dataset.theme
      }).observe({ type: 'paint', buffered: true })
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('data-painted', 'dark')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  },
)

walk('H03: without a choice the system decides, also when it changes', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, site, 'light-or-dark')
  const button = page.getByRole('button', { name: 'Dark colours' })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await open(page, site, 'dark-first')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

walk(
  'bar E05: pages with the switcher are the same bytes for every visitor, and nothing inline runs but by its hash',
  async ({ request, site }) => {
    const address = `${site.base}/sandbox/site-header/light-or-dark`
    const plain = await request.get(address)
    const chosen = await request.get(address, { headers: { cookie: 'astraColorSwitcherState=true' } })
    expect(await chosen.text()).toBe(await plain.text())
    expect(plain.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
    expect(plain.headers()['set-cookie']).toBeUndefined()
  },
)
