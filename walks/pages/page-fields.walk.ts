import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pickUp } from '../support/pick-up'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'page fields', viewport: { width: 1280, height: 1100 } })

const panel = (page: Page) => page.getByRole('tabpanel')

/** The home page in the editor, with the settings of one of its parts. */
async function openSettings(page: Page, part: string): Promise<void> {
  await page.getByRole('tab', { name: 'Outline' }).click()
  await page.getByRole('treeitem').filter({ hasText: part }).first().click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true')
}

walk.beforeEach(async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('link', { name: /^Renovation builders/ }).click()
  await expect(page.getByRole('treeitem').first()).toBeVisible()
})

walk('a list is put in order, added to and emptied; a word that is missing is asked for at its field', async ({ page }) => {
  await openSettings(page, 'Facts')
  const facts = panel(page).getByRole('group', { name: 'Facts' }).getByRole('listitem')
  await expect(facts).toHaveCount(3)
  await expect(facts.first()).toContainText('Since 2009')

  await page.getByRole('button', { name: 'More actions for Since 2009' }).click()
  await page.getByRole('menuitem', { name: 'Move down' }).click()
  await expect(facts.nth(1)).toContainText('Since 2009')

  await page.getByRole('button', { name: 'Add fact' }).click()
  await expect(facts).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Add fact' })).toBeDisabled()
  const title = facts.nth(3).getByRole('textbox', { name: 'Fact', exact: true })
  await title.fill('')
  await expect(title).toHaveAccessibleDescription('Enter some text.')
  await title.fill('Nine people')
  await expect(title).not.toHaveAccessibleDescription('Enter some text.')
  await expect(page.frameLocator('iframe').getByText('Nine people')).toBeVisible()

  await page.getByRole('button', { name: 'More actions for Nine people' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(facts).toHaveCount(3)
})

walk('entries of a list are moved by keyboard', async ({ page }) => {
  await openSettings(page, 'Row 3')
  await openSettings(page, 'ServicesKitchens')
  const services = panel(page).getByRole('group', { name: 'Services' }).getByRole('listitem')
  await expect(services.first()).toContainText('Kitchens')
  await pickUp(page, 'Kitchens', /Kitchens is picked up, number 1 of/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Kitchens: number 2 of')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(services.nth(1)).toContainText('Kitchens')
})

walk('a link suggests the pages of the site, and says what an address has to be', async ({ page }) => {
  await openSettings(page, 'Hero')
  await page.getByRole('button', { name: 'Get a quote', exact: true }).click()
  const link = panel(page).getByRole('combobox', { name: 'Link to' })
  await link.fill('contact')
  await expect(link).toHaveAccessibleDescription(/A link must start with/)
  await page
    .getByRole('option')
    .filter({ hasText: /^Contact/ })
    .first()
    .click()
  await expect(link).toHaveValue('/contact')
  await expect(link).not.toHaveAccessibleDescription(/A link must start with/)
})

walk('a picture is chosen from the media, with what it shows', async ({ page }) => {
  await openSettings(page, 'Hero')
  const picture = panel(page).getByRole('group', { name: 'Picture' })
  const before = await picture.locator('img').getAttribute('src')
  await picture.getByRole('button', { name: 'Choose another: Picture' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').getByRole('button').nth(3).click()
  await expect(dialog).toBeHidden()
  await expect(picture.locator('img')).not.toHaveAttribute('src', before ?? '')
  await picture.getByRole('textbox', { name: 'Description' }).fill('A house by the sea')
  await expect(page.frameLocator('iframe').getByAltText('A house by the sea')).toBeVisible()
})

walk('a row gets a backdrop of another kind, and what was set comes back', async ({ page }) => {
  await openSettings(page, 'Row 6')
  const backdrop = panel(page).getByRole('combobox', { name: 'Background' })
  const choose = async (kind: string): Promise<void> => {
    await backdrop.click()
    await page.getByRole('option', { name: kind }).click()
  }
  await choose('Gradient')
  const from = panel(page).getByRole('textbox', { name: 'From', exact: true })
  await from.fill('#12')
  await expect(from).toHaveAccessibleDescription('Write a colour as # and six digits, such as #1a2b3c.')
  await from.fill('#123456')
  await choose('Colour')
  await expect(from).toBeHidden()
  await choose('Gradient')
  await expect(from).toHaveValue('#123456')
  await choose('None')
  await expect(from).toBeHidden()
})

walk('what is kept elsewhere is chosen by its name, with a way there', async ({ page, site }) => {
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('link', { name: /^About us/ }).click()
  await openSettings(page, 'Review slider')
  await expect(panel(page).getByRole('link', { name: 'Set up displays' })).toHaveAttribute('href', '/admin/reviews/displays')
  await panel(page).getByRole('combobox', { name: 'Display' }).click()
  await page.getByRole('option').nth(1).click()
})

walk('a page that came from a file with settings of its own lets go of them', async ({ page, site }) => {
  const modules = [{ block: 'portfolio', props: { itemsPerPage: 5 } }]
  const file = { version: 2, path: '/from-a-file', title: 'From a file', rows: [{ columns: [{ modules }] }] }
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import pages' })
  const buffer = Buffer.from(JSON.stringify(file))
  await dialog.locator('input[type=file]').setInputFiles({ name: 'page.json', mimeType: 'application/json', buffer })
  await dialog.getByRole('button', { name: 'Import one page' }).click()
  await page.getByRole('link', { name: 'From a file', exact: true }).click()
  await openSettings(page, 'Portfolio')
  await page.getByRole('button', { name: 'Use the chosen settings only' }).click()
  await expect(page.getByRole('button', { name: 'Use the chosen settings only' })).toBeHidden()
})

walk('settings can be used by everybody', async ({ page }) => {
  for (const part of ['Row 1', 'Hero', 'ServicesKitchens', 'Review quote', 'Portfolio']) {
    await openSettings(page, part)
    await expect(panel(page).getByRole('heading').first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('[role=tabpanel]').analyze()
    expect(violations, part).toEqual([])
  }
})
