import { setTimeout } from 'node:timers/promises'
import { demoPages } from '../support/demo'
import { expect, walk } from '../support/site'
import { journeys } from './journeys'

walk.use({ siteOf: 'a slow line' })
walk.describe.configure({ mode: 'parallel' })

/** Until a sheet comes, in milliseconds. */
const LATE = 2500

walk('styles come with the page itself: no page waits for a sheet of its own', async ({ page, site }) => {
  const sheets: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'stylesheet' && sheets.push(request.url())))
  for (const path of demoPages) {
    await page.goto(site.base + path)
    await expect(page.locator('head > style').first()).toBeAttached()
  }
  expect(sheets).toEqual([])
})

walk('while typefaces are on their way a page is read, and the first press on it counts', async ({ page, site }) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await come
    await route.continue().catch(() => undefined)
  })
  await page.goto(`${site.base}/reviews`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Load more reviews' }).click()
  expect(await page.evaluate(() => document.fonts.status), 'typefaces are on their way').toBe('loading')
  // Before its script is there a press leads to the next page of the list; it counts as well.
  await expect(page.getByText(/^24 of \d+ shown$/)).toBeVisible()
  letCome()
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

walk('without typefaces a page is read, and a message is sent', async ({ page, site, faults }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await journeys['a message is sent'](page, site)
  expect(faults.filter((fault) => !/Failed to load resource/.test(fault))).toEqual([])
  faults.length = 0
})

for (const [what, sheet] of [
  ['whose sheet comes late', 'late'],
  ['without its sheet', 'missing'],
] as const)
  walk(`on the owner's page ${what} the owner signs in`, async ({ page, site, faults }) => {
    const asked: string[] = []
    await page.route('**/auth-pages-*.css', async (route) => {
      asked.push(route.request().url())
      if (sheet === 'missing') return route.abort()
      await setTimeout(LATE)
      return route.continue().catch(() => undefined)
    })
    await journeys['the owner signs in'](page, site)
    expect(asked.length).toBeGreaterThan(0)
    expect(faults.filter((fault) => !/Failed to load resource/.test(fault))).toEqual([])
    faults.length = 0
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
