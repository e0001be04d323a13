import { example } from '../support/rows'
import { expect, walk } from '../support/site'

walk('T22 T07: tabs stand above their panel where the content of details cannot be placed', async ({ page, site }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (test: string) => boolean
    CSS.supports = (test: string) => !test.includes('details-content') && supports(test)
  })
  await example(page, site, 'tabs', 'across')
  const [drawing, pricing, building] = ['Drawing', 'Pricing', 'Building'].map((name) => page.locator('summary', { hasText: name }))
  await expect(page.locator('.tabs[data-apart="across"]')).toBeVisible()
  await expect(page.locator('.tabs__panel:visible')).toHaveText('Grace draws until the plan fits the way you live.')
  const tops = await Promise.all([drawing!, pricing!, building!].map(async (tab) => (await tab.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  await pricing!.click()
  await expect(page.locator('.tabs__panel:visible')).toHaveText('The price is fixed before anyone lifts a board.')
  await expect(page.locator('.tabs__item[open]')).toHaveCount(1)
  await pricing!.click()
  await expect(page.locator('.tabs__panel:visible')).toHaveCount(1)
  await page.evaluate(() => location.assign('#building'))
  await expect(page.locator('.tabs__panel:visible')).toContainText('One crew')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.tabs__item[open] > .tabs__panel')).toContainText('One crew')
})
