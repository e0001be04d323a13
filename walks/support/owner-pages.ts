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
  // The owner knows whose site it is: no title says it again.
  await expect(page.getByRole('heading', { level: 1, name: title.replace(/ – Tussock & Tide$/, '') })).toBeVisible()
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

/** Publishes what is kept of the page, whatever the checks found. The notice of the last time may still stand: its badge tells. */
export async function publish(page: Page): Promise<void> {
  const done = page.getByText('Published', { exact: true })
  await expect(done).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  await expect(anyway.or(done).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(done).toBeVisible()
}

/** A page as a file holds it: rows of one column each, with the modules that are named. */
export const pageFile = (path: string, title: string, rows: readonly Record<string, unknown>[]): string =>
  JSON.stringify({ frontage: 'pages', version: 1, pages: [{ version: 2, path, title, description: `About ${title}.`, rows }] })

export const rowOf = (...modules: readonly Record<string, unknown>[]): Record<string, unknown> => ({ columns: [{ span: 12, modules }] })

/** Brings in a file of pages as its owner would, and opens the page of this title in the editor. */
export async function bringIn(page: Page, site: RunningSite, file: string, title: string): Promise<void> {
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import pages' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'pages.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await dialog.getByRole('button', { name: 'Import one page' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
