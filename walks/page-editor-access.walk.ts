import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newPage } from './owner-pages'
import { isDrawn, treeOf } from './page-editor'
import { expect, signIn, walk } from './site'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

walk.use({ siteOf: 'the editor of pages' })
walk.setTimeout(180_000)

/** What stands on the page itself is looked over where visitors see it. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).exclude('iframe').analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))
}

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
          expect(await findings(page), panel).toEqual([])
        }
        await page.getByRole('tab', { name: 'Outline' }).click()
        await treeOf(page).getByRole('treeitem', { name: 'Row 2' }).click()
        await page.keyboard.press('Enter')
        await expect(page.getByText('Columns', { exact: true }).first()).toBeVisible()
        expect(await findings(page), 'Settings').toEqual([])
        await page.keyboard.press('Escape')
        await expect(treeOf(page).getByRole('treeitem', { selected: true })).toBeFocused()
      })
    })
