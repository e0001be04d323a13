import type { Page } from '@playwright/test'
import { expect, walk } from '../support/site'

walk.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const openers = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('summary:visible')

for (const hand of ['a finger', 'a mouse'] as const)
  walk(`T02: on a phone ${hand} opens any branch while any other is open, and nothing else is pressed`, async ({ page, site }) => {
    const press = (at: number): Promise<void> => (hand === 'a finger' ? openers(page).nth(at).tap() : openers(page).nth(at).click())
    await page.goto(site.base)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const count = await openers(page).count()
    expect(count).toBeGreaterThan(1)
    const isOpen = (at: number, open: boolean) => expect(openers(page).nth(at).locator('..')).toHaveJSProperty('open', open)
    for (let before = 0; before < count; before += 1)
      for (let after = 0; after < count; after += 1) {
        if (before === after) continue
        await press(before)
        await isOpen(before, true)
        await press(after)
        await isOpen(after, true)
        await isOpen(before, false)
        await expect(openers(page).nth(after)).toBeInViewport()
        await press(after)
        await isOpen(after, false)
      }
    await expect(page).toHaveURL(`${site.base}/`)
  })
