import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { emptyWalk as walk } from '../support/empty-site'
import { expect, type RunningSite, signIn } from '../support/site'

walk.use({ siteOf: 'whose old site did not answer' })

/** No picture of it can be had: its address is never asked. */
const kiln = readFileSync('apps/server/whole-site/wordpress/kiln.xml', 'utf8').replaceAll('https://kiln.example/wp', 'http://127.0.0.1/wp')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const openMove = (page: Page, { base }: RunningSite, search = '') => page.goto(`${base}/admin/site/wordpress${search}`)
const choose = (page: Page, name: string, text: string): Promise<void> =>
  page.getByLabel('WordPress export files').setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })

walk('pictures that are missing are tried again from the report, as long as the files of the import are here', async ({ page, site }) => {
  await signIn(page, site)
  await openMove(page, site)
  await choose(page, 'kiln.xml', kiln)
  await button(page, 'Import site').click()
  const report = region(page, 'Import report')
  await expect(report.getByText('1 picture is missing')).toBeVisible({ timeout: 60_000 })
  await isWithoutFindings(page, 'a picture is missing')

  await openMove(page, site, '?import=1')
  await report.getByLabel('Address of the old site').fill('http://old.example')
  await button(page, 'Fetch missing pictures').click()
  await expect(report).toContainText('Start the address with https://')
  await report.getByLabel('Address of the old site').fill('127.0.0.1')
  await button(page, 'Fetch missing pictures').press('Enter')
  await expect(page).toHaveURL(/\/admin\/site\/wordpress$/)
  await expect(region(page, 'Past imports').getByRole('listitem')).toHaveCount(2, { timeout: 60_000 })
  await expect(report.getByRole('row', { name: /^Pages/ })).toContainText('2')
  await expect(report.getByLabel('Address of the old site')).toHaveValue('https://127.0.0.1')
  await expect(button(page, 'Fetch missing pictures')).toBeVisible()

  await openMove(page, site, '?import=1')
  await expect(report).toContainText('import the same files again')
  await expect(button(page, 'Fetch missing pictures')).toBeHidden()
  await isWithoutFindings(page, 'an earlier report')
})
