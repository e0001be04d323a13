import { emptyWalk as walk } from '../support/empty-site'
import { fromMenu, newPage } from '../support/owner-pages'
import { expect, signIn } from '../support/site'

walk.use({ timezoneId: 'America/New_York' })

walk('the schedule shows the clock of the site, and says which, wherever its owner sits', async ({ page, site, faults }) => {
  await signIn(page, site)
  await newPage(page, site, 'Contact', 'Reach us')
  const id = new URL(page.url()).searchParams.get('page')
  await fromMenu(page, 'Schedule')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await expect(dialog.getByText('Times are in the time zone of the site: Coordinated Universal Time.')).toBeVisible()
  await dialog.getByLabel('Publish on', { exact: true }).fill('2099-01-05T09:00')
  await expect(dialog.getByText('Will be published on Monday, 5 January 2099 at 9:00 am (Coordinated Universal Time).')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(page.getByText('Schedule saved.').first()).toBeVisible()
  const kept = await page.request.get(`${site.base}/api/pages/${id}`)
  const { schedule } = (await kept.json()) as { schedule: { publishAt: string } }
  expect(schedule.publishAt).toBe('2099-01-05T09:00:00.000Z')

  await page.goto(`${site.base}/admin/pages?state=scheduled`)
  await expect(page.getByText('Goes live 5 Jan, 9:00 am')).toBeVisible()

  await page.goto(`${site.base}/admin/look`)
  await page.getByRole('combobox', { name: 'Time zone of the business' }).fill('Europe / Berlin')
  await page.getByRole('option', { name: 'Europe / Berlin' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Theme published.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await page.getByRole('tab', { name: /^Scheduled/ }).click()
  await expect(page.getByText('Goes live 5 Jan, 10:00 am'), 'at once, without a reload').toBeVisible()
  await page.getByRole('link', { name: 'Reach us', exact: true }).click()
  await fromMenu(page, 'Schedule')
  await expect(dialog.getByText('Times are in the time zone of the site: Central European Time.')).toBeVisible()
  await expect(dialog.getByLabel('Publish on', { exact: true })).toHaveValue('2099-01-05T10:00')
  // An empty site has no home page yet, and the preview of its look says so.
  faults.splice(0, faults.length, ...faults.filter((text) => !/status of 404/.test(text)))
})
