import { expect, walk } from '../support/site'
import { cuesIn } from './cues'

walk('the film of the demo has captions in the language of its page', async ({ page, site }) => {
  await page.goto(`${site.base}/how-we-work`)
  const track = page.locator('video.embed > track[kind="captions"]')
  await expect(track).toHaveAttribute('srclang', 'en-NZ')
  await expect(track).toHaveAttribute('label', 'Captions')
  expect((await cuesIn(page)).length).toBeGreaterThan(2)
})
