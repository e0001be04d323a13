import { expect, walk } from '../support/site'
import { slowDown } from '../support/slow-machine'
import { journeys } from './journeys'
import { missingOn, unnamedScripts } from './scripts'

walk.use({ siteOf: 'a missing script' })
walk.describe.configure({ mode: 'parallel' })

/** A browser's own words for a script that it could not have. */
const COULD_NOT_COME = /dynamically imported module/

for (const [name, journey] of Object.entries(journeys)) {
  const groups = missingOn(name as keyof typeof journeys)
  if (!groups.length) continue
  walk(`without any one of its scripts ${name}`, async ({ browser, site }) => {
    walk.setTimeout(20_000 + groups.length * 40_000)
    for (const group of groups)
      await walk.step(`without ${group.join(' or ')}`, async () => {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        await slowDown(context)
        const page = await context.newPage()
        const missed = new Set<string>()
        const faults: string[] = []
        page.on('pageerror', (error) => COULD_NOT_COME.test(error.message) || faults.push(String(error)))
        page.on('request', (request) => request.url().endsWith('/api/island-faults') && faults.push(request.postData() ?? ''))
        for (const file of group)
          await page.route(`**/${file}`, async (route) => {
            missed.add(file)
            await route.abort()
          })
        await journey(page, site)
        await expect.poll(() => missed.size, 'what is missing was asked for').toBeGreaterThan(0)
        expect(faults).toEqual([])
        await context.close()
      })
  })
}

walk('every script that a page asks for is missing on a journey, or belongs to none of them', () => {
  expect(unnamedScripts()).toEqual([])
})
