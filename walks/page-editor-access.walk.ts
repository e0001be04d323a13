import { findings } from './findings'
import { newPage } from './owner-pages'
import { isDrawn, treeOf } from './page-editor'
import { expect, signIn, walk } from './site'

walk.use({ siteOf: 'the editor of pages' })
walk.setTimeout(180_000)

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 768, 1280] as const)
    walk.describe(`${colorScheme}, ${width} px`, () => {
      walk.use({ colorScheme, viewport: { width, height: 900 } })

      walk(`the editor is without findings, ${colorScheme}, ${width} px`, async ({ page, site }) => {
        await signIn(page, site)
        await newPage(page, site, 'Services', `Looked over ${colorScheme} ${width}`)
        await isDrawn(page)
        for (const panel of ['Outline', 'Add']) {
          await page.getByRole('tab', { name: panel }).click()
          expect(await findings(page, { without: { frames: true } }), panel).toEqual([])
        }
        await page.getByRole('tab', { name: 'Outline' }).click()
        await treeOf(page).getByRole('treeitem', { name: 'Row 2' }).click()
        await page.keyboard.press('Enter')
        await expect(page.getByText('Columns', { exact: true }).first()).toBeVisible()
        expect(await findings(page, { without: { frames: true } }), 'Settings').toEqual([])
        await page.keyboard.press('Escape')
        await expect(treeOf(page).getByRole('treeitem', { selected: true })).toBeFocused()
      })
    })
