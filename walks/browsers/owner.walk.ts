import type { RunningSite } from '../support/site'
import { expect, walk } from './browsers'
import type { Point } from './drive/engine.ts'
import type { Found, Tab } from './drive/tab'

const CANVAS = '#preview-frame'
const canvas = (tab: Tab, css: string): Found => tab.find({ css, frame: CANVAS })

async function signIn(tab: Tab, site: RunningSite): Promise<void> {
  const { email, password } = site.login()
  await tab.open('/admin')
  await tab.label('E-mail').fill(email)
  await tab.css('input[type=password]').fill(password)
  await tab.role('button', 'Sign in').press()
  await tab.role('navigation').at(0).shows()
}

walk('somebody signs in, and a review that is approved is on the page', async ({ tab, site }) => {
  await signIn(tab, site)
  await tab.open('/admin/reviews')
  // One of the samples: a first real review takes the place of all of them.
  const first = tab
    .css('article:has(button)')
    .having(/Sample/)
    .at(0)
  await first.shows()
  const [name = ''] = await first.find({ role: 'heading' }).texts()
  expect(name).not.toBe('')
  await first.find({ role: 'button', name: /approve/i }).press()
  await tab.text(/^Approved: /).shows()
  const isPublic = async () => (await (await fetch(`${site.base}/reviews`)).text()).includes(name)
  await expect.poll(isPublic).toBe(true)
})

async function glide(tab: Tab, from: Point, to: Point): Promise<void> {
  for (let step = 0; step <= 4; step += 1)
    await tab.engine.move({ x: from.x + ((to.x - from.x) * step) / 4, y: from.y + ((to.y - from.y) * step) / 4 })
}

/** Drags with the pointer, a step at a time, until the page shows where it would land. */
async function drag(tab: Tab, from: Found, to: Found): Promise<void> {
  const { engine } = tab
  const start = await from.place()
  await engine.move(start)
  await engine.down()
  await glide(tab, start, { x: start.x + 20, y: start.y + 16 })
  const landing = canvas(tab, '[data-puck-line-placeholder], [data-dnd-placeholder]')
  const end = await to.box()
  const over = { x: end.x + end.width / 3, y: end.y + Math.min(12, end.height / 4) }
  await expect
    .poll(async () => {
      await glide(tab, { x: over.x, y: over.y - 10 }, over)
      return landing.count()
    })
    .toBeGreaterThan(0)
  await engine.up()
}

/** Presses twice to type over the words. Where a busy machine has the presses too far apart for that, it is done again. */
async function write(module: Found, words: Found): Promise<void> {
  await expect(async () => {
    await module.doublePress()
    await expect.poll(() => words.attribute('contenteditable'), { timeout: 5_000 }).toBe('plaintext-only')
  }).toPass()
}

walk('a page is made: a block is dragged onto it, a heading is typed into, and it is published', async ({ tab, site, kind }) => {
  const title = `Made in ${kind}`
  await signIn(tab, site)
  await tab.open('/admin/pages')
  await tab.role('button', 'New page').press()
  await tab.role('radio', /A blank page/).press()
  await tab.role('dialog').find({ label: 'Title' }).fill(title)
  await tab.role('button', 'Create').press()
  await tab.role('button', 'Heading and text').press()
  await canvas(tab, '[data-block=heading]').shows(true, 120)
  await canvas(tab, '.canvas-skeleton').counts(0)
  await tab.role('tab', 'Add').press()
  await drag(tab, tab.text('Large numbers with').at(-1), canvas(tab, '[data-block=heading]'))
  await canvas(tab, '[data-block=numbers]').shows()
  const heading = canvas(tab, '[data-block=heading] .heading__title')
  await write(canvas(tab, '.canvas-module').having('A heading').at(0), heading)
  await tab.engine.type(`Typed in ${kind}`)
  await heading.says(`Typed in ${kind}`)
  await tab.key('Enter')
  await tab.text('Saved').shows()
  await tab.role('button', 'Publish').press()
  const anyway = tab.role('button', 'Publish anyway')
  await expect.poll(async () => (await anyway.isShown()) || (await tab.text('Published').isShown())).toBe(true)
  if (await anyway.isShown()) await anyway.press()
  await tab.text('Published').shows()
  const page = await (await fetch(`${site.base}/made-in-${kind}`)).text()
  expect(page).toContain(`Typed in ${kind}`)
})
