import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, forget, newFolder, type RunningSite, runProgram, startSite } from '../support/site'

export type BlankSite = { readonly site: RunningSite /** The demo as it was exported, without its pages. */; readonly exported: string }

/** Runs a command of the program; what it refuses ends everything. */
function run(words: readonly string[], folder: string): void {
  const { status, output } = runProgram(words, { DATA_DIR: folder, AVIF: 'no' })
  expect(status, output).toBe(0)
}

/** The whole site, as the program lays it down in a folder. */
export function exportOf(folder: string): string {
  const to = path.join(newFolder(), 'site')
  run(['export', 'site', to], folder)
  return to
}

/** A site with the pictures, forms, displays and projects of the demo, and without a page, a header or a footer. */
export async function startBlankSite(): Promise<BlankSite> {
  const demo = await startSite()
  const exported = exportOf(demo.folder)
  await demo.stop()
  forget(demo.folder)
  rmSync(path.join(exported, 'site'), { recursive: true })
  const folder = newFolder()
  run(['import', 'site', exported], folder)
  return { site: await startSite({ words: [], folder }), exported }
}

/** Signs up as the first owner. */
export async function setUp(page: Page, site: RunningSite): Promise<void> {
  await page.goto(/https?:\/\/\S+set-up#\S+/.exec(site.printed())?.[0] ?? '')
  await page.getByLabel(/name/i).first().fill('Grace Tui')
  await page.getByLabel('E-mail').fill('grace@example.test')
  await page.getByLabel('Password', { exact: true }).fill('a quiet bench by the sea')
  await page.getByRole('button', { name: /set up|create|start/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace')
}

export const textIn = (folder: string, name: string): string => readFileSync(path.join(folder, `${name}.json`), 'utf8')
