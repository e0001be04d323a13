import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { forget, runProgram, signIn, startSite } from '../support/site'

test('an owner has a backup made at once and every day; a whole one lies where it is said to', async ({ page }) => {
  const site = await startSite()
  await signIn(page, site)
  await page.goto(`${site.base}/admin/backups`)
  await expect(page.getByText('No backup is known yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).click()
  const made = page.getByText(/^Made .*\.backup/)
  await expect(made).toBeVisible({ timeout: 60_000 })
  const folder = path.join(site.folder, 'backups')
  const [name = ''] = readdirSync(folder)
  await expect(made).toContainText(name)
  expect(runProgram(['verify', folder], {})).toMatchObject({ status: 0, output: expect.stringContaining('whole: SQLite') })
  await page.getByRole('switch', { name: 'Back up every day' }).click()
  await page.getByLabel('Time of day').selectOption('23:00')
  await page.getByLabel('Months').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Schedule saved.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Time of day')).toHaveValue('23')
  await expect(page.getByLabel('Months')).toHaveValue('2')
  await expect(page.getByText('Next backup: ')).toContainText('11:00')
  await page.goto(`${site.base}/admin`)
  await expect(page.getByText('Since the last backup')).toBeVisible()
  await site.stop()
  const again = await startSite({ words: [], folder: site.folder })
  expect((await fetch(`${again.base}/readyz`)).status, 'it starts with a schedule').toBe(200)
  await again.stop()
  forget(site.folder)
})
