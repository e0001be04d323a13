import type { Page } from '@playwright/test'
import { example } from '../support/rows'
import { expect, walk } from '../support/site'
import { wake } from '../support/waking'

const one = (page: Page) => page.getByLabel('Where is the house?')
const several = (page: Page) => page.getByLabel('Where else could it be?')
const chosen = (page: Page): Promise<string[]> =>
  several(page).evaluate((select) => [...(select as HTMLSelectElement).selectedOptions].map(({ value }) => value))

const EXAMPLE = ['contact-form', 'choices-and-a-quiz'] as const

walk('T19: a select opens a list of our own look, takes keys and typing ahead, and keeps its value', async ({ page, site }) => {
  await example(page, site, ...EXAMPLE)
  await one(page).click()
  const option = one(page).locator('option').nth(2)
  await expect(option).toBeVisible()
  await expect.poll(() => option.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
  const value = (await option.getAttribute('value')) ?? ''
  await option.click()
  await expect(one(page)).toHaveValue(value)
  const words = await one(page).locator('option').allTextContents()
  await one(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.type((words[1] ?? '').slice(0, 3))
  await expect(one(page).locator('option').nth(1)).toHaveJSProperty('selected', true)
})

walk('T19: of several, a press chooses and another one lets go; so does the space bar', async ({ page, site }) => {
  await example(page, site, ...EXAMPLE)
  const [first, second] = [several(page).locator('option').nth(0), several(page).locator('option').nth(1)]
  const values = await several(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  await first.click()
  await second.click()
  await expect.poll(() => chosen(page)).toEqual(values.slice(0, 2))
  await first.click()
  await expect.poll(() => chosen(page)).toEqual(values.slice(1, 2))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(async () => (await chosen(page)).length).not.toBe(1)
  const sent = await several(page).evaluate((select) => new FormData((select as HTMLSelectElement).form ?? undefined).getAll('towns[]'))
  expect(sent).toEqual(await chosen(page))
})

walk.describe('where a browser dresses no selects', () => {
  walk.use({ bypassCSP: true })

  walk('T19: a press still chooses and lets go', async ({ page, site }) => {
    await page.addInitScript(() => {
      const { supports } = CSS
      CSS.supports = (...words: string[]) => words[1] !== 'base-select' && supports.apply(CSS, words as [string])
    })
    await page.route(/sandbox/, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('base-select', 'auto-select') })
    })
    await example(page, site, ...EXAMPLE)
    await wake(page.locator('[data-island="contact-form"]'))
    const [first, second] = [several(page).locator('option').nth(0), several(page).locator('option').nth(1)]
    await first.click()
    await second.click()
    await expect.poll(() => chosen(page)).toHaveLength(2)
    await second.click()
    await expect.poll(() => chosen(page)).toHaveLength(1)
  })
})
