import type { Browser, Page } from '@playwright/test'
import { Counted } from '../support/counted'
import { expect, forget, type RunningSite, startSite, walk } from '../support/site'
import { type Business, businesses } from './businesses'
import { answerAll, publish, signUp } from './set-up'

/** Visitors read nothing of this: what stands for the owner's own words, and what only the owner is told. */
const neverRead = /lorem|sample|placeholder|your number here|example\.(com|org)|Say in one sentence|Say what people should/i
const MOST_ACTIONS = 25

for (const business of businesses)
  walk(`${business.name} is public after at most ${MOST_ACTIONS} actions on an empty site`, async ({ page, browser }) => {
    const site = await startSite({ words: [] })
    const by = new Counted()
    await signUp(page, site, by)
    await answerAll(page, by, business)
    await isSoon(browser, site, business)
    await publish(page, by)
    expect(by.count, 'presses, choices and fields').toBeLessThanOrEqual(MOST_ACTIONS)
    await isPublic(browser, site, business)
    await site.stop()
    forget(site.folder)
  })

/** As somebody sees it who is not signed in. */
async function visitorOf(browser: Browser, width = 1280): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 800 } })).newPage()
}

/** Before it is published every address says how to reach the business, and nothing else. */
async function isSoon(browser: Browser, site: RunningSite, { name, place, open, services }: Business): Promise<void> {
  const page = await visitorOf(browser)
  for (const path of ['/', '/contact', '/sitemap.xml']) {
    const answer = await page.goto(site.base + path)
    expect(answer?.status(), path).toBe(503)
    expect(Number(answer?.headers()['retry-after']), path).toBeGreaterThan(0)
    expect(answer?.headers()['x-robots-tag'] ?? (await page.locator('meta[name="robots"]').getAttribute('content')), path).toMatch(
      /noindex/,
    )
  }
  await page.goto(site.base)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  const body = page.locator('body')
  await expect(body).toContainText('Our website opens soon. Until then, this is how you reach us.')
  await expect(body).toContainText(open)
  for (const known of Object.values(place)) await expect(body).toContainText(known.replace(/ \d+$|^\d+ (?=\D+$)/, ''))
  for (const service of services) await expect(body).not.toContainText(service)
  await page.context().close()
}

/** What a visitor reads, on every page that is led to, on a wide screen and on a phone. */
async function isPublic(browser: Browser, site: RunningSite, business: Business): Promise<void> {
  const page = await visitorOf(browser)
  await page.goto(site.base)
  await expect(page.getByRole('heading', { level: 1, name: business.heading })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(business.name)
  await expect(page.getByRole('contentinfo')).toContainText(business.name)
  for (const service of [...business.services, ...Object.keys(business.prices)]) await expect(page.getByRole('main')).toContainText(service)
  const paths = await ledTo(page)
  expect(paths).toEqual(expect.arrayContaining(['/services', '/about', '/contact', '/privacy']))
  for (const path of paths) await isFinished(page, site.base + path)
  await page.goto(`${site.base}/contact`)
  await expect(page.getByRole('main')).toContainText(business.place.Phone ?? '')
  await expect(page.getByRole('main')).toContainText(business.open)
  await expect(page.getByRole('main').locator('form')).toBeVisible()
  await pricesAre(page, site, business)
  await asksForReviews(page, site)
  await page.context().close()
  await fitsPhones(browser, site, paths)
}

/** Addresses of this site that its pages lead to, from the first one on. */
async function ledTo(page: Page): Promise<string[]> {
  const base = new URL(page.url()).origin
  const found = new Set(['/'])
  for (const path of found) {
    const answer = await page.goto(base + path)
    expect(answer?.status(), path).toBe(200)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    for (const link of links) if (!link.startsWith('/admin') && !/\.\w+$/.test(link)) found.add(link)
  }
  return [...found]
}

/** No word stands for another, and no band but the title of the page has a heading and nothing below it. */
async function isFinished(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('body'), address).not.toContainText(neverRead)
  const empty = await page.locator('main section').evaluateAll((bands) =>
    bands
      .filter((band) => (band as HTMLElement).offsetHeight > 0 && !band.querySelector('h1'))
      .filter((band) => {
        const rest = band.cloneNode(true) as HTMLElement
        rest.querySelector('h2, h3')?.remove()
        const hasThings = rest.querySelector('img, svg, iframe, form, input, a, table, h4') !== null
        return !(rest.textContent ?? '').trim() && !hasThings
      })
      .map((band) => (band as HTMLElement).innerText.trim() || band.className),
  )
  expect(empty, `${address}: bands without anything in them`).toEqual([])
  await expect(page.getByText('What customers say'), `${address}: no reviews yet`).toBeHidden()
}

/** The form for reviews asks for what is needed and nothing else, and says what somebody agrees to. */
async function asksForReviews(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.base}/reviews`)
  const form = page.getByRole('main').locator('form')
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeAttached()
  for (const name of ['Your review', 'Your name', 'Your e-mail address']) await expect(form.getByRole('textbox', { name })).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveCount(3)
  await expect(form).toContainText('It is not shown to anybody.')
  await expect(form.getByRole('checkbox', { name: /^I agree that my review and my name are shown on this website\./ })).toBeVisible()
}

async function pricesAre(page: Page, site: RunningSite, { prices }: Business): Promise<void> {
  await page.goto(`${site.base}/services`)
  const main = page.getByRole('main')
  for (const [service, price] of Object.entries(prices)) {
    await expect(main).toContainText(service)
    await expect(main).toContainText(/\d+(\.\d+)?/.exec(price)?.[0] ?? '')
  }
  if (Object.keys(prices).length === 0) await expect(main.getByText('Prices', { exact: true })).toHaveCount(0)
}

async function fitsPhones(browser: Browser, site: RunningSite, paths: readonly string[]): Promise<void> {
  const page = await visitorOf(browser, 390)
  for (const path of paths) {
    await page.goto(site.base + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
  await page.context().close()
}
