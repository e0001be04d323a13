import type { Browser, Page } from '@playwright/test'
import { canvasOf, isDrawn } from '../pages/page-editor'
import { findings } from '../support/findings'
import { isKept, newPage } from '../support/owner-pages'
import { expect, type RunningSite, signIn, walk } from '../support/site'

walk.use({ siteOf: 'somebody who is signed out' })

/** The owner ends all other sessions in another browser. */
async function endElsewhere(browser: Browser, site: RunningSite): Promise<void> {
  const other = await browser.newContext()
  const headers = { origin: site.base }
  expect((await other.request.post(`${site.base}/api/sign-in`, { headers, data: site.login() })).status()).toBe(200)
  expect((await other.request.post(`${site.base}/api/account/sessions/end-others`, { headers, data: {} })).status()).toBe(200)
  await other.close()
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })

async function signInAgain(page: Page, site: RunningSite): Promise<void> {
  await expect(question(page).getByLabel('E-mail')).toHaveValue(site.login().email)
  await question(page).getByLabel('Password', { exact: true }).fill(site.login().password)
  await question(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
}

walk('a page goes on being written over the end of its session, and is saved', async ({ page, site, browser, faults }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'Written for long')
  await page.getByRole('button', { name: 'Heading and text' }).click()
  await isDrawn(page)
  await isKept(page)
  await endElsewhere(browser, site)
  const heading = canvasOf(page).locator('.heading__title')
  await canvasOf(page).locator('[data-block=heading]').dblclick()
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only')
  await page.keyboard.type('Typed while signed out')
  await expect(question(page)).toBeVisible()
  await signInAgain(page, site)
  await isKept(page)
  await page.reload()
  await expect(heading).toHaveText('Typed while signed out')
  forgiveSignedOut(faults)
})

walk('a form and settings are saved by the call that was refused, made again', async ({ page, site, browser, faults }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/site`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Signed out and in again')
  await endElsewhere(browser, site)
  await page.keyboard.press('Control+s')
  await expect(question(page)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await signInAgain(page, site)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Signed out and in again')

  await page.goto(`${site.base}/admin/forms?form=1`)
  const send = page.getByLabel('Text of the send button', { exact: true })
  await send.fill('Send it to us')
  await endElsewhere(browser, site)
  await page.keyboard.press('Control+s')
  await signInAgain(page, site)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(send).toHaveValue('Send it to us')
  forgiveSignedOut(faults)
})

/** Refusals of calls without a session are what this is about. */
const forgiveSignedOut = (faults: string[]): void => {
  faults.splice(0, faults.length, ...faults.filter((fault) => !/401/.test(fault)))
}
