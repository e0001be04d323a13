import { demoPages } from '../support/demo'
import { smallTargets } from '../support/everyone'
import { expect, walk } from '../support/site'

const PARTS = 4

walk.describe.configure({ mode: 'parallel' })

for (const width of [390, 1280])
  walk(`whatever is pressed on pages of the demo is 24 pixels wide and high at ${width}`, async ({ page, site, faults }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of [...demoPages, '/search?q=deck', '/no-such-page']) {
      await page.goto(site.base + path)
      expect(await smallTargets(page), path).toEqual([])
    }
    // One of them is missing, and the browser says so.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/404/.test(fault)))
  })

for (let part = 1; part <= PARTS; part++)
  walk(`whatever is pressed in the sandbox is 24 pixels wide and high, part ${part} of ${PARTS}`, async ({ page, site }) => {
    walk.setTimeout(900_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${site.base}/sandbox`)
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(100)
    for (const link of links.filter((_, place) => place % PARTS === part - 1)) {
      await page.goto(link)
      expect(await smallTargets(page), link).toEqual([])
    }
  })
