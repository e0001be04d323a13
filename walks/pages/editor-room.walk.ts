import type { Page } from '@playwright/test'
import { addBlock, emptyWalk as walk } from '../support/empty-site'
import { newPage } from '../support/owner-pages'
import { expect, signIn } from '../support/site'
import { canvasOf, isDrawn, treeOf } from './page-editor'

const canvas = (page: Page) => page.getByRole('region', { name: 'The page as visitors see it' })
const widthOf = async (page: Page): Promise<number> => (await canvas(page).boundingBox())?.width ?? 0

walk(
  'the editor leaves the page at least 640 px at 1,024, folds its panels away, and + leads to the settings of the new part',
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await signIn(page, site)
    await newPage(page, site, 'A blank page', 'Room')
    await page.getByRole('button', { name: 'Heading and text' }).click()
    await isDrawn(page)
    await expect(treeOf(page)).toBeVisible()
    await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(640)

    const beside = page.getByRole('button', { name: 'Side panels' })
    const before = await widthOf(page)
    await beside.press('Enter')
    await expect(beside).toHaveAttribute('aria-expanded', 'false')
    await expect(treeOf(page)).toBeHidden()
    await expect.poll(() => widthOf(page)).toBeGreaterThan(before + 250)
    await page.reload()
    await expect(canvas(page)).toBeVisible()
    await expect(treeOf(page)).toBeHidden()
    await beside.click()

    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('Figures')
    await page.getByRole('button', { name: 'Add Figures', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Figures', exact: true })).toBeVisible()
    await expect(canvasOf(page).locator('[data-block=numbers]')).toBeVisible()

    await page.setViewportSize({ width: 1760, height: 900 })
    const settings = page.getByRole('button', { name: 'Settings panel' })
    const parts = page.getByRole('button', { name: 'Outline and blocks' })
    await settings.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Figures', exact: true })).toBeHidden()
    await parts.click()
    await expect(treeOf(page)).toBeHidden()
    await expect.poll(() => widthOf(page)).toBeGreaterThan(1_300)
    await parts.click()
    await addBlock(page, 'Heading')
    await expect(page.getByRole('heading', { level: 2, name: 'Heading', exact: true })).toBeVisible()
  },
)
