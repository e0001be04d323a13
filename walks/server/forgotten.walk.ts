import { findings } from '../support/findings'
import { expect, runProgram, walk } from '../support/site'
import { linkIn } from './security'

walk.use({ siteOf: 'the forgetful' })

walk('bar A08: whoever forgot their password gets a link, chooses a new one and is in', async ({ page, site, faults }) => {
  const { email } = site.login()
  await page.goto(`${site.base}/admin`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await expect.poll(() => linkIn(site, 'reset')).not.toBe('')
  const link = new URL(linkIn(site, 'reset'))
  await page.goto(site.base + link.pathname + link.hash)
  await page.getByLabel('New password', { exact: true }).fill('password12')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This password is easy to guess.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('New password', { exact: true }).fill('rimu dust in the lunch box')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('rimu dust in the lunch box')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()

  await page.goto(site.base + link.pathname + link.hash)
  await page.getByLabel('New password', { exact: true }).fill('a second try with it')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
  // The two refusals that were asked for.
  expect(faults.filter((fault) => !/status of (400|410)/.test(fault))).toEqual([])
  faults.length = 0
})

walk('a link can be made on the server, for whoever gets no letters', async ({ site }) => {
  const { email } = site.login()
  const env = { DATA_DIR: site.folder }
  expect(runProgram(['password', 'nobody@tussocktide.example'], env)).toMatchObject({ status: 1 })
  expect(runProgram(['password', email], env).output).toMatch(/\/admin\/reset#[\w-]{43}\n/)
})
