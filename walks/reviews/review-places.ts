import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type RunningSite, runProgram } from '../support/site'

/** Reviews by number: even ones of decks, odd ones of kitchens; every third in German. */
const rows = Array.from({ length: 24 }, (_, n) => {
  const text = n % 3 ? `Review ${n} in English.` : `Bewertung ${n} auf Deutsch.`
  return `r-${n},2026-02-${String(n + 1).padStart(2, '0')},Person ${n},5,${text},${n % 3 ? 'en' : 'de'},${n % 2 ? 'kitchen' : 'deck'},yes`
})

/** Brings reviews into a site that has none; a second time changes nothing. */
export function bringReviews(site: RunningSite): void {
  const file = path.join(site.folder, 'reviews-of-a-walk.csv')
  writeFileSync(file, ['unique_id,date,name,rating,content,language,tags,is_approved', ...rows].join('\n'))
  const { status, output } = runProgram(['import', 'reviews', file], { DATA_DIR: site.folder })
  expect(status, output).toBe(0)
}

/** Chooses in a select of the admin. */
export async function choose(page: Page, label: string, choice: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  const option = page.getByRole('option', { name: choice })
  await option.click()
  await option.waitFor({ state: 'detached' })
}

const screens = { display: 'displays?display', badge: 'badges?badge', float: 'badges?float', form: 'forms?form' } as const

/** Sets something up as its owner does, and hands back its number. */
export async function setUp(
  page: Page,
  site: RunningSite,
  kind: keyof typeof screens,
  name: string,
  settle: () => Promise<void> = async () => {},
): Promise<number> {
  await page.goto(`${site.base}/admin/reviews/${screens[kind]}=new`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await settle()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const snippet = await page.getByLabel('Code for another website').inputValue()
  return Number(/data-id="(\d+)"/.exec(snippet)?.[1])
}

/** Sets a display up as its owner does, and hands back its number. */
export const setUpDisplay = (page: Page, site: RunningSite, name: string, settle: () => Promise<void>): Promise<number> =>
  setUp(page, site, 'display', name, settle)

/** Whoever sends sooner than two seconds after the ticket came is taken for a program. */
export const hasTakenItsTime = (page: Page) =>
  page.waitForFunction(() => {
    const ticket = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/ticket?'))
    return ticket && performance.now() - (ticket as PerformanceResourceTiming).responseEnd > 2100
  })

/** The names of those whose reviews are shown, as numbers. */
export const numbersIn = (page: Page): Promise<number[]> =>
  page.locator('[data-review] .person__name').evaluateAll((names) => names.map((name) => Number(/\d+/.exec(name.textContent ?? '')?.[0])))
