import type { Page } from '@playwright/test'
import { withForeignPage } from '../support/foreign-page'
import { holdBack } from '../support/hold-back'
import { newPicture } from '../support/new-picture'
import { pickUp } from '../support/pick-up'
import { expect, signIn, walk } from '../support/site'

const rows = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('checkbox', { name: /^Select / }) })
    .getByRole('listitem')

const wxr = `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
  <item><title><![CDATA[Boat shed & slip]]></title><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><wp:post_type>astra-portfolio</wp:post_type>
    <wp:post_date_gmt>2025-02-01 10:00:00</wp:post_date_gmt>
    <wp:postmeta><wp:meta_key>astra-portfolio-type</wp:meta_key><wp:meta_value><![CDATA[image]]></wp:meta_value></wp:postmeta></item>
  <item><title>About us</title><wp:post_id>2</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`

walk.use({ siteOf: 'the owner of a portfolio' })

walk('P09: an owner adds an item with a picture, publishes it, moves it by keyboard, and visitors see it there', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio`)
  await page.getByRole('link', { name: 'New item' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Enter a title.')
  await page.getByRole('textbox', { name: 'Title' }).fill('Boat ramp at dusk')
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('## A ramp\nBuilt **by hand**.')
  const marks = page.getByRole('toolbar', { name: 'Formatting of Text' })
  await page.keyboard.press('Shift+Tab')
  await expect(marks.getByRole('button', { name: 'Paragraph' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(marks.getByRole('button', { name: 'Bold' })).toBeFocused()

  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Ramp at dusk.png', mimeType: 'image/png', buffer: newPicture(640, 480) })
  await page.getByRole('button', { name: 'Add a description: Card picture' }).click()
  const about = page.getByRole('dialog')
  await about.getByLabel('Description (alt text)').fill('A ramp of stone in the evening')
  await about.getByRole('button', { name: /Focal point/ }).press('ArrowRight')
  await expect(about.getByRole('button', { name: /55 % from the left, 50 % from the top/ })).toBeVisible()
  await expect(about.getByText('Saved', { exact: true })).toBeVisible()
  await about.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('A ramp of stone in the evening')).toBeVisible()

  await page.getByRole('textbox', { name: 'New tag' }).fill('Dusk')
  await page.getByRole('button', { name: 'Add the tag' }).click()
  await expect(page.getByRole('checkbox', { name: 'Dusk' })).toBeChecked()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/item=\d+$/)
  await expect(page.getByRole('link', { name: 'View page' })).toBeVisible()

  await page.getByRole('link', { name: 'All items' }).click()
  await expect(rows(page).first()).toContainText('Boat ramp at dusk')
  const down = page.getByRole('button', { name: 'Move Boat ramp at dusk down' })
  await down.press('Enter')
  await expect(rows(page).nth(1)).toContainText('Boat ramp at dusk')
  await expect(down).toBeFocused()
  await pickUp(page, 'Boat ramp at dusk', /Boat ramp at dusk is picked up, number 2/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/Boat ramp at dusk: number 3/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows(page).nth(2)).toContainText('Boat ramp at dusk')

  await expect
    .poll(async () => {
      const { items } = (await (await page.request.get(`${site.base}/api/portfolio/items`)).json()) as { items: { title: string }[] }
      return items.findIndex(({ title }) => title === 'Boat ramp at dusk')
    })
    .toBe(2)
  await page.goto(`${site.base}/portfolio`)
  await expect(page.locator('.item-card').nth(2)).toContainText('Boat ramp at dusk')
  await expect(page.locator('.item-card').nth(2).locator('img')).toHaveAttribute('src', /ramp-at-dusk/)
  await page.goto(`${site.base}/portfolio/boat-ramp-at-dusk`)
  await expect(page.getByText('by hand', { exact: true })).toBeVisible()
  await expect(page.getByAltText('A ramp of stone in the evening').first()).toBeAttached()
})

walk('P09: what is ticked and typed while a new category is on its way stays', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio?item=new`)
  const deck = page.getByRole('checkbox', { name: 'Deck', exact: true })
  await expect(deck).toBeVisible()
  const field = page.getByRole('textbox', { name: 'New category', exact: true })
  await field.fill('Jetties')
  const release = await holdBack(page, '**/api/portfolio/terms*')
  const saved = page.waitForResponse('**/api/portfolio/terms/save')
  await page.getByRole('button', { name: 'Add the category', exact: true }).click()
  await saved
  await deck.check()
  await field.fill('Boat lifts')
  release()
  await expect(page.getByRole('checkbox', { name: 'Jetties', exact: true })).toBeChecked()
  await expect(deck).toBeChecked()
  await expect(field).toHaveValue('Boat lifts')
})

walk('P09: several items are withdrawn at once, and put back', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio`)
  await page.getByRole('checkbox', { name: 'Select Glazed gable' }).check()
  await page.getByRole('checkbox', { name: 'Select Tide-green kitchen' }).check()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByRole('tab', { name: 'Drafts 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Drafts 0' })).toBeVisible()
})

walk('P10: a file of WordPress is looked into first, and comes in as drafts', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio/import`)
  const file = page.getByLabel('WordPress export file')
  await file.setInputFiles({ name: 'notes.xml', mimeType: 'text/xml', buffer: Buffer.from('<notes/>') })
  await expect(page.getByRole('alert')).toContainText('not a WordPress export file')
  await file.setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(wxr) })
  await expect(page.getByText('One item in this file: 1 published, 0 not.')).toBeVisible()
  await page.getByRole('switch', { name: 'Download the pictures too' }).first().uncheck()
  await page.getByRole('button', { name: 'Import 1 item' }).click()
  await expect(page.getByRole('region', { name: 'Last import' }).getByText('1 added, 0 updated')).toBeVisible({
    timeout: 120_000,
  })
  await page.getByRole('link', { name: 'View items' }).click()
  await page.getByRole('tab', { name: /Drafts/ }).click()
  await expect(rows(page)).toContainText(['Boat shed & slip'])
})

walk('P10: categories are added below one another, and one becomes part of another', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio/terms`)
  await page.getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Boat sheds')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Boat sheds', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete or merge Boat sheds' }).click()
  await dialog.getByRole('combobox', { name: 'Merge into' }).click()
  await page.getByRole('option', { name: 'Deck', exact: true }).click()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByRole('button', { name: 'Change Boat sheds' })).toHaveCount(0)
})

walk('P07: an owner gives settings of the block a name, sees them at once, and has them on another page', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio/look?look=new`)
  const frame = page.frameLocator('iframe[title="Preview"]')
  await expect(frame.locator('.item-card').first()).toBeVisible()
  await page.getByLabel('Items before “Load More”').fill('4')
  await expect(frame.locator('.item-card')).toHaveCount(4)
  await page.getByRole('group', { name: 'Categories', exact: true }).getByRole('checkbox', { name: 'Extension' }).check()
  await expect(frame.locator('.item-card')).toHaveCount(2)
  await page.getByLabel('Name', { exact: true }).fill('Extensions')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const lines = page.getByLabel('Code for another website')
  await expect(lines).toBeVisible()
  await withForeignPage(await lines.inputValue(), async (address) => {
    await page.goto(address)
    await expect(page.locator('.item-card')).toHaveCount(2)
    await expect(page.locator('.portfolio[data-mode]')).toBeVisible()
    // What is typed stands, also in a part that the page knows nothing of.
    await page.getByRole('searchbox').pressSequentially('glazed')
    await expect(page.locator('.item-card')).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveValue('glazed')
  })
  await page.goto(`${site.base}/admin/portfolio/look`)
  await page.getByRole('button', { name: 'Delete Extensions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('Extensions', { exact: true })).toHaveCount(0)
})

walk('P04: the video of an item is chosen from the media, or typed', async ({ page, site }) => {
  await signIn(page, site)
  await page.goto(`${site.base}/admin/portfolio`)
  await page.getByRole('link', { name: 'New item' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A deck grows')
  await page.getByRole('radio', { name: /^Video/ }).check()
  const address = page.getByRole('textbox', { name: 'Video address' })
  await address.fill('https://vimeo.com/76979871')
  await page.getByRole('button', { name: 'Choose from media: Video address' }).click()
  const choose = page.getByRole('dialog', { name: 'Choose a video' })
  await choose.getByRole('button', { name: /deck-in-a-day/ }).click()
  await expect(address).toHaveValue(/deck-in-a-day\.webm$/)
  await page.getByRole('button', { name: 'Publish' }).click()
  const itsPage = page.getByRole('link', { name: 'View page' })
  await expect(itsPage).toHaveAttribute('href', /a-deck-grows/)
  await page.goto(new URL((await itsPage.getAttribute('href'))!, site.base).href)
  const intoIt = page.locator('.portfolio-item-page__main')
  await expect(intoIt).toHaveAttribute('href', /deck-in-a-day\.webm$/)
  await expect(intoIt, 'without a picture, too').toBeVisible()
})
