import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { holdBack } from '../support/hold-back'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'findable' })

const sent = (page: Page) => page.getByText(/^Saved/).first()
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

walk(
  'an owner says when the business is open, a wrong time is named at its place, and search engines read the rest',
  async ({ page, site, faults }) => {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/site`)
    await page.getByLabel('Name', { exact: true }).fill('Tussock & Tide')
    await page.getByLabel('Town or city').fill('Nelson')
    await page.getByLabel('Monday opens').fill('17:00')
    await page.getByLabel('Monday closes').fill('08:00')
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'The closing time must be after the opening time.' }).first()).toBeVisible()
    await expect(page.getByLabel('Monday opens')).toHaveValue('17:00')
    await expect(page.getByLabel('Monday opens')).toBeFocused()
    faults.splice(0)
    await page.getByLabel('Monday opens').fill('07:30')
    await page.getByLabel('Monday closes').fill('16:30')
    await page.getByRole('button', { name: 'Copy Monday to Tuesday–Friday' }).click()
    await expect(page.getByLabel('Friday closes')).toHaveValue('16:30')
    await save(page)
    await expect(sent(page)).toBeVisible()
    await page.goto(site.base)
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((found) => found.map(({ textContent }) => JSON.parse(textContent ?? '')))
    expect(data.find((one) => one['@type'] === 'GeneralContractor')).toMatchObject({
      address: { addressLocality: 'Nelson' },
      openingHoursSpecification: [{ opens: '07:30', closes: '16:30', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] }],
    })
  },
)

walk('what an owner types while the rest is on its way stays, and is kept next', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/site`)
  const street = page.getByLabel('Street and number')
  await street.fill('1 Wharf Road')
  const letGo = await holdBack(page, '**/api/business/save')
  await Promise.all([page.waitForRequest('**/api/business/save'), save(page)])
  await street.fill('1 Wharf Road, upstairs')
  letGo()
  await expect(sent(page)).toBeVisible()
  await expect(street).toHaveValue('1 Wharf Road, upstairs')
  await Promise.all([page.waitForResponse('**/api/business/save'), save(page)])
  await page.reload()
  await expect(street).toHaveValue('1 Wharf Road, upstairs')
})

walk('an owner chooses the picture that others show, hides the site until it is ready, and shows it again', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/site/sharing`)
  await page.getByRole('button', { name: 'Choose another' }).click()
  await dialog(page)
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('figure', { name: 'Preview of a shared link' }).locator('img')).toHaveJSProperty('naturalWidth', 1200)
  await page.getByLabel('Hide the whole site from search engines').click()
  await save(page)
  await expect(sent(page)).toBeVisible()
  await page.goto(site.base)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /-social\.jpg$/)
  await page.goto(`${site.base}/admin/site/sharing`)
  await page.getByLabel('Hide the whole site from search engines').click()
  await save(page)
  await expect(sent(page)).toBeVisible()
  await page.goto(site.base)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

walk('an owner redirects an address that people miss, hears of a circle, and brings in a file', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/our-old-page`)
  faults.splice(0)
  await signIn(page, site)
  await page.goto(`${site.base}/admin/site/redirects?of=missing`)
  await page.getByRole('button', { name: 'Create a redirect from /our-old-page' }).click()
  await expect(dialog(page).getByLabel('Old address')).toHaveValue('/our-old-page')
  await dialog(page).getByLabel('Redirect to').fill('javascript:alert(1)')
  await save(page)
  await expect(dialog(page).getByText('Enter a path of this site, or an address that starts with https://')).toBeVisible()
  await dialog(page).getByLabel('Redirect to').fill('/our-old-page/')
  await save(page)
  await expect(dialog(page).getByText('This would create a redirect loop.')).toBeVisible()
  faults.splice(0)
  await dialog(page).getByLabel('Redirect to').fill('/contact')
  await save(page)
  await expect(dialog(page)).toBeHidden()
  await page.goto(`${site.base}/our-old-page?from=mail`)
  await expect(page).toHaveURL(`${site.base}/contact?from=mail`)
  await page.goto(`${site.base}/admin/site/redirects`)
  await expect(page.getByText('/our-old-page → /contact')).toBeVisible()
  await expect(page.getByText('used once')).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  const csv = '/blog/*,/reviews\n/a,nowhere\n'
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog(page).getByText('Line 2:')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Import one redirect' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.goto(`${site.base}/blog/2019/decks`)
  await expect(page).toHaveURL(`${site.base}/reviews`)
  await page.goto(`${site.base}/admin/site/redirects?search=blog`)
  await page.getByRole('button', { name: 'Remove /blog/*' }).click()
  await dialog(page).getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('No redirects match')).toBeVisible()
})

walk('the screens are without findings, light and dark', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/lost-for-good`)
  faults.splice(0)
  await signIn(page, site)
  for (const path of ['site', 'site/sharing', 'site/redirects', 'site/redirects?of=missing', 'site/cookies']) {
    await page.goto(`${site.base}/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await isWithoutFindings(page, path)
  }
})
