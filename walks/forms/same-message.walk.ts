import { writeFileSync } from 'node:fs'
import type { Browser, Locator, Page } from '@playwright/test'
import { fillIn, isSaving, submit, text } from '../reviews/review-forms'
import { hasTakenItsTime } from '../reviews/review-places'
import { emptyWalk } from '../support/empty-site'
import { bringIn, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'
import { wake } from '../support/waking'
import { form, ready } from './forms'
import { addForm } from './messages'

emptyWalk.use({ siteOf: 'whoever changes their mind' })

const plans = {
  title: 'Send us your plans',
  steps: [
    {
      fields: [
        { type: 'text', name: 'your-name', label: 'Who are you?', required: true },
        { type: 'textarea', name: 'your-message', label: 'Your message' },
        { type: 'upload', name: 'plans', label: 'The plans', accept: ['pdf'] },
      ],
    },
  ],
}

const opinion = [
  { name: 'review_rating', label: 'How did it go?', required: true },
  { name: 'review_text', label: 'Your review', required: true },
  { name: 'reviewer_name', label: 'Your name', required: true },
]

/** Two of them have the same name and the same size. */
const plan = (letter: string) => ({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${letter}\n%%EOF\n`) })

/** A page with the form and one for reviews, made by the owner of an empty site; once for all walks. */
async function makePage(page: Page, site: RunningSite): Promise<void> {
  await signIn(page, site)
  if ((await page.request.get(`${site.base}/plans`)).status() !== 404) return
  const id = await addForm(page, site.base, plans)
  const blocks = [
    { block: 'contact-form', props: { form: id } },
    { block: 'review-form', props: { definition: { fields: opinion } } },
  ]
  await bringIn(page, site, pageFile('/plans', 'Plans', [rowOf(...blocks)]), 'Plans')
  await publish(page)
}

async function fillMessage(page: Page, words: string): Promise<void> {
  await page.getByLabel('Who are you?').fill('Mere')
  await page.getByLabel('Your message').fill(words)
}

const messages = (page: Page): Locator => page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })

/** What is in the files of the messages with these words, newest first. */
async function filesOf(page: Page, site: RunningSite, words: string, count: number): Promise<string[]> {
  await page.goto(`${site.base}/admin/messages?search=${encodeURIComponent(words)}`)
  await expect(messages(page)).toHaveCount(count)
  const contents: string[] = []
  for (let place = 0; place < count; place++) {
    await messages(page).nth(place).getByRole('link').click()
    await expect(messages(page).nth(place).getByRole('link')).toHaveAttribute('aria-current', 'true')
    const file = page.getByRole('region', { name: 'The open message' }).getByRole('link', { name: /plan\.pdf/ })
    const href = (await file.getAttribute('href')) ?? ''
    contents.push(await (await page.request.get(new URL(href, site.base).href)).text())
  }
  return contents
}

emptyWalk(
  'U01 bar H12: whoever goes back and sends another file of the same name and size has sent two messages, each with its file',
  async ({ page, context, site }) => {
    await makePage(page, site)
    const visitor = await context.newPage()
    for (const letter of ['a', 'b']) {
      if (letter === 'a') await visitor.goto(`${site.base}/plans`)
      else await visitor.goBack()
      await ready(visitor)
      await fillMessage(visitor, 'The very same words.')
      await visitor.getByLabel('The plans').setInputFiles(plan(letter))
      await expect(visitor.locator('.dnd-upload-status.complete')).toHaveCount(1)
      await form(visitor).getByRole('button', { name: 'Send' }).click()
      await expect(form(visitor)).toHaveClass(/\bsent\b/)
      await visitor.goto(`${site.base}/`)
    }
    const [newest, first] = await filesOf(page, site, 'very same words', 2)
    expect([first, newest]).toEqual([plan('a'), plan('b')].map(({ buffer }) => buffer.toString()))
  },
)

/** A page on which no script runs. */
const withoutScript = async (browser: Browser): Promise<Page> => (await browser.newContext({ javaScriptEnabled: false })).newPage()

emptyWalk('U01 bar H12: so it is without JavaScript, and the very same pressed again is one message', async ({ page, browser, site }) => {
  await makePage(page, site)
  const visitor = await withoutScript(browser)
  for (const letter of ['a', 'a', 'b']) {
    await visitor.goto(`${site.base}/plans`)
    await fillMessage(visitor, 'Without any script.')
    await visitor.getByLabel('The plans').setInputFiles(plan(letter))
    await form(visitor).getByRole('button', { name: 'Send' }).click()
    await expect(visitor).toHaveURL(/#contact-form-\d+-sent$/)
  }
  await visitor.context().close()
  const [newest, first] = await filesOf(page, site, 'Without any script', 2)
  expect([first, newest]).toEqual([plan('a'), plan('b')].map(({ buffer }) => buffer.toString()))
})

emptyWalk('U01: a file that is dropped onto the field says so, and arrives with its message', async ({ page, context, site }, walkInfo) => {
  await makePage(page, site)
  const visitor = await context.newPage()
  const ways = await noteWays(visitor)
  await visitor.goto(`${site.base}/plans`)
  await ready(visitor)
  await fillMessage(visitor, 'Dropped from the desk.')
  const dropped = walkInfo.outputPath('plan.pdf')
  writeFileSync(dropped, plan('d').buffer)
  // What misses the field is not opened in place of the page.
  await drop(visitor, form(visitor).getByRole('button', { name: 'Send' }), dropped)
  await drop(visitor, visitor.locator('.codedropz-upload-handler'), dropped)
  await expect(visitor.locator('.dnd-upload-status.complete')).toHaveCount(1)
  // Of two that come one after the other, the second is chosen.
  await visitor.getByRole('button', { name: 'Remove plan.pdf' }).click()
  await visitor.getByLabel('The plans').setInputFiles(plan('c'))
  await expect(visitor.locator('.dnd-upload-status.complete')).toHaveCount(1)
  expect(await ways()).toEqual(['drop', 'click'])
  await visitor.getByRole('button', { name: 'Remove plan.pdf' }).click()
  await expect(visitor.locator('.dnd-upload-status')).toHaveCount(0)
  await drop(visitor, visitor.locator('.codedropz-upload-handler'), dropped)
  await expect(visitor.locator('.dnd-upload-status.complete')).toHaveCount(1)
  await form(visitor).getByRole('button', { name: 'Send' }).click()
  await expect(form(visitor)).toHaveClass(/\bsent\b/)
  expect(await filesOf(page, site, 'Dropped from the desk', 1)).toEqual([plan('d').buffer.toString()])
})

/** How each file is said to have come. What is sent from the disk is not in the bodies that can be looked at from outside. */
async function noteWays(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const ways: unknown[] = []
    Object.assign(globalThis, { ways })
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData && body.has('upload-file')) ways.push(body.get('type'))
      send.call(this, body)
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { ways: unknown }).ways)
}

/** Drops a file of the machine onto an element, as a person's pointer does: the browser itself hands it over. */
async function drop(page: Page, onto: Locator, file: string): Promise<void> {
  await onto.scrollIntoViewIfNeeded()
  const box = await onto.boundingBox()
  if (!box) throw new Error('there is nothing to drop onto')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await browser.send('Input.dispatchDragEvent', { type, ...at, data })
}

emptyWalk(
  'R62 bar H12: whoever hears nothing, changes the text and sends again is in the list with both texts',
  async ({ page, context, site, faults }) => {
    await makePage(page, site)
    const visitor = await context.newPage()
    await visitor.goto(`${site.base}/plans`)
    await wake(visitor.locator('[data-island="review-form"]'))
    await fillIn(visitor)
    await hasTakenItsTime(visitor)
    // The review gets there, its answer does not come back.
    await visitor.route(
      '**/admin-ajax.php',
      async (route) => {
        if (!isSaving(route.request())) return route.fallback()
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await submit(visitor).click()
    await expect(visitor.getByRole('alert').filter({ hasText: 'nothing was lost' })).toBeVisible()
    await text(visitor).fill('Solid work, and they came back to fix the gate.')
    await submit(visitor).click()
    await expect(visitor.getByRole('status').filter({ hasText: 'Thank you for your feedback!' })).toBeVisible()
    await page.goto(`${site.base}/admin/reviews`)
    for (const words of ['Solid work, and a tidy site.', 'Solid work, and they came back to fix the gate.'])
      await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)
    faults.length = 0
  },
)
