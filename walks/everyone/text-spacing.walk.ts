import { demoPages } from '../support/demo'
import { spaceText, tooWide } from '../support/everyone'
import { expect, walk } from '../support/site'

for (const width of [320, 1280])
  walk(`with wider text spacing no page of the demo is wider than a screen of ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const path of demoPages) {
      await page.goto(site.base + path)
      await spaceText(page)
      expect(await tooWide(page), path).toEqual([])
    }
  })
