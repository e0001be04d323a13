import { ownerScreens } from '../support/screens'
import { expect, signIn, walk } from '../support/site'
import { smallTargets } from '../support/targets'

walk.use({ siteOf: 'the room of the owner' })

for (const width of [320, 390, 1280] as const)
  walk(`no screen of the admin is wider than ${width} pixels, and everything to press on it is 24 pixels large`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, site)
    for (const path of ownerScreens()) {
      await page.goto(site.base + path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('[data-loading], .mantine-Skeleton-root'), path).toHaveCount(0)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      // The area of a crop is as large as its picture, which comes later.
      const small = (await smallTargets(page)).filter((found) => !found.includes('Crop area'))
      expect.soft(small, path).toEqual([])
    }
  })

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  walk(`the preview of the header stays in sight while its lines are edited, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, site)
    await page.goto(`${site.base}/admin/pages/header`)
    const add = page.getByRole('button', { name: 'Add a link' }).first()
    await add.scrollIntoViewIfNeeded()
    await add.focus()
    await page.mouse.move(width / 2, height - 120)
    await page.mouse.wheel(0, 2000)
    const preview = page.getByTitle('Preview')
    await expect(preview).toBeInViewport({ ratio: 0.3 })
    // What has the focus is not behind it.
    await add.press('Enter')
    const field = page.locator('main input:focus')
    await expect(field).toBeVisible()
    await expect(async () => {
      const [frame, typed] = [(await preview.boundingBox())!, (await field.boundingBox())!]
      expect(typed.y).toBeGreaterThanOrEqual(frame.y + 60)
      expect(
        await field.evaluate((element) => {
          const { x, y, width: wide, height: high } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + wide / 2, y + high / 2))
        }),
      ).toBe(true)
    }).toPass()
  })

walk('scroll bars of the admin have the colours of the theme', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    const [bar, border] = await page.evaluate(() => {
      const { scrollbarColor } = getComputedStyle(document.documentElement)
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--border-control)'
      const colour = getComputedStyle(probe).color
      probe.remove()
      return [scrollbarColor, colour]
    })
    expect(bar).toBe(`${border} rgba(0, 0, 0, 0)`)
  }
})
