import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, forget, type RunningSite, signIn, startSite, walk } from '../support/site'

walk.use({ siteOf: 'the owner who moves' })

async function openMove(page: Page, site: RunningSite): Promise<void> {
  await page.goto(`${site.base}/admin/site/move`)
  await expect(page.getByRole('heading', { level: 1, name: 'Export and import' })).toBeVisible()
}

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.getByLabel('Site export file').setInputFiles(file)

/** Signs up the first owner of a site in which nothing is. */
async function setUp(page: Page, site: RunningSite): Promise<void> {
  await page.goto(/https?:\/\/\S+set-up#\S+/.exec(site.printed())?.[0] ?? '')
  await page.getByLabel(/name/i).first().fill('Olive Tui')
  await page.getByLabel('E-mail').fill('olive@example.test')
  await page.getByLabel('Password', { exact: true }).fill('a quiet bench by the sea')
  await page.getByRole('button', { name: /set up|create|start/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olive')
}

walk(
  'an owner takes the site out, and brings it into an empty one: pages, look, header and widgets are there',
  async ({ page, site, browser }) => {
    walk.setTimeout(900_000)
    await signIn(page, site)
    const { revision, look } = await (await page.request.get(`${site.base}/api/look`)).json()
    look.light.main.paper = '#eef2f7'
    const headers = { origin: site.base }
    expect((await page.request.post(`${site.base}/api/look/save`, { headers, data: { revision, look } })).ok()).toBe(true)
    await openMove(page, site)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export site' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^site-\d{4}-\d{2}-\d{2}\.tar\.gz$/)
    const file = await download.path()

    const empty = await startSite({ words: [] })
    const context = await browser.newContext()
    const owner = await context.newPage()
    await setUp(owner, empty)
    await openMove(owner, empty)
    await choose(owner, file)
    const coming = owner.getByRole('region', { name: 'What will be imported' })
    await expect(coming).toContainText('page /about', { timeout: 60_000 })
    await expect(coming).toContainText('look')
    // Nothing is there yet: one page says that the site opens soon.
    expect((await owner.request.get(`${empty.base}/about`)).status()).toBe(503)
    await owner.getByRole('button', { name: 'Import site' }).click()
    await expect(owner.getByText('The site was imported. Visitors see it now.').first()).toBeVisible({ timeout: 240_000 })

    await owner.goto(`${empty.base}/about`)
    await expect(owner.getByRole('heading', { level: 1, name: 'One crew, since 2009' })).toBeVisible()
    await expect(owner.getByRole('banner').getByRole('link', { name: 'Services' }).first()).toBeAttached()
    await expect(owner.locator('body')).toHaveCSS('background-color', 'rgb(238, 242, 247)')
    await owner.goto(`${empty.base}/reviews`)
    // A list without a review is left out for visitors; what owners see of it shows that it came.
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible()

    await openMove(owner, empty)
    await choose(owner, file)
    await expect(owner.getByRole('region', { name: 'What will be imported' })).toContainText('Already here', { timeout: 60_000 })
    await context.close()
    await empty.stop()
    forget(empty.folder)
  },
)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  walk.describe(`${viewport.width} px`, () => {
    walk.use({ viewport })

    walk(`what cannot be brought in is named, light and dark, ${viewport.width} px`, async ({ page, site, faults }) => {
      await signIn(page, site)
      await openMove(page, site)
      await isWithoutFindings(page, 'before')
      await choose(page, { name: 'site.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('no archive') })
      await expect(page.getByRole('alert')).toContainText('not a Frontage site export')
      await isWithoutFindings(page, 'refused')
      // The browser notes what the server refused.
      faults.splice(0, faults.length, ...faults.filter((fault) => !/400/.test(fault)))
    })
  })
