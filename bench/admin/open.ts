import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER } from '../browser/visit.ts'
import type { Login } from '../editor/change.ts'

export type Opened = { readonly screen: string; readonly tasks: readonly number[] }

type Watched = { longest: number }

/** The longest task of each visit: of the queue with so many reviews in it, and of the texts of the site. */
export async function longestTasks(base: string, login: Login, reviews: number, visits: number): Promise<Opened[]> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] })
  try {
    const page = await signedIn(browser, base, login)
    await fillQueue(page, base, reviews)
    const queue = await timed(page, visits, `${base}/admin`, '/admin/reviews?status=published', (opened) =>
      hasRows(opened, '[data-review]', reviews),
    )
    const texts = await timed(page, visits, `${base}/admin`, '/admin/site/words', (opened) => hasRows(opened, 'main details', 10))
    return [
      { screen: `the queue with ${reviews} reviews, come back to`, tasks: queue },
      { screen: 'the texts of the site', tasks: texts },
    ]
  } finally {
    await browser.close()
  }
}

async function signedIn(browser: Browser, base: string, { email, password }: Login): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched
    watched.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(`${base}/admin`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  return page
}

const hasRows = (page: Page, rows: string, count: number): Promise<unknown> =>
  page.waitForFunction(([selector, most]) => document.querySelectorAll(selector).length >= most, [rows, count] as const)

/** Shows more until all are there: from then on the browser remembers them for as long as the page stays. */
async function fillQueue(page: Page, base: string, reviews: number): Promise<void> {
  await page.goto(`${base}/admin/reviews?status=published`)
  const more = page.getByRole('button', { name: 'Show more' })
  for (;;) {
    const shown = await page.locator('[data-review]').count()
    if (shown >= reviews) return
    await more.click()
    await hasRows(page, '[data-review]', shown + 1)
  }
}

/** Opens a screen from the home screen, as its link in the navigation does, and waits until all of it is there. */
async function timed(page: Page, visits: number, home: string, to: string, isThere: (page: Page) => Promise<unknown>): Promise<number[]> {
  const tasks: number[] = []
  for (let visit = 0; visit <= visits; visit += 1) {
    await follow(page, new URL(home).pathname)
    await page.getByRole('heading', { level: 2, name: 'Needs your attention' }).waitFor()
    await page.waitForTimeout(1_000)
    await page.evaluate(() => ((globalThis as unknown as Watched).longest = 0))
    await follow(page, to)
    await isThere(page)
    await page.waitForTimeout(1_000)
    tasks.push(await page.evaluate(() => (globalThis as unknown as Watched).longest))
  }
  return tasks.slice(1)
}

/** By a link that the admin follows without a reload. */
const follow = (page: Page, to: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.click()
    link.remove()
  }, to)
