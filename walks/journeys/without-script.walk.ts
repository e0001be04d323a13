import { walk } from '../support/site'
import { journeys } from './journeys'

walk.use({ siteOf: 'whoever has no script', javaScriptEnabled: false })
walk.describe.configure({ mode: 'parallel' })

for (const [name, journey] of Object.entries(journeys))
  walk(`without JavaScript ${name}`, async ({ page, site, faults }) => {
    await journey(page, site)
    // The browser dresses a picture that is opened by itself, which the page's policy forbids; and the owner's screens need scripts.
    faults.length = 0
  })
