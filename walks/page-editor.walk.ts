import { newPage } from './owner-pages'
import { canvasOf, drag, isDrawn, lines, modulesOf, treeOf } from './page-editor'
import { expect, signIn, walk } from './site'

walk.use({ siteOf: 'the editor of pages' })
walk.setTimeout(120_000)

walk('an empty page begins with a ready row; a part is dragged onto it and another place is found for it', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'Begun by hand')
  await page.getByRole('button', { name: 'Heading and text' }).click()
  await isDrawn(page)
  expect(await lines(page)).toEqual(['Row 1', 'Heading', 'Text'])

  await page.getByRole('tab', { name: 'Add' }).click()
  await drag(page, page.getByText('Large numbers, each').last(), canvasOf(page).locator('[data-block=heading]'), 'upper')
  await expect(canvasOf(page).locator('[data-block=numbers]')).toBeVisible()
  await page.getByRole('tab', { name: 'Outline' }).click()
  await expect.poll(() => lines(page)).toContain('Figures')

  const before = await lines(page)
  await isDrawn(page)
  await expect(modulesOf(page)).toHaveCount(3)
  await drag(page, modulesOf(page).first(), modulesOf(page).last(), 'lower')
  await expect.poll(async () => (await lines(page)).join()).not.toBe(before.join())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => lines(page)).toEqual(before)
})

walk('everything is done by keys in the outline, and can be taken back', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'Only by keys')
  await page.getByRole('button', { name: 'Words beside a picture' }).click()
  await isDrawn(page)
  const tree = treeOf(page)
  await tree.getByRole('treeitem').first().focus()
  await page.keyboard.press('Home')
  for (const key of ['ArrowDown', 'ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: 'Heading moved: 2 of 3, column 1.' })).toBeAttached()
  const moved = ['Row 1', 'Column 1, half', 'Text', 'Heading', 'Buttons', 'Column 2, half', 'Picture']
  await expect.poll(() => lines(page)).toEqual(moved)
  await expect(tree.getByRole('treeitem', { selected: true })).toBeFocused()

  await page.keyboard.press('Control+d')
  await expect.poll(() => lines(page)).toHaveLength(moved.length + 1)
  await page.keyboard.press('Delete')
  await expect.poll(() => lines(page)).toEqual(moved)
  await page.keyboard.press('Insert')
  await page.getByRole('searchbox', { name: 'Search the parts' }).fill('figures')
  await page.getByRole('button', { name: 'Add Figures' }).press('Enter')
  await expect.poll(() => lines(page)).toContain('Figures')
  await page.keyboard.press('Control+z')
  await expect.poll(() => lines(page)).toEqual(moved)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => lines(page)).toContain('Figures')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => lines(page)).toEqual(['Row 1'])
})

walk('words are typed over where they stand; Escape leaves them, one step takes them back', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'Written in place')
  await page.getByRole('button', { name: 'Heading and text' }).click()
  await isDrawn(page)
  const heading = canvasOf(page).locator('.heading__title')
  const before = (await heading.textContent())!
  await canvasOf(page).locator('[data-block=heading]').dblclick()
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only')
  await page.keyboard.type('Made in Nelson', { delay: 20 })
  await expect(heading).toHaveText('Made in Nelson')
  await page.keyboard.press('Enter')
  await expect(heading).not.toHaveAttribute('contenteditable')
  await expect(treeOf(page).getByText('Made in Nelson')).toBeVisible()

  await canvasOf(page).locator('[data-block=heading]').dblclick()
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only')
  await page.keyboard.type('Never mind')
  await expect(heading).toHaveText('Never mind')
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Made in Nelson')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toHaveText(before)
})

walk('a row goes to another page by the clipboard; settings show on the page at once', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'Copied from')
  await page.getByRole('button', { name: 'Words beside a picture' }).click()
  await isDrawn(page)
  await treeOf(page).getByRole('treeitem', { name: 'Row 1' }).click()
  await page.keyboard.press('Control+c')
  await expect(page.getByRole('status').filter({ hasText: 'Row 1 copied' })).toBeAttached()

  await newPage(page, site, 'A blank page', 'Copied to')
  await page.getByRole('button', { name: 'Heading and text' }).click()
  await isDrawn(page)
  await treeOf(page).getByRole('treeitem', { name: 'Row 1' }).click()
  await page.keyboard.press('Control+v')
  await expect.poll(async () => (await lines(page)).length).toBe(10)

  await treeOf(page).getByRole('treeitem', { name: 'Heading' }).first().click()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Set beside the page')
  await expect(canvasOf(page).locator('.heading__title').first()).toHaveText('Set beside the page')
})

walk('the page is looked at on other screens', async ({ page, site }) => {
  await signIn(page, site)
  await newPage(page, site, 'A blank page', 'On other screens')
  await page.getByRole('button', { name: 'Words beside a picture' }).click()
  await isDrawn(page)
  const [first, second] = [canvasOf(page).locator('.canvas-column').first(), canvasOf(page).locator('.canvas-column').last()]
  const isBeside = async (): Promise<boolean | undefined> => {
    const [one, other] = [await first.boundingBox(), await second.boundingBox()]
    return one && other ? Math.abs(one.y - other.y) < 4 : undefined
  }
  await expect.poll(isBeside).toBe(true)
  await page.locator('label', { hasText: 'Phone' }).click()
  await expect.poll(isBeside).toBe(false)
  await page.locator('label', { hasText: 'Wide screen' }).click()
  await expect.poll(isBeside).toBe(true)
})
