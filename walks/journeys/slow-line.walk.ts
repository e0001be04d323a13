import { setTimeout } from 'node:timers/promises'
import { walk } from '../support/site'
import { journeys } from './journeys'

walk.use({ siteOf: 'a slow line' })
walk.describe.configure({ mode: 'parallel' })

/** Every script is so late, in milliseconds: one that asks for another one twice as late, while somebody reads, types and presses. */
const LATE = 1500

for (const [name, journey] of Object.entries(journeys))
  walk(`on a slow line ${name}`, async ({ page, site, faults }) => {
    await page.route('**/assets/*.js', async (route) => {
      await setTimeout(LATE)
      // The page that asked may be gone.
      await route.continue().catch(() => undefined)
    })
    await journey(page, site)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    faults.length = 0
  })
