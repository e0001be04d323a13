import type { Locator, Page } from '@playwright/test'
import { retitle } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the focus of the owner' })

const dialogOf = (page: Page): Locator => page.locator('[aria-modal=true]')

/** By keys alone: the button is pressed, the dialog closed, and the focus is at the button again. */
async function givesBack(page: Page, opener: Locator, item?: string): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  if (item) {
    await page.getByRole('menuitem', { name: item, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(dialogOf(page), item).toBeVisible()
  await expect(dialogOf(page).locator(':focus'), item).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page), item).toHaveCount(0)
  await expect(opener, item).toBeFocused()
}

/** A screen, its button, and what of the menu behind it opens a dialog. */
const openers: readonly (readonly [path: string, button: string | RegExp, items?: readonly string[]])[] = [
  ['', 'Take the site offline'],
  ['/pages', 'New page'],
  ['/pages', 'Import and export', ['Import pages']],
  ['/pages', 'More for About us – Tussock & Tide', ['Schedule', 'Move to trash', 'Make this the home page']],
  ['/pages?page=1', 'Settings'],
  ['/pages?page=1', 'More for this page', ['History', 'Share draft', 'Schedule', 'Saved rows', 'Make this the home page', 'Move to trash']],
  ['/pages/header', 'More', ['Version history']],
  ['/portfolio?item=1', 'Preview'],
  ['/portfolio?item=1', /^Edit description and focal point/],
  ['/portfolio/terms', 'New category'],
  ['/portfolio/terms', 'Change Deck'],
  ['/portfolio/terms', 'Delete or merge Deck'],
  ['/site/redirects', 'New redirect'],
  ['/site/redirects', 'Import'],
  ['/forms', 'New form'],
  ['/forms', 'Import'],
  ['/forms', 'Delete Get a quote'],
  ['/forms?form=1', 'Add a field'],
  ['/reviews', 'Keyboard shortcuts'],
  ['/reviews', 'Reply'],
  ['/reviews', 'More', ['Hide personal data', 'Correct name or e-mail', 'History']],
  ['/reviews/forms', /^Delete /],
  ['/reviews/badges', /^Delete /],
  ['/messages', 'Keyboard shortcuts'],
  ['/people', 'Invite a person'],
  ['/account', 'Change e-mail'],
  ['/account', 'Change password'],
  ['/account', 'Set up one-time codes'],
]

walk('a dialog that closes gives the focus back to the button that opened it, on every screen', async ({ page, site }) => {
  await signIn(page, site)
  for (const [path, button, items] of openers)
    await walk.step(`${path} ${button}`, async () => {
      await page.goto(`${site.base}/admin${path}`)
      const opener = page
        .locator('main')
        .getByRole('button', { name: button, ...(typeof button === 'string' && { exact: true }) })
        .first()
      for (const item of items ?? [undefined]) await givesBack(page, opener, item)
    })
})

walk('a menu that closes gives the focus back, also where what it did took the dialog of a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, site)
  await page.goto(`${site.base}/admin/reviews`)
  const reject = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Reject/ })
  await givesBack(page, reject)
  await page.goto(`${site.base}/admin/pages`)
  const more = page.getByRole('button', { name: 'Import and export' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

walk('where a row is deleted the focus goes to the next one, from the last to the one before', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio/terms`)
  const remove = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Delete or merge ${name}` }).focus()
    await page.keyboard.press('Enter')
    await dialogOf(page).getByRole('button', { name: /trash/i }).press('Enter')
    await expect(page.getByRole('button', { name: `Delete or merge ${name}` })).toHaveCount(0)
  }
  const buttons = page.getByRole('button', { name: /^Delete or merge/ })
  await expect(buttons.nth(1)).toBeVisible()
  const names = await buttons.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')?.replace('Delete or merge ', '') ?? ''),
  )
  const [first = '', second = ''] = names
  await remove(first)
  await expect(page.getByRole('button', { name: `Delete or merge ${second}` })).toBeFocused()
})

walk('publishing and saving leave the focus at their button', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/pages?page=1`)
  const publishing = page.getByRole('button', { name: 'Publish', exact: true })
  await retitle(page, 'Published by keys')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await publishing.press('Enter')
  await expect(publishing).toBeDisabled()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(publishing).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'More for this page' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(publishing).not.toBeFocused()

  await page.goto(`${site.base}/admin/site`)
  await page.getByLabel('Postcode').fill('7011')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.press('Enter')
  await expect(
    page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: /^Saved$/ }),
  ).toBeVisible()
  await expect(save).toBeFocused()
  await page.getByLabel('Postcode').fill('7012')
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(page.getByLabel('Postcode')).toHaveValue('7011')
  await expect(save).toBeFocused()
})

walk('Ctrl and S save from inside a field, in the editor of forms and on every screen with a bar to save', async ({ page, site }) => {
  await signIn(page, site)
  const saved = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
  const fields = [
    ['/forms?form=1', 'Change Your name', 'Label', 'Your whole name'],
    ['/site', '', 'Postcode', '7013'],
    ['/portfolio?item=1', '', 'Badge', 'new'],
  ] as const
  for (const [path, first, label, text] of fields)
    await walk.step(path, async () => {
      await page.goto(`${site.base}/admin${path}`)
      if (first) await page.getByRole('button', { name: first }).click()
      const field = page.getByRole('textbox', { name: label }).first()
      await field.fill(text)
      await expect(page.getByText('Unsaved changes')).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(saved).toBeVisible()
      await expect(field).toBeFocused()
      await page.reload()
      if (first) await page.getByRole('button', { name: first.replace('Your name', text) }).click()
      await expect(page.getByRole('textbox', { name: label }).first()).toHaveValue(text)
    })
})
