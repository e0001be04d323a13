import type { Page } from '@playwright/test'
import { findings } from '../support/findings'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner of a trash' })

const moved = (page: Page, what: string) => page.getByRole('status').filter({ hasText: `Moved to trash: ${what}` })
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()

walk('a form that was removed comes back by Undo, with its messages; visitors meet it again', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/forms`)
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Delete / }) })
    .first()
  const title = (await first.getByRole('link').first().textContent())!
  /** What its line says, but for how long ago: that goes on meanwhile. */
  const said = async () => (await first.textContent())?.replace(/changed .* ago/, '')
  const before = await said()
  expect(before).toMatch(/\d messages/)
  await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
  await expect(page.getByRole('dialog', { name: `Move “${title}” to trash?` })).toContainText('You can restore it for 30 days.')
  expect(await findings(page)).toEqual([])
  await confirm(page)
  await expect(page.getByRole('button', { name: `Delete ${title}`, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: `Delete ${title}`, exact: true })).toBeVisible()
  expect(await said()).toBe(before)
})

walk('what is in the trash is listed, restored, and deleted for good', async ({ page, site }) => {
  await signIn(page, site)
  const headers = { origin: site.base }
  const add = (from: string) => page.request.post(`${site.base}/api/redirects/save`, { headers, data: { redirect: { from, to: '/' } } })
  for (const from of ['/trash-one', '/trash-two']) expect((await add(from)).status()).toBe(200)
  await page.goto(`${site.base}/admin/site/redirects?search=trash-`)
  for (const from of ['/trash-one', '/trash-two']) {
    await page.getByRole('button', { name: `Remove ${from}` }).click()
    await confirm(page)
    await expect(moved(page, `the redirect from ${from}`).first()).toBeVisible()
  }
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Trash' }).click()
  const rows = page.getByRole('list', { name: 'Removed' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('/trash-two → /')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Restore /trash-one → /' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete for good: /trash-two → /' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await page.goto(`${site.base}/trash-one`)
  await expect(page).toHaveURL(`${site.base}/`)
})
