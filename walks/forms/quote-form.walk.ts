import type { Page } from '@playwright/test'
import { expect, walk } from '../support/site'
import { form, messagesWith, ready, said } from './forms'

const next = (page: Page) => page.locator('button.cf7mls_next')
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n ') }
const step = (page: Page) => page.locator('.cf7mls_progress_bar [aria-current="step"]')

async function fillJob(page: Page): Promise<void> {
  await page.getByLabel('A deck or pergola').check()
  await page.getByLabel('Rough sketch').check()
}

async function fillDetails(page: Page, change = 'Two metres towards the bay.'): Promise<void> {
  await page.getByLabel('Address of the job').fill('12 Driftwood Lane, Māpua')
  await page.getByLabel('What would you like to change?').fill(change)
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
  await page.getByLabel('Your telephone').fill('03 555 0142')
}

async function reachReview(page: Page, change?: string): Promise<void> {
  await fillJob(page)
  await next(page).click()
  await expect(step(page)).toContainText('Details')
  await fillDetails(page, change)
  await next(page).click()
  await expect(step(page)).toContainText('About you')
  await fillPerson(page)
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeVisible()
}

walk('F06: Next asks the server about its own step, and goes on only when nothing is wrong there', async ({ page, site }) => {
  await page.goto(`${site.base}/quote`)
  await ready(page)
  await next(page).click()
  await expect(page.getByLabel('A kitchen')).toBeFocused()
  await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(2)
  await expect(step(page)).toContainText('Step 1 of 3')
  await fillJob(page)
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('cf7mls_validation'))
  await next(page).click()
  await asked
  await expect(step(page)).toContainText('Step 2 of 3')
  await expect(page.locator('.contact-form__title', { hasText: 'Details' })).toBeFocused()
})

walk('F06: Next cannot be pressed until the box of its step is ticked, and the reason can be read', async ({ page, site }) => {
  await page.goto(`${site.base}/quote`)
  await ready(page)
  await fillJob(page)
  await next(page).click()
  await expect(step(page)).toContainText('Details')
  await page.getByLabel('Photos and drawings').setInputFiles(plan)
  await expect(next(page)).toHaveAccessibleDescription('Tick the box above to continue.')
  await expect(next(page)).toBeDisabled()
  await page.getByLabel(/You may keep these files/).check()
  await expect(next(page)).toBeEnabled()
  await page.getByLabel(/You may keep these files/).uncheck()
  await expect(next(page)).toBeDisabled()
})

walk('F06: Back keeps what was filled in; Enter presses Next; the page scrolls to the form, 110 pixels off', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(`${site.base}/quote`)
  await ready(page)
  await fillJob(page)
  await next(page).click()
  await fillDetails(page)
  await page.getByLabel('Photos and drawings').setInputFiles(plan)
  await page.getByLabel(/You may keep these files/).check()
  const top = () => page.locator('form.wpcf7-form').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect(next(page)).toBeEnabled()
  await page.getByLabel('Address of the job').press('Enter')
  await expect(step(page)).toContainText('About you')
  await expect.poll(top).toBe(110)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(step(page)).toContainText('Details')
  await expect(page.getByLabel('Address of the job')).toHaveValue('12 Driftwood Lane, Māpua')
  await expect(page.getByLabel(/You may keep these files/)).toBeChecked()
})

walk('F07: the last look shows everything and nothing can be changed; Edit restores exactly; it can be sent', async ({ page, site }) => {
  await page.goto(`${site.base}/quote`)
  await ready(page)
  await reachReview(page, 'A pergola for the afternoon sun.')
  await expect(page.locator('fieldset.cf7mls_preview_fs:disabled')).toHaveCount(3)
  await expect(page.getByLabel('What would you like to change?')).toBeVisible()
  await expect(page.getByLabel('What would you like to change?')).toBeDisabled()
  await expect(page.getByLabel('Your name')).toHaveValue('Mere Tīpene')
  await page.getByRole('button', { name: 'Edit: The job' }).click()
  await expect(step(page)).toContainText('The job')
  await expect(page.locator('fieldset:disabled')).toHaveCount(0)
  await expect(page.getByLabel('Rough sketch')).toBeChecked()
  await page.getByLabel('Plans drawn').check()
  for (const name of ['Details', 'About you']) {
    await next(page).click()
    await expect(step(page)).toContainText(name)
  }
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeVisible()
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  await expect(step(page)).toContainText('The job')
  await expect(page.locator('fieldset:disabled')).toHaveCount(0)
  await expect.poll(() => messagesWith(site, 'pergola for the afternoon')).toBe(1)
})

walk('F06 F09 bar H25: a step that cannot be asked about stays as it is, says so, and goes on later', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/quote`)
  await ready(page)
  await fillJob(page)
  await page.route('**/admin-ajax.php', (route) => route.abort(), { times: 1 })
  await next(page).click()
  await expect(said(page)).toHaveText('You are probably offline.')
  await expect(step(page)).toContainText('The job')
  await next(page).click()
  await expect(step(page)).toContainText('Details')
  faults.length = 0
})

for (const width of [390, 320])
  walk(`F06: the whole form by keyboard, ${width} pixels wide, nothing beside the page`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${site.base}/quote`)
    await ready(page)
    await page.getByLabel('A kitchen').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(step(page)).toContainText('Details')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('F06 F07: steps, a file, the last look and sending, all drawn by the server', async ({ page, site, faults }) => {
    await page.goto(`${site.base}/quote`)
    await next(page).click()
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(2)
    await fillJob(page)
    await next(page).click()
    await expect(step(page)).toContainText('Details')
    await fillDetails(page, 'Written without any script.')
    await page.getByLabel('Photos and drawings').setInputFiles(plan)
    await page.getByLabel(/You may keep these files/).check()
    await page.getByLabel('Address of the job').press('Enter')
    await expect(step(page)).toContainText('About you')
    await fillPerson(page)
    await next(page).click()
    await expect(page.getByRole('heading', { name: 'Check and send' })).toBeVisible()
    await expect(page.getByText('plan.pdf')).toBeVisible()
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page).toHaveURL(/\/quote#contact-form-2-sent$/)
    await expect(page.locator('#contact-form-2-sent')).toHaveText(
      'Thank you. We read every one, and will ring you within two working days.',
    )
    await expect(page.locator('#contact-form-2-sent')).toBeVisible()
    await expect.poll(() => messagesWith(site, 'without any script')).toBe(1)
    // A page with mistakes is answered as one, and browsers note that.
    faults.length = 0
  })
})
