import type { Locator, Page } from '@playwright/test'
import { filesWith, keptMessages } from '../forms/forms'
import { reviewsWith } from '../reviews/review-forms'
import { expect, type RunningSite } from '../support/site'

/** What visitors come for. It holds with scripts, without them, on a slow line, and while any one of them is missing. */
export type Journey = (page: Page, site: RunningSite) => Promise<void>

const seen = (page: Page, words: string | RegExp): Locator => page.getByText(words).filter({ visible: true }).first()

/** A picture in front of the page, or by itself where its link has led to it. */
const large = (page: Page): Locator => page.getByRole('dialog').getByRole('img').or(page.locator('body > img'))

const idsIn = (page: Page): Promise<string[]> =>
  page.locator('[data-review]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-review') ?? ''))

/** Bars, F02: whoever sends sooner than this after the form has its ticket, or after the page came, was not a person. */
const A_MOMENT = 2100

async function takeTime(page: Page): Promise<void> {
  const age = () =>
    page.evaluate(() => {
      const ticket = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/forms/ticket'))
      return performance.now() - ((ticket as PerformanceResourceTiming | undefined)?.responseEnd ?? 0)
    })
  await expect.poll(age).toBeGreaterThan(A_MOMENT)
}

/** Whose ticket came only now is asked to try again, and does. */
async function send(page: Page, thanks: Locator): Promise<void> {
  await expect(async () => {
    if (!(await thanks.isVisible())) await page.getByRole('button', { name: 'Send it' }).click()
    // On a slow line the form's code, its ticket and the answer come one after the other.
    await expect(thanks).toBeVisible({ timeout: 30_000 })
  }).toPass()
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
}

const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n ') }
const png = {
  name: 'deck.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
}

/** Words that nobody else sends. */
const own = (): string => `Written as ${Math.random().toString(36).slice(2)}.`

export const journeys = {
  'the phone menu leads on': async (page, site) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${site.base}/about`)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
    await expect(page).toHaveURL(`${site.base}/portfolio`)
  },
  'a search of the site finds': async (page, site) => {
    await page.goto(`${site.base}/about`)
    await page.locator('.site-search__opener').click()
    await page.getByRole('banner').locator('[name="s"]').fill('macrocarpa')
    await page.getByRole('banner').locator('[name="s"]').press('Enter')
    await expect(page).toHaveURL(`${site.base}/?s=macrocarpa`)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /macrocarpa/i })
        .first(),
    ).toBeVisible()
  },
  'a film behind a heading leaves it readable': async (page, site) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(site.base)
    const row = page
      .locator('section, div')
      .filter({ has: page.locator('.background-video') })
      .filter({ has: page.getByRole('heading') })
      .last()
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('heading').first()).toBeInViewport()
  },
  'praise in a row is read': async (page, site) => {
    await page.goto(`${site.base}/about`)
    const slider = page.locator('.review-slider').first()
    const hidden = slider.locator('.review-card').nth(3)
    await slider.hover()
    await expect(hidden).not.toBeInViewport()
    await expect(async () => {
      if (await slider.getAttribute('data-awake')) await slider.getByRole('button', { name: 'Next reviews' }).click()
      else await slider.locator('.review-slider__window').evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }))
      await expect(hidden).toBeInViewport({ timeout: 2000 })
    }).toPass()
  },
  'more reviews come': async (page, site) => {
    await page.goto(`${site.base}/reviews`)
    const first = await idsIn(page)
    await page.getByRole('link', { name: 'Load more reviews' }).click()
    // A page may come in between, which ends what is looked at on the one before.
    const others = async () => (await idsIn(page)).filter((id) => !first.includes(id))
    await expect(async () => expect(await others()).toHaveLength(12)).toPass({ timeout: 30_000 })
    await expect(seen(page, '24 of 254 shown')).toBeVisible()
  },
  'reviews are filtered': async (page, site) => {
    await page.goto(`${site.base}/reviews`)
    await page.getByRole('button', { name: 'Kitchen' }).click()
    await expect(seen(page, '12 of 49 shown')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kitchen', pressed: true })).toBeVisible()
    await page.getByRole('searchbox').fill('green')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/[?&]q=green/)
    await expect(seen(page, /^\d+ of \d+ shown$/)).not.toHaveText('12 of 49 shown')
    await expect(page.getByRole('searchbox')).toHaveValue('green')
  },
  'a long review is read': async (page, site) => {
    await page.goto(`${site.base}/reviews`)
    const more = page.locator('.review-card__more').first()
    const text = page.locator('[data-review]').filter({ has: more }).first()
    const before = (await text.boundingBox())?.height ?? 0
    await more.click()
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(before)
  },
  'a review with a picture is sent': async (page, site) => {
    await page.goto(`${site.base}/leave-a-review`)
    const form = page.getByRole('form', { name: 'Leave a Review' })
    await form.getByRole('radio', { name: '4 stars' }).check({ force: true })
    const words = own()
    await form.getByLabel('Your review').fill(words)
    await fillPerson(page)
    await form.getByLabel('Photos of the work').setInputFiles(png)
    await form.getByRole('checkbox').check()
    await takeTime(page)
    await form.getByRole('button', { name: 'Submit Review' }).click()
    await expect(seen(page, /^Thank you for your feedback!/)).toBeVisible()
    expect(await reviewsWith(site, words)).toBe(1)
  },
  'a message is sent': async (page, site) => {
    await page.goto(`${site.base}/contact`)
    await fillPerson(page)
    await page.getByLabel('What is it about?').selectOption('A new job')
    const words = own()
    await page.getByLabel('How can we help?').fill(words)
    await takeTime(page)
    await send(page, seen(page, 'Hemi or Grace will write back'))
    expect(await keptMessages(site, words)).toEqual(['new'])
  },
  'a form of steps is sent with a file': async (page, site) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${site.base}/quote`)
    const next = page.getByRole('button', { name: /^(Next|Check)\b/ })
    await page.getByLabel('A deck or pergola').check()
    await page.getByLabel('Rough sketch').check()
    await next.click()
    await page.getByLabel('Address of the job').fill('12 Driftwood Lane, Māpua')
    const words = own()
    await page.getByLabel('What would you like to change?').fill(words)
    await page.getByLabel('Photos and drawings').setInputFiles(pdf)
    await page.getByLabel(/You may keep these files/).check()
    await next.click()
    await fillPerson(page)
    await page.getByLabel('Your telephone').fill('03 555 0142')
    await next.click()
    await expect(page.getByRole('heading', { name: 'Check and send' })).toBeVisible()
    await takeTime(page)
    await send(page, seen(page, 'We read every one, and will ring you'))
    expect(await filesWith(site, words), 'the file has come with it').toEqual([1])
  },
  'projects are filtered and opened': async (page, site) => {
    await page.goto(`${site.base}/portfolio`)
    const list = page.getByRole('region', { name: 'Portfolio' })
    await list.getByRole('link', { name: 'Deck 4' }).click()
    await expect(list.locator('.portfolio-item')).toHaveCount(4)
    await list.getByRole('link', { name: 'Lookout deck' }).click()
    const opened = page.getByRole('dialog').or(page.getByRole('heading', { level: 1, name: 'Lookout deck' }))
    await expect(opened.first()).toBeVisible()
    await expect(page).toHaveURL(/lookout-deck/)
    await page.goto(`${site.base}/portfolio`)
    await list.getByRole('link', { name: 'Load more projects' }).click()
    await expect(list.locator('.portfolio-item')).toHaveCount(20)
  },
  'a project is read, and its picture looked at': async (page, site) => {
    await page.goto(`${site.base}/portfolio/glazed-gable`)
    await page.locator('.portfolio-item-page__main').click()
    await expect(large(page)).toBeVisible()
  },
  'a picture is seen large': async (page, site) => {
    await page.goto(`${site.base}/services#joinery`)
    await page.getByRole('link', { name: /^Straight macrocarpa stair/ }).click()
    await expect(large(page)).toBeVisible()
  },
  'an answer and a tab open': async (page, site) => {
    await page.goto(`${site.base}/how-we-work#consent`)
    await expect(seen(page, /a deck higher than a metre and a half/)).toBeVisible()
    await page.goto(`${site.base}/services#when-you-pay`)
    await expect(seen(page, /Ten per cent when you say yes/)).toBeVisible()
    const other = page.locator('.tabs__tab, .tabs summary').first()
    await other.click()
    await expect(seen(page, /Ten per cent when you say yes/)).toHaveCount(0)
  },
  'a pop-up opens and closes': async (page, site) => {
    await page.goto(`${site.base}/how-we-work`)
    await page.getByRole('button', { name: 'What to have ready' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
  'the colours follow the device': async (page, site) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`${site.base}/about`)
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ground).not.toBe(light)
  },
  'the owner signs in': async (page, site) => {
    const { email, password } = site.login()
    await page.goto(`${site.base}/admin`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(async () => (await page.request.get(`${site.base}/api/me`)).status()).toBe(200)
  },
} satisfies Record<string, Journey>
