import { isWithoutFindings } from '../support/day-and-night'
import { expect, signIn, walk } from '../support/site'

walk('a screen says what it is for behind the question mark at its title', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/site/redirects`)
  const mark = page.getByRole('button', { name: 'What is this screen for?' })
  await mark.click()
  await expect(page.getByText('Sends visitors from addresses that no longer exist')).toBeVisible()
  await isWithoutFindings(page, 'the help of a screen')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Sends visitors from addresses that no longer exist')).toHaveCount(0)
  await expect(mark).toBeFocused()
})

walk('what is new is marked until it was read', async ({ page, site }) => {
  await signIn(page, site)
  await page.route('**/api/account/preferences', (route) => route.fulfill({ json: { weeklyEmail: true, newsSeen: '2026-01-01' } }))
  await page.goto(`${site.base}/admin`)
  const mark = page.getByRole('img', { name: 'Something is new' })
  await expect(mark).toBeVisible()
  const noted = page.waitForRequest('**/api/account/news-seen')
  await page.getByRole('button', { name: /Something is new/ }).click()
  await page.getByRole('menuitem', { name: 'What’s new' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible()
  expect((await noted).postDataJSON()).toEqual({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  await expect(mark).toHaveCount(0)
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible()
  await isWithoutFindings(page, 'what is new')
})

walk('somebody turns the weekly e-mail off, and on again', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/account#at=weekly-email`)
  const weekly = page.getByRole('switch', { name: 'Weekly e-mail' })
  await expect(weekly).toBeFocused()
  await expect(weekly).toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByText('The weekly e-mail is off.')).toBeVisible()
  await page.reload()
  await expect(weekly).not.toBeChecked()
  await weekly.click()
  await expect(page.getByText('You will get the weekly e-mail.')).toBeVisible()
})
