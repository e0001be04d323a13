import { example, reactOf } from '../support/rows'
import { expect, walk } from '../support/site'

const open = 'details[open] > summary'

walk('T22: an accordion opens and closes by pointer and keyboard, one at a time, without React', async ({ page, site }) => {
  await example(page, site, 'accordion', 'one-open-at-a-time')
  await page.getByText('How long does a kitchen take?').click()
  await expect(page.getByText('Six to nine weeks')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator(open)).toHaveText(['What does the first visit cost?'])
  expect(await reactOf(page)).toEqual([])
})

walk('T22: where any number may be open, others stay open', async ({ page, site }) => {
  await example(page, site, 'accordion', 'any-number-may-be-open')
  await page.getByText('How long does a kitchen take?').click()
  await page.getByText('What does the first visit cost?').click()
  await expect(page.locator(open)).toHaveCount(2)
})

walk('T07: an address opens an item of an accordion, and so does a later one; a bad one does nothing', async ({ page, site }) => {
  await example(page, site, 'accordion', 'one-open-at-a-time', '#consent')
  await expect(page.getByText('a deck higher than 1.5 m')).toBeVisible()
  await page.evaluate(() => (location.hash = '#what-it-costs'))
  await expect(page.locator(open)).toHaveText(['What does the first visit cost?'])
  await page.evaluate(() => (location.hash = '#)(/%E0%A4%A'))
  await expect(page.locator(open)).toHaveCount(1)
})

walk('T22: tabs stand beside each other, on phones below each other; one panel is seen', async ({ page, site }) => {
  for (const [width, isBeside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await example(page, site, 'tabs', 'across')
    await page.getByText('Pricing', { exact: true }).click()
    await expect(page.getByText('The price is fixed')).toBeVisible()
    await expect(page.getByText('Grace draws')).toBeHidden()
    const [first, second] = await page.locator('.tabs__tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
    expect(first === second, `${width}`).toBe(isBeside)
  }
})

walk('T22: arrow keys lead from tab to tab, and the one that is open stays open', async ({ page, site }) => {
  await example(page, site, 'tabs', 'across')
  await page.getByText('Drawing', { exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(open)).toHaveText(['Pricing'])
  await expect(page.getByText('Pricing', { exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.locator(open)).toHaveText(['Building'])
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(open)).toHaveText(['Drawing'])
})

walk('T07: an address shows a tab', async ({ page, site }) => {
  await example(page, site, 'tabs', 'at-the-side', '#building')
  await expect(page.getByText('photos every Friday')).toBeVisible()
  await expect(page.locator(open)).toHaveText(['Building'])
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('T07: addresses open items and tabs', async ({ page, site }) => {
    await example(page, site, 'accordion', 'one-open-at-a-time', '#consent')
    await expect(page.getByText('a deck higher than 1.5 m')).toBeVisible()
    await example(page, site, 'tabs', 'across', '#pricing')
    await expect(page.getByText('The price is fixed')).toBeVisible()
    await page.getByText('Building', { exact: true }).click()
    await expect(page.getByText('photos every Friday')).toBeVisible()
  })
})
