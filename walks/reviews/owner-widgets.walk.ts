import type { Page } from '@playwright/test'
import { withForeignPage } from '../support/foreign-page'
import { holdBack } from '../support/hold-back'
import { expect, signIn, walk } from '../support/site'
import { awake, cards } from './reviews'

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')

/** Chooses in a select of the admin. */
async function choose(page: Page, label: string, choice: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  const option = page.getByRole('option', { name: choice })
  await option.click()
  await option.waitFor({ state: 'detached' })
}

async function save(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const lines = page.getByLabel('Code for another website')
  await expect(lines).toBeVisible()
  return lines.inputValue()
}

walk('R02: an owner sets up a carousel, sees it while choosing, and has it on a page', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/reviews/displays?display=new`)
  await page.getByLabel('Name', { exact: true }).fill('My carousel')
  await expect(preview(page).locator(`.review-list ${cards}`).first()).toBeVisible()
  await expect(page.getByText('Search and filter bar', { exact: true })).toBeVisible()
  await choose(page, 'Layout type', /^Carousel/)
  await expect(preview(page).locator('.review-slider[data-layout="carousel"]')).toBeVisible()
  await expect(page.getByText('Search and filter bar', { exact: true })).toHaveCount(0)
  await choose(page, 'Dots', 'No')
  await expect(preview(page).locator('.review-slider__dots')).toHaveCount(0)
  const snippet = await save(page)
  await withForeignPage(snippet, async (address) => {
    await page.goto(address)
    await expect(page.locator('.review-slider[data-layout="carousel"]')).toBeVisible()
    await expect(page.locator('.review-slider__dots')).toHaveCount(0)
  })
})

walk('R50: an owner sets up a badge and a box, copies it, and takes the copy away', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/reviews/badges?badge=new`)
  await page.getByLabel('Name', { exact: true }).fill('My badge')
  await page.getByLabel('Name on the badge').fill('Harbour Joinery')
  await expect(preview(page).getByText('Harbour Joinery').first()).toBeVisible()
  const snippet = await save(page)
  await page.goto(`${site.base}/admin/reviews/badges`)
  await page.getByRole('button', { name: 'Duplicate My badge', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Change My badge, copy' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete My badge, copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByRole('link', { name: 'Change My badge, copy' })).toHaveCount(0)
  await withForeignPage(snippet, async (address) => {
    await page.goto(address)
    await awake(page)
    await expect(page.getByText('Harbour Joinery').first()).toBeVisible()
  })
})

walk('R50: what an owner types while a new badge is on its way stays, and belongs to that badge', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/reviews/badges?badge=new`)
  await page.getByLabel('Name', { exact: true }).fill('Quick badge')
  const letGo = await holdBack(page, '**/api/reviews/widgets/save')
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await Promise.all([page.waitForRequest('**/api/reviews/widgets/save'), button.click()])
  await page.getByLabel('Name on the badge').fill('Typed on')
  letGo()
  await expect(page.getByLabel('Code for another website')).toBeVisible()
  await expect(page.getByLabel('Name on the badge')).toHaveValue('Typed on')
  await Promise.all([page.waitForResponse('**/api/reviews/widgets/save'), button.click()])
  await page.goto(`${site.base}/admin/reviews/badges`)
  const link = page.getByRole('link', { name: 'Change Quick badge' })
  await expect(link).toHaveCount(1)
  await link.click()
  await expect(page.getByLabel('Name on the badge')).toHaveValue('Typed on')
})

walk('R51: a floating box is seen in its preview at once', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/reviews/badges?float=new`)
  const closes = page.getByLabel('Closes automatically after', { exact: true })
  await expect(page.getByLabel('Appears after', { exact: true })).toBeVisible()
  await expect(closes).toHaveCount(0)
  await choose(page, 'What the box shows', 'Several reviews')
  await expect(closes).toBeVisible()
  const box = preview(page).locator('section.review-float')
  await expect(box).toBeVisible()
  await choose(page, 'Position', 'Top right')
  await expect(preview(page).locator('section.review-float[data-place="top-right"]')).toBeVisible()
})
