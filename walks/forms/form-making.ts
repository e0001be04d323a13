import type { Browser, Page } from '@playwright/test'
import { addBlock } from '../support/empty-site'
import { newPage, publish, readdress } from '../support/owner-pages'
import { expect, type RunningSite } from '../support/site'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** In the builder: a field of this kind behind the others. */
export async function addField(page: Page, opener: string, kind: string): Promise<void> {
  await button(page, opener).click()
  await page.getByRole('dialog', { name: 'Add a field' }).getByRole('button', { name: kind }).click()
}

/** A new form, as it begins, open in its builder. */
export async function beginForm(page: Page, site: RunningSite, title: string): Promise<void> {
  await page.goto(`${site.base}/admin/forms`)
  await page.getByRole('button', { name: 'New form' }).first().click()
  await page.getByLabel('Form name').fill(title)
  await button(page, 'Create').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

export async function keepForm(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
}

/** A page with nothing but this form, where everybody reads it. */
export async function placeForm(page: Page, site: RunningSite, title: string, path: string): Promise<void> {
  await newPage(page, site, 'A blank page', title)
  await readdress(page, path)
  await addBlock(page, 'Contact form')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Form', exact: true }).click()
  await page.getByRole('option', { name: title }).click()
  await publish(page)
}

/** Visits with a browser that runs no scripts. */
export async function withoutScript(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await visit(await context.newPage()).finally(() => context.close())
}
