import type { Page } from '@playwright/test'
import { ajax, answerOddly, broken, island, odd } from '../support/odd-answers'
import { bringIn, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, type RunningSite, signIn, walk } from '../support/site'
import { wake } from '../support/waking'

walk.use({ siteOf: 'whoever answers oddly' })

const path = '/whatever-is-opened'
const short = [
  { name: 'review_text', label: 'Your review', required: true },
  { name: 'reviewer_name', label: 'Your name', required: true },
]
const blocks = [
  { block: 'portfolio', props: { itemsPerPage: 6 } },
  { block: 'review-form', props: { definition: { fields: short, once: 'post' } } },
  { block: 'review-float', props: { float: { delay: 0 } } },
]

/** A page with what is opened, brought in and published by its owner. */
async function makePage(page: Page, site: RunningSite): Promise<void> {
  if ((await page.request.get(site.base + path)).status() !== 404) return
  await signIn(page, site)
  await bringIn(page, site, pageFile(path, 'Whatever is opened', [rowOf(...blocks)]), 'Whatever is opened')
  await publish(page)
}

walk(
  'P04: whatever is answered about the item that an address names, the list stays, and words lead to its own page',
  async ({ page, site, faults }) => {
    await makePage(page, site)
    const list = island(page, 'portfolio')
    const dialog = page.getByRole('dialog')
    const open = () => page.goto(`${site.base}${path}?item=lookout-deck`)
    const isTold = async (): Promise<void> => {
      await expect(dialog).toContainText('The content could not be loaded.')
      await expect(dialog.getByRole('link', { name: 'The content' })).toHaveAttribute('href', '/portfolio/lookout-deck')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(site.base + path)
      await expect(list.locator('[data-item]')).toHaveCount(6)
      expect(await list.locator('[data-item]').first().getAttribute('href')).toMatch(/^\/portfolio\//)
    }
    const call = '**/api/portfolio/item?*'
    await answerOddly({ page, call, press: open, holds: isTold }, [...odd.slice(-2), ...broken])
    await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
    await open()
    await dialog.getByRole('link', { name: 'The content' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lookout deck' })).toBeVisible()
    faults.length = 0
  },
)

walk(
  'R62: whatever is answered about a review that was sent, the thanks stay, and only a plain no brings the form back',
  async ({ page, site, faults }) => {
    await makePage(page, site)
    await page.goto(site.base + path)
    const writing = island(page, 'review-form')
    await wake(writing)
    const text = writing.getByLabel('Your review')
    await text.fill('Solid work, and a tidy site.')
    await writing.getByLabel('Your name').fill('Mere')
    await writing.locator('button[type="submit"]').click()
    await expect(writing.getByRole('status')).toHaveText('Thank you for your feedback!')
    const isRemembered = async (): Promise<void> => {
      await wake(writing)
      await expect(writing.getByRole('status')).toHaveText('You have already submitted this form, we appreciate your feedback!')
      await expect(text).toBeHidden()
      await expect(island(page, 'portfolio').locator('[data-item]')).toHaveCount(6)
    }
    const asked = { page, call: ajax, action: 'wprp_check_unbrid', press: () => page.goto(site.base + path) }
    await answerOddly({ ...asked, holds: isRemembered }, [...odd.slice(-2), ...broken])
    const isBack = () => expect(text).toBeVisible()
    await answerOddly({ ...asked, holds: isBack }, ['notfound\n'])
    faults.length = 0
  },
)

walk(
  'R53: whatever is answered in place of the next review, none of it is shown in the floating box, and the page stays',
  async ({ page, context, site, faults }) => {
    const owner = await context.newPage()
    await makePage(owner, site)
    await owner.close()
    await page.clock.install({ time: '2026-03-01T10:00:00Z' })
    const box = page.locator('.review-float')
    const words = box.locator('.brief-review__text')
    const rotate = async (): Promise<void> => {
      await page.goto(site.base + path)
      await wake(island(page, 'review-float'))
      await expect(words.first()).toBeAttached()
      const isIn = async (): Promise<boolean> => {
        await page.clock.runFor(2000)
        return box.isVisible()
      }
      await expect.poll(isIn).toBe(true)
      await page.clock.runFor(14_000)
    }
    const isGone = async (): Promise<void> => {
      await page.clock.runFor(3000)
      await expect(box).toBeHidden()
      await expect(box).not.toContainText(/We are resting|no review at all/)
      await expect(island(page, 'portfolio').locator('[data-item]')).toHaveCount(6)
    }
    await answerOddly({ page, call: ajax, action: 'wprp_get_float', press: rotate, holds: isGone }, [...odd.slice(-2), ...broken])
    // An answer as it should be goes on with the next one.
    const another = `<div class="wprev_pop_contain"><div class="wprevpro_outerrevdivpop"><p>Another ${'good '.repeat(20)}review.</p></div></div>`
    const isNext = () => expect(box.getByText('Another good')).toBeVisible()
    await answerOddly({ page, call: ajax, action: 'wprp_get_float', press: rotate, holds: isNext }, [another])
    faults.length = 0
  },
)
