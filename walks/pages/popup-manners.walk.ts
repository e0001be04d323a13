import type { Page } from '@playwright/test'
import { emptyWalk } from '../support/empty-site'
import { bringIn, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'

emptyWalk.use({ siteOf: 'manners of pop-ups' })

const popUp = (id: string, settings: Readonly<Record<string, unknown>>) => ({
  block: 'popup',
  props: { id, title: id, content: { kind: 'words', html: '<p>Bring a few photos, and a rough idea.</p>' }, ...settings },
})
const text = (html: string) => ({ block: 'rich-text', props: { html } })
const tall = Array.from({ length: 40 }, (_, at) => `<p>Line ${at}</p>`).join('')

/** The owner brings in a page with these parts and publishes it; a visitor opens it. */
async function visit(page: Page, site: RunningSite, path: string, ...parts: readonly Record<string, unknown>[]): Promise<void> {
  await signIn(page, site)
  await bringIn(page, site, pageFile(path, `About ${path.slice(1)}`, [rowOf(...parts, text(tall))]), `About ${path.slice(1)}`)
  await publish(page)
  await page.goto(site.base + path)
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)

emptyWalk('T12: words of a pop-up are marked beyond its edge without closing it; the page behind stands still', async ({ page, site }) => {
  await visit(page, site, '/photos', popUp('photos', { label: 'What to bring' }))
  const opener = page.getByRole('button', { name: 'What to bring' })
  await opener.click()
  const words = await page.getByText('Bring a few photos').boundingBox()
  if (!words) throw new Error('the pop-up is not drawn')
  await page.mouse.move(words.x + 4, words.y + words.height / 2)
  await page.mouse.down()
  await page.mouse.move(5, 300, { steps: 5 })
  await page.mouse.up()
  await expect(dialog(page, 'photos')).toBeVisible()
  await page.mouse.wheel(0, 400)
  await page.mouse.click(5, 300)
  await expect(dialog(page, 'photos')).toBeHidden()
  expect(await scrolled(page)).toBe(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

emptyWalk('T12: a link that opens a pop-up opens a tab of its own with Ctrl', async ({ page, site, context }) => {
  const link = text('<p><a href="/privacy-notes">Our notes</a></p>')
  await visit(page, site, '/notes', link, popUp('notes', { on: 'custom', selector: 'a[href="/privacy-notes"]' }))
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Our notes' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(`${site.base}/privacy-notes`)
  await expect(dialog(page, 'notes')).toBeHidden()
  await page.getByRole('link', { name: 'Our notes' }).click()
  await expect(dialog(page, 'notes')).toBeVisible()
})

emptyWalk('T12: two pop-ups that come by themselves come one after the other', async ({ page, site }) => {
  await visit(page, site, '/offers', popUp('first', { on: 'automatic' }), popUp('second', { on: 'automatic' }))
  await expect(dialog(page, 'first')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'second')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
