import type { Page } from '@playwright/test'
import { form, keptMessages } from '../forms/forms'
import { cards as reviewCards } from '../reviews/reviews'
import { holdBack } from '../support/hold-back'
import { island } from '../support/odd-answers'
import { expect, walk } from '../support/site'
import { isAwake } from '../support/waking'

walk.use({ siteOf: 'people who are quicker than the code' })

const CODE = '**/assets/react-*.js'
const isAsleep = (page: Page, name: string): Promise<void> => expect(island(page, name)).not.toHaveAttribute('data-awake')
const more = (page: Page) => page.locator('.review-list__more')

/** How often a page has asked for rows. */
function countRows(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('admin-ajax.php')) asked += 1
  })
  return () => asked
}

for (const [how, press] of [
  ['a click', (page: Page) => more(page).click({ noWaitAfter: true })],
  ['the Enter key', async (page: Page) => more(page).press('Enter', { noWaitAfter: true })],
] as const)
  walk(`${how} on load more counts once, although the code comes late and the press is made twice`, async ({ page, site }) => {
    const release = await holdBack(page, CODE)
    const rows = countRows(page)
    await page.goto(`${site.base}/reviews`)
    const first = await page.locator(reviewCards).count()
    await press(page)
    await expect(more(page)).toHaveAttribute('aria-busy', 'true')
    await press(page)
    await isAsleep(page, 'review-list')
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect.poll(() => page.locator(reviewCards).count()).toBeGreaterThan(first)
    await expect(more(page)).toHaveAttribute('aria-busy', 'false')
    await isAwake(island(page, 'review-list'))
    expect(rows()).toBe(1)
    expect(new URL(page.url()).search).toBe('')
  })

walk(
  'what is typed into a search before the code has come stays, with the caret where it was, and is searched for',
  async ({ page, site }) => {
    const release = await holdBack(page, CODE)
    await page.goto(`${site.base}/reviews`)
    const field = island(page, 'review-list').getByRole('searchbox')
    await field.click()
    await page.keyboard.type('deck')
    await page.keyboard.press('ArrowLeft')
    release()
    await isAwake(island(page, 'review-list'))
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('deck')
    expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(3)
    await expect(page).toHaveURL(/q=deck/)
  },
)

walk('what is chosen before the code has come is what is shown', async ({ page, site }) => {
  const release = await holdBack(page, CODE)
  await page.goto(`${site.base}/reviews`)
  const sort = island(page, 'review-list').locator('select[name="sort"]')
  await sort.selectOption('oldest')
  release()
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(sort).toHaveValue('oldest')
})

walk('a card that is pressed before the code has come opens in place, once', async ({ page, site }) => {
  const release = await holdBack(page, CODE)
  await page.goto(`${site.base}/portfolio`)
  const card = page.locator('a[data-item]').first()
  await card.click({ noWaitAfter: true })
  await expect(card).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/portfolio\?item=/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/portfolio$/)
})

walk('an item that the address names is open at once', async ({ page, site }) => {
  await page.goto(`${site.base}/portfolio?item=glazed-gable`)
  await expect(page.getByRole('dialog')).toBeVisible()
})

walk('a form that is filled in and sent before its code has come is sent once, with all of it', async ({ page, site }) => {
  const release = await holdBack(page, CODE)
  await page.goto(`${site.base}/contact`)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /feedback|contact-form\//.test(request.url())) posts.push(request.postData() ?? '')
  })
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
  await page.getByLabel('What is it about?').selectOption('A new job')
  await page.getByLabel('How can we help?').click()
  await page.keyboard.type('Sent before anything worked.')
  const boxes = form(page).locator('input[type="checkbox"]:visible')
  for (let box = 0; box < (await boxes.count()); box += 1) await boxes.nth(box).check()
  // As long as a person takes.
  await page.waitForFunction(() => {
    const { used } = document.querySelector<HTMLElement>('[data-island="contact-form"]')!.dataset
    return Date.now() - Number(used) > 2_100
  })
  const button = page.getByRole('button', { name: 'Send it' })
  await button.click({ noWaitAfter: true })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ noWaitAfter: true })
  await isAsleep(page, 'contact-form')
  release()
  await expect(page.locator('.wpcf7-response-output')).toContainText('Thank')
  expect(posts).toHaveLength(1)
  expect(posts[0]).toContain('A new job')
  expect(await keptMessages(site, 'Sent before anything worked')).toEqual(['new'])
})

walk('a word that is being composed, and a button that is held down, are left alone until they are done', async ({ page, site }) => {
  const release = await holdBack(page, CODE)
  await page.goto(`${site.base}/contact`)
  const message = page.getByLabel('How can we help?')
  await message.click()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 })
  release()
  await page.waitForLoadState('networkidle')
  await isAsleep(page, 'contact-form')
  await session.send('Input.insertText', { text: '日本' })
  await isAwake(island(page, 'contact-form'))
  await expect(message).toHaveValue('日本')
  await expect(message).toBeFocused()

  const again = await holdBack(page, CODE)
  await page.goto(`${site.base}/reviews`)
  const rows = countRows(page)
  const place = await more(page).boundingBox()
  await more(page).scrollIntoViewIfNeeded()
  await more(page).hover()
  await page.mouse.down()
  again()
  await page.waitForLoadState('networkidle')
  await isAsleep(page, 'review-list')
  expect(place).not.toBeNull()
  await page.mouse.up()
  await expect.poll(rows).toBe(1)
  await isAwake(island(page, 'review-list'))
})

walk('a file that is chosen before the code has come is there when it has', async ({ page, site }) => {
  const release = await holdBack(page, CODE)
  await page.goto(`${site.base}/leave-a-review`)
  const review = island(page, 'review-form')
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') }
  const field = review.locator('input[type="file"]').first()
  await review.locator('input[type="radio"]').nth(3).check({ force: true })
  await field.setInputFiles(picture)
  await field.dispatchEvent('focusin')
  release()
  await isAwake(review)
  expect(await field.evaluate((input) => (input as HTMLInputElement).files?.[0]?.name)).toBe('me.png')
  await expect(review.locator('input[type="radio"]').nth(3)).toBeChecked()
})

walk.describe('where the code does not come', () => {
  walk('a link that was pressed is followed, and a form that was sent is posted with what is in it', async ({ page, site, faults }) => {
    await page.route(CODE, (route) => route.abort())
    await page.goto(`${site.base}/reviews`)
    await more(page).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/page=2/)
    await page.goto(`${site.base}/contact`)
    await page.getByLabel('Your name').fill('Mere Tīpene')
    await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/contact-form\/1$/)
    await expect(page.getByLabel('Your name')).toHaveValue('Mere Tīpene')
    faults.length = 0
  })
})

walk('whoever goes back to a search after loading the page anew sees what was searched for', async ({ page, site }) => {
  await page.goto(`${site.base}/reviews`)
  const sort = island(page, 'review-list').locator('select[name="sort"]')
  await sort.selectOption('oldest')
  await expect(page).toHaveURL(/sort=oldest/)
  await sort.selectOption('highest')
  await expect(page).toHaveURL(/sort=highest/)
  await page.reload()
  await isAsleep(page, 'review-list')
  await page.goBack()
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(sort).toHaveValue('oldest')
})
