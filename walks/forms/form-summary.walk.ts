import { expect, walk } from '../support/site'
import { ready } from './forms'

const wanted = ['Your name', 'Your email', 'What is it about?', 'How can we help?'].map((name) => `${name}: Please fill out this field.`)

walk('a refused form names each field that has to be corrected, and leads to it', async ({ page, site }) => {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  const summary = page.locator('.contact-form__summary')
  await expect(summary).toBeHidden()
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(summary.getByRole('listitem')).toHaveText(wanted)
  await summary.getByRole('link', { name: 'How can we help?' }).click()
  await expect(page.getByLabel('How can we help?')).toBeFocused()
  await expect(page.getByLabel('How can we help?')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(`${site.base}/contact`)
  await page.getByLabel('How can we help?').fill('The deck is soft.')
  await page.getByLabel('Your name').focus()
  await expect(summary.locator('li:not([inert])')).toHaveText(wanted.slice(0, 3))
  // It keeps its line, so that the button above stays where it is at the end of a page.
  await expect(summary.locator('li[inert]')).toHaveText(wanted.slice(3))
  await expect(summary.locator('li[inert]')).toHaveCSS('text-decoration-line', 'line-through')
})

walk.describe('without a script', () => {
  walk.use({ javaScriptEnabled: false })

  walk('a refused form names each field that has to be corrected, and leads to it', async ({ page, site, faults }) => {
    await page.goto(`${site.base}/contact`)
    await page.getByRole('button', { name: 'Send it' }).click()
    const summary = page.locator('.contact-form__summary')
    await expect(summary.getByRole('listitem')).toHaveText(wanted)
    await summary.getByRole('link', { name: 'How can we help?' }).click()
    await expect(page.getByLabel('How can we help?')).toBeFocused()
    // The page is the answer to a form that was refused.
    faults.length = 0
  })
})
