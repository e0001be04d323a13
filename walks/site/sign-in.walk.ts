import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, walk } from '../support/site'

walk.use({ siteOf: 'whoever signs in' })

const alert = (page: Page) => page.getByRole('alert')
const enter = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** What was asked for and refused. */
const refusals = (faults: string[], status: number): void => {
  expect(faults.filter((fault) => !fault.includes(`status of ${status}`))).toEqual([])
  faults.length = 0
}

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const)
  walk(`somebody signs in ${how} JavaScript, after a wrong password, and arrives where they wanted to be`, async ({ browser, site }) => {
    const { email, password } = site.login()
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${site.base}/admin/messages?state=spam`)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await enter(page, email, 'not this one')
    await expect(alert(page)).toHaveText('The e-mail address or the password is wrong.')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('The e-mail address or the password is wrong.')
    await expect(page).toHaveTitle(/^Problem · Sign in · /)
    await field.fill(password)
    await field.press('Enter')
    await expect(page).toHaveURL(javaScriptEnabled ? /\/admin\/messages\?state=spam$/ : /\/admin\/messages\?state=spam#signed-in$/)
    if (javaScriptEnabled) await expect(page.getByRole('tab', { name: /Held for review/, selected: true })).toBeVisible()
    const before = asked.slice(0, asked.lastIndexOf('/admin/messages'))
    expect(
      before.filter((address) => /\/(main|react|controls|common)-/.test(address)),
      'scripts of the admin before somebody is in',
    ).toEqual([])
    if (!javaScriptEnabled) expect(before.filter((address) => address.endsWith('.js'))).toEqual([])
    await page.context().close()
  })

walk('a password is shown while its button is pressed in, and sent hidden', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/admin`)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('what I typed')
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show the password', pressed: true }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByLabel('E-mail').fill(site.login().email)
  await isWithoutFindings(page, 'the sign-in')
  await field.press('Enter')
  await expect(alert(page)).toBeVisible()
  await isWithoutFindings(page, 'the sign-in that was refused')
  refusals(faults, 401)
})

walk('a forgotten password is asked for without JavaScript', async ({ browser, site }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.base}/admin`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Please enter a valid e-mail address\./)
  await page.getByLabel('E-mail').fill('nobody@example.test')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.context().close()
})

// The last one: whoever comes from this network has to wait afterwards.
walk('whoever fails too often is told to wait, and what they typed stays', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/admin`)
  for (let count = 0; count < 10; count += 1) {
    await enter(page, 'nobody@example.test', `guess ${count}`)
    await expect(alert(page)).toContainText(/wrong|Too many/)
  }
  refusals(
    faults.filter((fault) => !fault.includes('status of 429')),
    401,
  )
  faults.length = 0
  await enter(page, 'nobody@example.test', 'one more')
  await expect(alert(page)).toHaveText('Too many tries. Please wait a few minutes, then try again.')
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.test')
  refusals(faults, 429)
})
