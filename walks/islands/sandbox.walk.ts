import { duplicateIds, faintWords, findings } from '../support/findings'
import { expect, walk } from '../support/site'

const PARTS = 6

walk.describe.configure({ mode: 'parallel' })

for (let part = 1; part <= PARTS; part++)
  walk(`every sandbox page is without findings, light and dark, part ${part} of ${PARTS}`, async ({ page, site, faults }) => {
    walk.setTimeout(900_000)
    await page.goto(`${site.base}/sandbox`)
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(100)
    for (const link of links.filter((_, place) => place % PARTS === part - 1)) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(link)
      expect(await findings(page), link).toEqual([])
      expect(await duplicateIds(page), link).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await faintWords(page), `${link}, dark`).toEqual([])
      expect(faults, link).toEqual([])
    }
  })
