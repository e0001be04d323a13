import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findings } from '../support/findings'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner of a typeface' })

const buffer = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const part = (page: Page) => page.getByRole('region', { name: 'Your own font' })
const choose = (page: Page, file: { name: string; buffer: Buffer }) =>
  part(page)
    .locator('input[type=file]')
    .setInputFiles({ mimeType: 'font/woff2', ...file })
const add = (page: Page) => part(page).getByRole('button', { name: 'Add font' })

walk('issue 6: an owner brings a typeface, sees it first, publishes it, and lets go of it', async ({ page, site, context, faults }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/look`)

  await add(page).click()
  await expect(part(page).getByText('Please choose a WOFF2 file.')).toBeVisible()
  await choose(page, { name: 'Salt-Sans.woff2', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await expect(part(page).getByLabel('Name')).toHaveValue('Salt Sans')
  await add(page).click()
  await expect(part(page).getByText('This is not a WOFF2 file.')).toBeVisible()
  await expect(part(page).getByLabel('Name'), 'what was typed stays').toHaveValue('Salt Sans')
  faults.length = 0

  await choose(page, { name: 'salt-sans.woff2', buffer })
  await add(page).click()
  await expect(part(page).getByText('Weights 300 to 900')).toBeVisible()
  const heading = page.frameLocator('iframe[title="Your site"]').getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /own-/)
  expect(await findings(page, { without: { frames: true } })).toEqual([])
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`).toBe(true)
  }

  const visitor = await context.newPage()
  await visitor.goto(site.base)
  await expect(visitor.getByRole('heading', { level: 1 }), 'nothing changes before it is published').toHaveCSS('font-family', /Bricolage/)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
  const arrives = visitor.waitForResponse(/\/look\/faces\/[0-9a-f]{32}\.woff2$/)
  await visitor.goto(site.base)
  expect((await arrives).headers()).toMatchObject({ 'content-type': 'font/woff2', 'x-content-type-options': 'nosniff' })
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /own-/)
  await expect
    .poll(() => visitor.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('own-') && status === 'loaded')))
    .toBe(true)

  await part(page).getByRole('button', { name: 'Remove Salt Sans' }).click()
  await expect(heading).toHaveCSS('font-family', /Bricolage/)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('This is what visitors see.')).toBeVisible()
  await visitor.goto(site.base)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/)
})
