import { isWithoutFindings } from '../support/day-and-night'
import { newPage } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'
import { isDrawn, treeOf } from './page-editor'

walk.use({ siteOf: 'the editor of pages' })

for (const width of [390, 768, 1280] as const)
  walk.describe(`${width} px`, () => {
    walk.use({ viewport: { width, height: 900 } })

    walk(`the editor is without findings, light and dark, ${width} px`, async ({ page, site }) => {
      await signIn(page, site)
      await newPage(page, site, 'Services', `Looked over ${width}`)
      await isDrawn(page)
      for (const panel of ['Outline', 'Add']) {
        await page.getByRole('tab', { name: panel }).click()
        await isWithoutFindings(page, panel, { frames: true })
      }
      await page.getByRole('tab', { name: 'Outline' }).click()
      await treeOf(page).getByRole('treeitem', { name: 'Row 2' }).click()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Columns', { exact: true }).first()).toBeVisible()
      await isWithoutFindings(page, 'Settings', { frames: true })
      await page.keyboard.press('Escape')
      await expect(treeOf(page).getByRole('treeitem', { selected: true })).toBeFocused()
    })
  })
