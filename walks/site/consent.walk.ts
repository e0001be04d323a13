import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { example } from '../support/rows'
import { expect, type RunningSite, signIn, walk } from '../support/site'
import { expectStillness, watchShifts } from '../support/stillness'

walk.use({ siteOf: 'consent' })

/** What a typeface that comes late moves, by itself. */
const HAIR = 0.005

const consent = { isOn: true, statistics: { isUsed: true }, marketing: { isUsed: true } }
const question = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const said = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))
const cookies = async (page: Page): Promise<string[]> => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)

/** The owner wants visitors to be asked; hands back which time it is. */
async function ask(page: Page, site: RunningSite, body: object = { consent }): Promise<number> {
  await signIn(page, site)
  const { revision } = (await (await page.request.get(`${site.base}/api/consent`)).json()) as { revision: string }
  const response = await page.request.post(`${site.base}/api/consent/save`, {
    data: { ...body, revision },
    headers: { origin: site.base, 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { version: number }).version
}

walk.beforeAll(async ({ browser, site }) => {
  const page = await browser.newPage()
  await page.goto(`${site.base}/`)
  expect(await page.content(), 'nothing is asked until the owner wants it').not.toContain('cookie-consent')
  await ask(page, site)
  await page.close()
})

walk('bar E05: visitors are asked, nobody else hears of them before, and a refusal is kept', async ({ page, site }) => {
  const others: string[] = []
  page.on('request', (request) => request.url().startsWith(site.base) || others.push(request.url()))
  await watchShifts(page)
  await page.goto(site.base)
  await expect(question(page)).toBeVisible()
  expect(await said(page)).toMatchObject({ consent: 'refused', allowed: '' })
  const { violations } = await new AxeBuilder({ page }).include('.cookie-consent').analyze()
  expect(violations).toEqual([])
  const [accept, reject] = await Promise.all(
    ['Accept all', 'Reject all'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
  )
  expect([accept?.width, accept?.height, accept?.y]).toEqual([reject?.width, reject?.height, reject?.y])
  const ends = page.getByRole('button', { name: 'Cookie settings' })
  await ends.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect
    .poll(async () => ((await ends.boundingBox())?.y ?? 0) + 40 <= ((await question(page).boundingBox())?.y ?? 0), {
      message: 'the foot of the page can be read above the question',
    })
    .toBe(true)
  await expectStillness(page, 'the page behind the question', { most: HAIR })
  await question(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(question(page)).toBeHidden()
  expect(await cookies(page)).toEqual([expect.stringMatching(/^consent=\d+\.$/)])
  await page.goto(`${site.base}/reviews`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page)).toBeHidden()
  expect(others).toEqual([])
})

walk('a choice is made piece by piece, and unmade again at the foot of every page', async ({ page, site }) => {
  await page.goto(site.base)
  await question(page).getByRole('button', { name: 'Choose' }).press('Enter')
  await expect(settings(page)).toBeVisible()
  await expect(settings(page).getByRole('checkbox')).toHaveCount(2)
  const { violations } = await new AxeBuilder({ page }).include('.cookie-dialog').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Choose' }).click()
  await settings(page).getByRole('checkbox', { name: 'Statistics' }).check()
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect(question(page)).toBeHidden()
  expect(await said(page)).toMatchObject({ consent: 'given', allowed: 'statistics' })
  await page.reload()
  expect(await said(page)).toMatchObject({ consent: 'given', allowed: 'statistics' })
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(settings(page).getByRole('checkbox', { name: 'Statistics' })).toBeChecked()
  const reloaded = page.waitForEvent('load')
  await settings(page).getByRole('button', { name: 'Reject all' }).click()
  await reloaded
  expect(await said(page)).toMatchObject({ consent: 'refused', allowed: '' })
  await expect(question(page)).toBeHidden()
})

walk('who said yes to other words is asked again', async ({ page, site, browser }) => {
  await page.goto(site.base)
  await question(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(question(page)).toBeHidden()
  expect(await said(page)).toMatchObject({ consent: 'given', allowed: 'statistics marketing' })
  const owner = await browser.newPage()
  await ask(owner, site, { consent, askAgain: true })
  await owner.close()
  await page.reload()
  await expect(question(page)).toBeVisible()
  expect(await said(page)).toMatchObject({ consent: 'refused', allowed: '' })
})

walk('a browser that says no for its visitor is not asked; it may still say yes', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(site.base)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await page.reload()
  expect(await said(page)).toMatchObject({ consent: 'given', allowed: 'statistics marketing' })
})

walk('without scripts nothing is set, and nothing is asked', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.base)
  await expect(question(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
  expect(await context.cookies()).toEqual([])
  await context.close()
})

walk('videos of others wait for a press, and come by themselves where they are allowed', async ({ page, site }) => {
  const asked: string[] = []
  await page.route(/youtube-nocookie\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' })
  })
  await example(page, site, 'video', 'of-youtube')
  await expect(page.locator('a[data-frame]')).toHaveCount(1)
  expect(asked).toEqual([])
  await page.evaluate(() => {
    document.documentElement.dataset.allowed = 'marketing'
    document.dispatchEvent(new Event('consent'))
  })
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).not.toContain('autoplay')
})
