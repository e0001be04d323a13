import type { Page } from '@playwright/test'
import { faintWords, findings, type Left } from './findings'
import { expect } from './site'

async function putOn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const admin = page.locator('html[data-mantine-color-scheme]')
  if ((await admin.count()) > 0) await expect(admin).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** By day without all that axe looks for, by night without what another colour scheme can change; it is day again afterwards. */
export async function isWithoutFindings(page: Page, name: string, without: Left = {}): Promise<void> {
  expect(await findings(page, { without }), name).toEqual([])
  await putOn(page, 'dark')
  expect(await faintWords(page, { without }), `${name}, dark`).toEqual([])
  await putOn(page, 'light')
}
