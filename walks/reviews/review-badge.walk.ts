import type { Page } from '@playwright/test'
import { expect, type RunningSite, walk } from '../support/site'
import { awake } from './reviews'

async function badge(page: Page, site: RunningSite, example: string) {
  await page.goto(`${site.base}/sandbox/review-badge/${example}`)
  await awake(page)
}
const press = (page: Page) => page.locator('.badge__press')

walk('R50: a badge leads to its address, in the same tab or in a new one', async ({ page, site, context }) => {
  await badge(page, site, 'opens-a-new-tab')
  const opened = context.waitForEvent('page')
  await press(page).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/reviews$/)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await badge(page, site, 'leads-to-the-reviews')
  await press(page).click()
  await expect(page).toHaveURL(/\/reviews$/)
})

walk('R50: a badge without an address says what is missing, and a blocked window is told', async ({ page, site }) => {
  await badge(page, site, 'without-an-address')
  await press(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a Link to URL value.')
  await page.addInitScript(() => {
    window.open = () => null
  })
  await badge(page, site, 'opens-a-new-tab')
  await press(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please allow popups for this website')
})

walk('R50: a badge opens a dialog with reviews, which closes at Escape and gives the focus back', async ({ page, site }) => {
  await badge(page, site, 'opens-a-dialog')
  await press(page).click()
  await expect(page.getByRole('dialog').locator('.brief-review')).toHaveCount(6)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(press(page)).toBeFocused()
})

walk('R55: a slide-out comes in at its edge, toggled by its badge, and hidden by a press outside', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const panel = page.locator('.slide-out')
  for (const [side, at] of [
    ['on-the-right', { x: 930, y: 0, width: 350, height: 800 }],
    ['on-the-left', { x: 0, y: 0, width: 350, height: 800 }],
    ['at-the-top', { x: 0, y: 0, width: 1280 }],
    ['at-the-bottom', { x: 0, width: 1280 }],
  ] as const) {
    await badge(page, site, `slides-out-${side}`)
    await press(page).click()
    await expect(panel).toBeVisible()
    await expect.poll(() => panel.boundingBox(), side).toMatchObject(at)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(press(page)).toBeFocused()
  }
  await badge(page, site, 'slides-out-on-the-right')
  await press(page).click()
  await expect(panel).toBeVisible()
  await press(page).click()
  await expect(panel).toBeHidden()
  await press(page).click()
  await expect(panel).toBeVisible()
  await page.mouse.click(20, 600)
  await expect(panel).toBeHidden()
})

walk('R55: opening a slide-out hides the others', async ({ page, site }) => {
  await badge(page, site, 'slides-out-on-the-right')
  await page.evaluate(() => {
    const copy = document.querySelector('.badge')?.cloneNode(true) as HTMLElement
    copy.querySelector('.slide-out')?.setAttribute('id', 'second')
    copy.querySelector('.badge__press')?.setAttribute('popovertarget', 'second')
    document.querySelector('main')?.append(copy)
  })
  const panels = page.locator('.slide-out')
  await press(page).first().click()
  await expect(panels.first()).toBeVisible()
  await press(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(panels.last()).toBeVisible()
  await expect(panels.first()).toBeHidden()
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('R55: a slide-out opens and closes', async ({ page, site }) => {
    await page.goto(`${site.base}/sandbox/review-badge/slides-out-on-the-left`)
    await press(page).click()
    await expect(page.locator('.slide-out')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.slide-out')).toBeHidden()
  })
})
