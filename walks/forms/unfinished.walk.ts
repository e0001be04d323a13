import { noPicture } from '@frontage/kit/island/editor-config'
import type { Page } from '@playwright/test'
import { canvasOf, drag, isDrawn, treeOf } from '../pages/page-editor'
import { addBlock, emptyWalk as walk } from '../support/empty-site'
import { bringIn, fromMenu, newPage, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'

walk.use({ siteOf: 'what is unfinished' })

const noForm = 'No form is chosen yet, so visitors see nothing here. Choose one, or create it first.'
const line = (page: Page, name: string) => treeOf(page).getByRole('treeitem', { name: new RegExp(`^${name}`) })
const checksOf = (page: Page) => page.getByRole('region', { name: 'Checks' })
const formField = (page: Page) => page.getByRole('combobox', { name: 'Form', exact: true })

/** What visitors get, whether their browser runs scripts or not. */
async function seenBy(site: RunningSite, path: string): Promise<string> {
  const answer = await fetch(`${site.base}${path}`)
  expect(answer.status).toBe(200)
  return (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, '')
}

async function openPage(page: Page, site: RunningSite, title: string): Promise<void> {
  await page.goto(`${site.base}/admin/pages`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await isDrawn(page)
}

walk('what is unfinished is named on the page, at its field and before publishing; visitors see nothing of it', async ({ page, site }) => {
  await signIn(page, site)
  await walk.step('a picture and a form that nobody chose, and sentences that came with a part', async () => {
    await newPage(page, site, 'A blank page', 'Half done')
    await page.getByRole('button', { name: 'Text beside a picture' }).click()
    await isDrawn(page)
    await expect(canvasOf(page).getByText('No picture is chosen yet.')).toBeVisible()
    await expect(line(page, 'Picture')).toContainText('one issue to fix')
    await expect(line(page, 'Buttons')).not.toContainText('to fix')
    await addBlock(page, 'Contact form')
    await expect(line(page, 'Contact form')).toContainText('one issue to fix')
    await expect(canvasOf(page).getByText('No form has been chosen yet.')).toBeVisible()
  })

  await walk.step('are named before publishing, and a press leads to each field', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const checks = checksOf(page)
    await expect(checks.getByRole('button', { name: '“A heading” is only an example' })).toBeVisible()
    await expect(checks.getByRole('button', { name: 'No picture is chosen yet' })).toHaveCount(1)
    await checks.getByRole('button', { name: noForm }).click()
    await expect(formField(page)).toBeFocused()
    await expect(page.getByText(noForm)).toHaveCount(2)
    await checks.getByRole('button', { name: '“A heading” is only an example' }).click()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Decks that last')
    await expect(page.getByText('“A heading” is only an example. Write')).toHaveCount(1)
    await checks.getByRole('button', { name: 'Check again' }).click()
    await expect(checks.getByRole('button', { name: '“A heading” is only an example' })).toHaveCount(0)
    await publish(page)
  })

  await walk.step('visitors see neither grey plates nor empty frames', async () => {
    const html = await seenBy(site, '/half-done')
    expect(html).toContain('Decks that last')
    expect(html).not.toMatch(/data:image|<img|is chosen yet/)
    const visitor = await page.context().newPage()
    await visitor.goto(`${site.base}/half-done`)
    await expect(visitor.getByRole('main')).toContainText('Decks that last')
    await expect(visitor.locator('figure')).toBeHidden()
    await visitor.close()
  })

  await walk.step('nor do they where it lies behind words, or beside them', async () => {
    const words = { block: 'heading', props: { title: 'Words on it' } }
    const rows = [
      { ...rowOf(words), backdrop: { kind: 'picture', picture: noPicture }, overlay: { colour: '#000000', strength: 60 } },
      { ...rowOf(words), behind: { block: 'parallax', props: { picture: noPicture } } },
      { ...rowOf(words), behind: { block: 'background-video', props: {} } },
      rowOf({ block: 'picture-grid', props: { items: [{ title: 'A deck', picture: noPicture }] } }),
    ]
    await bringIn(page, site, pageFile('/planes', 'Planes', rows), 'Planes')
    await expect(line(page, 'Row 1')).toContainText('one issue to fix')
    await publish(page)
    const html = await seenBy(site, '/planes')
    expect(html).toContain('Words on it')
    expect(html).not.toMatch(/data:image|<img|row__overlay|"background-video"/)
    const visitor = await page.context().newPage()
    await visitor.goto(`${site.base}/planes`)
    await expect(visitor.getByText('A deck', { exact: true })).toBeVisible()
    await expect(visitor.locator('.picture-grid__frame')).toBeHidden()
    await visitor.close()
  })
})

walk('the only form that there is is chosen by itself; one that was deleted later is named', async ({ page, site }) => {
  await signIn(page, site)
  await walk.step('on a page that waited for it', async () => {
    const row = rowOf({ block: 'contact-form', props: {} }, { block: 'heading', props: { title: 'A heading' } })
    await bringIn(page, site, pageFile('/write-to-us', 'Write to us', [row]), 'Write to us')
    await isDrawn(page)
    await expect(line(page, 'Contact form')).toContainText('one issue to fix')
    await page.goto(`${site.base}/admin/forms`)
    await page.getByRole('button', { name: 'New form' }).first().click()
    await page.getByLabel('Form name').fill('Ask us')
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ask us' })).toBeVisible()
    await openPage(page, site, 'Write to us')
    await expect(canvasOf(page).locator('form')).toBeAttached()
    await expect(line(page, 'Contact form')).not.toContainText('to fix')
  })

  await walk.step('a page that goes live by itself is looked over when that is planned', async () => {
    await fromMenu(page, 'Schedule')
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await dialog.getByLabel('Publish on', { exact: true }).fill('2099-01-05T09:00')
    await dialog.getByRole('button', { name: 'Save schedule' }).click()
    await expect(checksOf(page).getByRole('button', { name: '“A heading” is only an example' })).toBeVisible()
    await expect(checksOf(page).getByRole('button', { name: 'Publish anyway' })).toHaveCount(0)
  })

  await walk.step('on a part that is dropped by hand, and one that is added by a press; one step takes it back', async () => {
    await newPage(page, site, 'A blank page', 'Two ways')
    await page.getByRole('button', { name: 'Heading and text' }).click()
    await isDrawn(page)
    await page.getByRole('tab', { name: 'Add' }).click()
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('Contact form')
    const card = page.getByText('A form visitors write to you with.').last()
    await drag(page, card, canvasOf(page).locator('[data-block=heading]'), 'lower')
    await expect(canvasOf(page).locator('form')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Outline' }).click()
    await line(page, 'Contact form').click()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect(formField(page)).toHaveValue('Ask us')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(canvasOf(page).locator('form')).toHaveCount(0)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(canvasOf(page).locator('form')).toHaveCount(1)
    await page.getByRole('tab', { name: 'Outline' }).click()
    await line(page, 'Text').click()
    await addBlock(page, 'Contact form')
    await expect(canvasOf(page).locator('form')).toHaveCount(2)
    await publish(page)
    expect(await seenBy(site, '/two-ways')).toContain('data-island="contact-form"')
  })

  await walk.step('deleted later, it is named on the page that still asks for it', async () => {
    await page.goto(`${site.base}/admin/forms`)
    await page.getByRole('button', { name: 'Delete Ask us' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByRole('button', { name: 'Delete Ask us' })).toHaveCount(0)
    await openPage(page, site, 'Two ways')
    await expect(line(page, 'Contact form').first()).toContainText('one issue to fix')
    await expect(canvasOf(page).getByText('This form is no longer available.').first()).toBeVisible()
    await fromMenu(page, 'Check the page')
    await expect(checksOf(page).getByRole('button', { name: 'This form is no longer available.' })).toHaveCount(2)
    await checksOf(page).getByRole('button', { name: 'This form is no longer available.' }).first().click()
    await expect(formField(page)).toBeFocused()
    expect(await seenBy(site, '/two-ways')).not.toContain('data-island="contact-form"')
  })
})
