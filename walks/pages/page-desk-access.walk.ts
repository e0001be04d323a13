import type { Page } from '@playwright/test'
import { isWithoutFindings } from '../support/day-and-night'
import { fromMenu, isKept, newPage, publish, retitle } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const

walk.use({ siteOf: 'the owner of pages' })

/** Opened, looked over, and closed by key: the focus has to come back from it. */
async function lookOver(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  await open()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await isWithoutFindings(page, name, { frames: true })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

for (const viewport of sizes)
  walk.describe(`${viewport.width} px`, () => {
    walk.use({ viewport })

    walk(
      `the list of pages, saved rows and the desk of a page are without findings, light and dark, ${viewport.width} px`,
      async ({ page, site }) => {
        await signIn(page, site)
        const title = `Seen ${viewport.width}`
        await newPage(page, site, 'About us', title)
        await publish(page)
        await retitle(page, `${title} again`)
        await isKept(page)
        for (const path of ['/admin/pages', '/admin/pages?state=removed', '/admin/pages?search=nothing', '/admin/pages/rows', '/admin']) {
          await page.goto(site.base + path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
          await isWithoutFindings(page, path, { frames: true })
        }
        await page.goto(`${site.base}/admin/pages`)
        await lookOver(page, 'New page', () => page.getByRole('button', { name: 'New page' }).click())
        await page.getByRole('link', { name: `${title} again`, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: `${title} again` })).toBeVisible()
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
        await lookOver(page, 'Page settings', () => page.getByRole('button', { name: 'Settings', exact: true }).click())
        await lookOver(page, 'Share draft', () => fromMenu(page, 'Share draft'))
        await lookOver(page, 'Schedule', () => fromMenu(page, 'Schedule'))
        await lookOver(page, 'Saved rows', () => fromMenu(page, 'Saved rows'))
        await lookOver(page, 'History', async () => {
          await fromMenu(page, 'History')
          await page.getByRole('button', { name: /^Version 1/ }).click()
          await expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible()
        })
        await fromMenu(page, 'Check the page')
        await expect(page.getByRole('heading', { name: 'Checks' })).toBeFocused()
        await isWithoutFindings(page, 'checks', { frames: true })
      },
    )
  })
