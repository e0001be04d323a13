import type { Page } from '@playwright/test'
import { emptyWalk } from '../support/empty-site'
import { expect, signIn } from '../support/site'
import { addField, beginForm, button, keepForm, placeForm, withoutScript } from './form-making'
import { form, messagesWith, ready } from './forms'

emptyWalk.use({ siteOf: 'consent with files' })

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n ') }
const consent = (page: Page) => page.getByLabel('You may keep my files.')
const files = (page: Page) => page.getByLabel('Your files')

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('I agree that my details').check()
}

/** In the builder: a consent that goes with files. */
async function buildConsent(page: Page): Promise<void> {
  await addField(page, 'Add a field', 'Consent')
  await page.getByLabel('Consent text').fill('You may keep my files.')
  await expect(page.getByLabel('When to ask'), 'the form takes no files').toHaveCount(0)
  await addField(page, 'Add a field', 'File drop area')
  await button(page, 'Move Your files up').click()
  await button(page, 'Change You may keep my files.').click()
  await page.getByRole('combobox', { name: 'When to ask' }).click()
  await page.getByRole('option', { name: 'Only when files are added to “Your files”' }).click()
}

emptyWalk('F06: a consent to keep files is built, placed, and asked of those who bring files', async ({ page, site, browser }) => {
  await signIn(page, site)
  await beginForm(page, site, 'Send us plans')
  await buildConsent(page)
  await keepForm(page)
  await placeForm(page, site, 'Send us plans', '/send-us-plans')

  await page.goto(`${site.base}/send-us-plans`)
  await ready(page)
  await fill(page, 'Without files.')
  await expect(consent(page)).toBeHidden()
  await button(page, 'Send').click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  await expect.poll(() => messagesWith(site, 'Without files')).toBe(1)

  await page.reload()
  await ready(page)
  await fill(page, 'With a file.')
  await files(page).setInputFiles(plan)
  await expect(consent(page)).toBeVisible()
  await expect(button(page, 'Send')).toHaveAccessibleDescription('Tick the box to send.')
  await expect(button(page, 'Send')).toBeDisabled()
  await button(page, 'Remove plan.pdf').click()
  await expect(consent(page)).toBeHidden()
  await expect(button(page, 'Send')).toBeEnabled()
  await files(page).setInputFiles(plan)
  await consent(page).check()
  await button(page, 'Send').click()
  await expect.poll(() => messagesWith(site, 'With a file')).toBe(1)
  await expect(consent(page), 'the next message has no files yet').toBeHidden()

  await withoutScript(browser, async (plain) => {
    const drawn = await (await plain.goto(`${site.base}/send-us-plans`))!.text()
    // What stands in `noscript` is shown by browsers without scripts, and not by one whose scripts a test holds back.
    expect(drawn).toMatch(/You may keep my files\.[^/]*.{0,80}<noscript>.{0,40}Required only if you add files\./)
    await fill(plain, 'Plainly without files.')
    await expect(consent(plain)).toBeVisible()
    await button(plain, 'Send').click()
    await expect(plain.getByText('Thank you for your message. It has been sent.').first()).toBeVisible()

    await plain.goto(`${site.base}/send-us-plans`)
    await fill(plain, 'Plainly with a file.')
    await files(plain).setInputFiles(plan)
    await button(plain, 'Send').click()
    await expect(plain.locator('[data-name="consent-2"] .wpcf7-not-valid-tip')).toContainText('You must accept the terms')
    await expect(plain.getByText('plan.pdf')).toBeVisible()
    await consent(plain).check()
    await button(plain, 'Send').click()
    await expect(plain.getByText('Thank you for your message. It has been sent.').first()).toBeVisible()
  })
  await expect.poll(() => messagesWith(site, 'Plainly')).toBe(2)
})
