import path from 'node:path'
import type { Page } from '@playwright/test'
import { servePlainly } from '../../apps/server/moving/static/plain-server.fake'
import { fillContact, form, messagesWith, ready, said } from '../forms/forms'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, forget, newFolder, type RunningSite, runProgram, walk } from '../support/site'

walk.use({ siteOf: 'the owner who leaves' })

/** The site as files behind a plain web server; its lists and forms ask the running one. */
async function withCopy(site: RunningSite, visit: (base: string) => Promise<void>): Promise<void> {
  const folder = newFolder()
  const at = path.join(folder, 'copy')
  const { status, output } = runProgram(['export', 'static', at, '--server', site.base], { DATA_DIR: site.folder })
  expect(status, output).toBe(0)
  expect(output).toContain(`signing in and the admin: ${site.base}/admin`)
  const copy = await servePlainly(at)
  await visit(copy.base).finally(copy.close)
  forget(folder)
}

/** Addresses that were asked for and not had. */
function watchMissing(page: Page): string[] {
  const missing: string[] = []
  page.on('response', (answer) => void (answer.status() >= 400 && missing.push(`${answer.status()} ${answer.url()}`)))
  page.on('requestfailed', (request) => {
    // What the browser breaks off when a page is left was there.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url())
  })
  return missing
}

walk('issue 17: a static copy: pages, more reviews, projects, a message and the search work from files', async ({ page, site }) => {
  await withCopy(site, async (base) => {
    const missing = watchMissing(page)
    await page.goto(base)
    await expect(page.getByRole('heading', { level: 1, name: /Built for the coast/ })).toBeVisible()
    await isWithoutFindings(page, 'the home page of a copy')

    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).first().click()
    await expect(page).toHaveURL(`${base}/portfolio/`)
    const projects = page.locator('.portfolio-item')
    await expect(projects).toHaveCount(10)
    await page.getByRole('link', { name: 'Load more projects' }).click()
    await expect(projects).toHaveCount(20)
    await page.getByRole('link', { name: /^Kitchen/ }).click()
    await expect(projects).toHaveCount(4)

    await page.goto(`${base}/reviews/`)
    const reviews = page.locator('[data-review]')
    const first = await reviews.count()
    await page.getByRole('link', { name: /load more/i }).click()
    await expect(reviews).toHaveCount(first * 2)
    await expect(page).toHaveURL(`${base}/reviews/`)

    await page.goto(`${base}/contact/`)
    await ready(page)
    await fillContact(page, 'Sent from a copy of the site.')
    const sent = page.waitForRequest('**/feedback')
    await page.getByRole('button', { name: 'Send it' }).click()
    expect((await sent).url()).toContain(`${site.base}/`)
    await expect(form(page)).toHaveClass(/\bsent\b/)
    await expect(said(page)).toHaveText('Thank you. Hemi or Grace will write back within two working days.')
    await expect.poll(() => messagesWith(site, 'Sent from a copy')).toBe(1)
    expect(missing).toEqual([])

    await page.locator('.site-search__opener').click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('macrocarpa')
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`^${site.base}/\\?s=macrocarpa`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

walk('issue 17: a copy without JavaScript: pages are read, and lists go on at the server', async ({ browser, site }) => {
  await withCopy(site, async (base) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${base}/reviews`)
    await expect(page.locator('[data-review]').first()).toBeVisible()
    await page.getByRole('link', { name: /load more/i }).click()
    await expect(page).toHaveURL(new RegExp(`^${site.base}/reviews\\?`))
    await page.goto(`${base}/no-such-page`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  })
})
