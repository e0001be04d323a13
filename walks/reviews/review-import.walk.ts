import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { emptyWalk } from '../support/empty-site'
import { bringIn, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, signIn } from '../support/site'
import { awake } from './reviews'

emptyWalk.use({ siteOf: 'reviews from files' })

const western = (text: string): Buffer => Buffer.from([...text].map((letter) => ({ '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)))

/** As Excel in Europe saves it: semicolons, Windows-1252, dates and stars as people write them; no stars beside "Recommends". */
const messy = western(
  [
    'Datum;Bewertung;Name;Kommentar;Antwort;Approved',
    'March 5, 2025;5/5;Käthe Groß;Sehr gute Arbeit;Danke;yes',
    '5 Mar 2025;4,5;Olu;"“Solid; really”";;yes',
    "1741168800;recommends;Mei;'tis fine;;yes",
    '5. März 2025;4;Ann;=SUM(1) is no formula;;yes',
    '5. März 2025;4;Ann;=SUM(1) is no formula;;yes',
    'soon;5;Ben;When was this?;;yes',
    '',
  ].join('\r\n'),
)

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const other = page.getByRole('button', { name: /^(Import another|Choose another) file$/ })
  if (await other.isVisible()) await other.click()
  await page.getByLabel('File with reviews').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

emptyWalk('R60: files as people have them come in once, and an export comes back as it is', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/reviews/transfer`)
  const part = page.getByRole('region', { name: 'Import' })

  await choose(page, 'reviews.xlsx', Buffer.from('PK\u0003\u0004'))
  await expect(part.getByRole('alert')).toContainText('save it as CSV')

  await choose(page, 'dates.csv', Buffer.from('Name,Date,Stars,Text\nAnn,03/04/2026,5,Well made\n'))
  await expect(part.getByText('1 row. First choose how dates are written.')).toBeVisible()
  await expect(part.getByRole('region', { name: 'Rows that cannot be imported' })).toHaveCount(0)
  await part.getByRole('radio', { name: /^Day first/ }).check()
  await expect(part.getByText('1 row: 1 new review.')).toBeVisible()

  await choose(page, 'reviews.csv', messy)
  await expect(part.getByText('6 rows: 4 new reviews.')).toBeVisible()
  await expect(part.getByText('1 duplicate row will be skipped.')).toBeVisible()
  await expect(part.getByRole('region', { name: 'Duplicate rows' })).toContainText('Line 5: the same review as in line 6')
  await expect(part.getByRole('region', { name: 'Rows that cannot be imported' })).toContainText('Line 7: Date: write the date')
  await expect(part.getByText('Käthe Groß')).toBeVisible()
  await part.getByRole('combobox', { name: 'Where are these reviews from?' }).fill('Google')
  await part.getByRole('combobox', { name: 'Where are these reviews from?' }).press('Tab')
  await part.getByRole('button', { name: 'Import 4 reviews and skip the rest' }).click()
  await expect(part.getByText('4 added, 0 updated, 1 skipped.')).toBeVisible()

  await choose(page, 'again.csv', messy)
  await part.getByRole('combobox', { name: 'Where are these reviews from?' }).fill('Google')
  await part.getByRole('combobox', { name: 'Where are these reviews from?' }).press('Tab')
  await expect(part.getByText('4 rows match reviews that you already have: 4 will stay as they are.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  const file = await readFile(await download.path())
  expect(file.toString()).toContain("'=SUM(1) is no formula")
  await choose(page, 'export.csv', file)
  await expect(part.getByText('4 rows: 0 new reviews.')).toBeVisible()
  await expect(part.getByText('4 rows match reviews that you already have: 4 will stay as they are.')).toBeVisible()

  await page.goto(`${site.base}/admin/reviews?status=published`)
  for (const words of ['Käthe Groß', 'Sehr gute Arbeit', '“Solid; really”', "'tis fine", '=SUM(1) is no formula', 'Recommends'])
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
})

emptyWalk(
  'R60: a day in a file is that day wherever the site is, and its letters are read as they were meant',
  async ({ page, site, faults }) => {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/look`)
    await page.getByRole('combobox', { name: 'Time zone of the business' }).fill('America / New York')
    await page.getByRole('option', { name: 'America / New York' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Theme published.').first()).toBeVisible()
    await page.goto(`${site.base}/admin/reviews/transfer`)
    const part = page.getByRole('region', { name: 'Import' })
    // As a spreadsheet program in Prague saves it: a byte a letter, and no word about which ones.
    const czech = 'Date,Rating,Name,Comment,Source,Approved\n2026-05-03,5,Jiří Dvořák,On a Sunday.,Google,yes\n'
    const central = { í: 0xed, ř: 0xf8, á: 0xe1 } as Record<string, number>
    await choose(page, 'may.csv', Buffer.from([...czech].map((letter) => central[letter] ?? letter.charCodeAt(0))))
    const letters = part.getByRole('combobox', { name: 'Character encoding' })
    await expect(letters).toHaveValue('Central European (windows-1250)')
    await expect(part.getByText('Jiří Dvořák', { exact: true })).toBeVisible()
    await letters.click()
    await page.getByRole('option', { name: 'Western European' }).click()
    await expect(part.getByText('Jiøí Dvoøák', { exact: true })).toBeVisible()
    await letters.click()
    await page.getByRole('option', { name: 'Central European' }).click()
    await expect(part.getByText('Jiří Dvořák', { exact: true })).toBeVisible()
    await part.getByRole('button', { name: 'Import 1 review' }).click()
    await expect(part.getByText('1 added, 0 updated.')).toBeVisible()
    await page.goto(`${site.base}/admin/reviews?status=published`)
    await expect(page.getByRole('article').filter({ hasText: 'On a Sunday.' })).toContainText('3 May 2026')
    await expect(page.getByRole('article').filter({ hasText: 'On a Sunday.' })).toContainText('Jiří Dvořák')
    const list = { block: 'review-list', props: { display: { card: { date: 'day' } } } }
    await bringIn(page, site, pageFile('/days', 'Days', [rowOf(list)]), 'Days')
    await publish(page)
    await page.goto(`${site.base}/days`)
    await awake(page)
    await expect(page.locator('[data-review]').filter({ hasText: 'On a Sunday.' })).toContainText('3 May 2026')
    // An empty site has no home page yet, and the preview of its look says so.
    faults.splice(0, faults.length, ...faults.filter((text) => !/status of 404/.test(text)))
  },
)
