import { statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { demoPages, readToEnd } from '../support/demo'
import { island } from '../support/odd-answers'
import { expect, walk } from '../support/site'
import { wake } from '../support/waking'

/** Bytes of script, as Brotli, before anybody has touched a page; of page and script, of the home page; and of what comes when an island wakes. */
const UNTOUCHED = 8_000
const HOME = 45_000
const AWAKE = 70_000

/** The scripts that a page has asked for so far. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  )

const weightOf = (scripts: readonly string[]): number =>
  [...new Set(scripts)].reduce((sum, script) => sum + statSync(path.join('dist/site/assets', `${path.basename(script)}.br`)).size, 0)

for (const address of demoPages)
  walk(`${address}: less than ${UNTOUCHED} bytes of script come before it is touched, however far it is read`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 800 })
    const answer = await page.goto(site.base + address, { waitUntil: 'networkidle' })
    const first = await scriptsOf(page)
    const untouched = weightOf(first)
    expect(untouched, first.join(' ')).toBeLessThan(UNTOUCHED)
    if (address === '/') expect(untouched + brotliCompressSync((await answer?.body()) ?? '').length).toBeLessThan(HOME)
    await readToEnd(page)
    await page.waitForLoadState('networkidle')
    const read = await scriptsOf(page)
    expect(weightOf(read), read.join(' ')).toBeLessThan(UNTOUCHED)
  })

for (const [address, name, most] of [
  ['/reviews', 'review-list', AWAKE],
  // It names every field that has to be corrected, and sends itself without its code where that is missing.
  ['/contact', 'contact-form', AWAKE + 600],
  ['/portfolio', 'portfolio', AWAKE],
] as const)
  walk(`${address}: less than ${most} bytes of script come when it wakes, React included`, async ({ page, site }) => {
    await page.goto(site.base + address, { waitUntil: 'networkidle' })
    const before = await scriptsOf(page)
    await wake(island(page, name))
    await page.waitForLoadState('networkidle')
    const came = (await scriptsOf(page)).filter((script) => !before.includes(script))
    expect(came.some((script) => script.includes('/react-'))).toBe(true)
    expect(weightOf(came), came.join(' ')).toBeLessThan(most)
  })
