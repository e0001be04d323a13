import type { Page } from '@playwright/test'
import { expect, type RunningSite } from './site'

/** Makes a page out of a ready one, and waits until its editor stands. */
export async function newPage(page: Page, site: RunningSite, start: string, title: string): Promise<void> {
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('radio', { name: start }).check()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Opens one of the dialogs that stand behind the page's menu. */
export async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this page' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Gives the page another title, and waits until it is kept. */
export async function retitle(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Page settings' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** Gives the page another path; it is kept by and by. */
export async function readdress(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Page settings' })
  await dialog.getByRole('textbox', { name: 'Path' }).fill(path)
  await dialog.getByRole('button', { name: 'Done' }).click()
}

export const isKept = (page: Page): Promise<void> => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** Publishes the page, whatever the checks found. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const anyway = page.getByRole('button', { name: 'Publish all the same' })
  const done = page.getByText('Published. Visitors see it now.').first()
  await expect(anyway.or(done).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
}
