import type { Page } from '@playwright/test'
import { newPage } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'
import { canvasOf, drag, isDrawn, treeOf } from './page-editor'

walk.use({ siteOf: 'the editor that is heard', viewport: { width: 1440, height: 900 } })

/** Everything that the admin says aloud from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert]'))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

async function begin(page: Page, site: Parameters<typeof signIn>[1], title: string): Promise<void> {
  await signIn(page, site)
  await newPage(page, site, 'Services', title)
  await isDrawn(page)
}

walk('a drag is told by the name of what was moved and its place, and so is a move by keys', async ({ page, site }) => {
  await begin(page, site, 'Heard while it is moved')
  const heard = await listen(page)
  const modules = canvasOf(page).locator('.canvas-module')
  const [first, second] = [modules.nth(1), modules.nth(2)]
  const name = (await first.getAttribute('aria-label'))!
  await drag(page, first, second, 'lower')
  await expect.poll(async () => (await heard()).filter((text) => text.includes(`${name} moved: `))).toHaveLength(1)
  await treeOf(page).getByRole('treeitem', { level: 1 }).first().click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await heard()).some((text) => /^Row 1.* moved: 2 of \d+\.$/.test(text))).toBe(true)
  // Neither the ids of the document nor the words of the drag and drop underneath.
  expect((await heard()).filter((text) => /part-\d|draggable|droppable/i.test(text))).toEqual([])
  await expect(page.locator('[id^=dnd-kit]')).toHaveCount(0)
})

walk('the canvas is named, its groups carry only what groups may, and the Tab key passes it', async ({ page, site }) => {
  await begin(page, site, 'A canvas that is passed')
  await expect(page.locator('#preview-frame')).toHaveAttribute('title', 'The page as visitors see it')
  const attributes = await canvasOf(page)
    .locator('[data-puck-component]')
    .evaluateAll((parts) => [
      ...new Set(parts.flatMap((part) => part.getAttributeNames().filter((name) => /^(aria-|role|tabindex)/.test(name)))),
    ])
  expect(attributes.sort()).toEqual(['aria-label', 'role', 'tabindex'])
  await treeOf(page).getByRole('treeitem').first().focus()
  const stops: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.tagName ?? ''))
  }
  expect(stops).not.toContain('IFRAME')
  // With the buttons at what is selected it is a stop, and no empty one.
  await canvasOf(page).locator('.canvas-module').first().click()
  await expect(page.locator('#preview-frame')).toHaveAttribute('tabindex', '0')
  await expect(canvasOf(page).getByRole('button', { name: 'Duplicate' })).toBeVisible()
})

walk('the outline is a tree by keys and by what a screen reader hears', async ({ page, site }) => {
  await begin(page, site, 'An outline that is heard')
  const tree = treeOf(page)
  const rows = tree.getByRole('treeitem', { level: 1 })
  await rows.first().focus()
  await page.keyboard.press('Home')
  await expect(rows.first()).toBeFocused()
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(1)
  const allowed = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-selected', 'aria-expanded']
  const carried = await tree
    .getByRole('treeitem')
    .evaluateAll((items) => [...new Set(items.flatMap((item) => item.getAttributeNames().filter((name) => name.startsWith('aria-'))))])
  expect(carried.filter((name) => !allowed.includes(name))).toEqual([])
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'true')
  const all = await tree.getByRole('treeitem').count()
  await page.keyboard.press('ArrowLeft')
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'false')
  await expect(rows.first()).toBeFocused()
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(all)
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem')).toHaveCount(all)
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem').nth(1)).toBeFocused()
  await expect(tree.getByRole('treeitem').nth(1)).toMatchAriaSnapshot('- treeitem /Page heading|Heading|Column 1/ [level=2] [selected]')
  await page.keyboard.press('ArrowLeft')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(tree.getByRole('treeitem').last()).toBeFocused()
  await page.keyboard.press('r')
  await expect(rows.first()).toBeFocused()
  // What holds nothing is neither open nor shut.
  await expect(tree.locator('[data-kind=module][aria-expanded]')).toHaveCount(0)
})

walk('the search of the admin opens from the canvas, and gives the focus back to it', async ({ page, site }) => {
  await begin(page, site, 'Searched from the canvas')
  await canvasOf(page).locator('.canvas-module').first().click()
  await expect(page.locator('#preview-frame')).toBeFocused()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search the admin' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(page.locator('#preview-frame')).toBeFocused()
})
