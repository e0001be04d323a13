import { expect, walk } from '../support/site'
import { awake, cards, openList } from './reviews'

walk('R24: photos open in place on demand, keys lead on, and the focus comes back', async ({ page, site }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openList(page, `${site.base}/reviews`)
  await page.waitForLoadState('networkidle')
  expect(fetched.some((url) => url.includes('lightbox'))).toBe(false)
  const link = page.locator('.review-card__photo').first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(fetched.some((url) => url.includes('lightbox'))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
})

walk('R23: whoever presses again while the code is on its way gets one dialog', async ({ page, site }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/show-text*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.base}/sandbox/review-list/photos-short-names-texts-in-a-dialog`)
  await page.locator('.review-card__more').first().dblclick()
  release()
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

walk(
  'R23: a long text opens in a dialog where the owner wants that; what samples are is said once for the list',
  async ({ page, site }) => {
    await page.goto(`${site.base}/sandbox/review-list/photos-short-names-texts-in-a-dialog`)
    const more = page.locator('.review-card__more').first()
    await more.click()
    const dialog = page.getByRole('dialog')
    const close = dialog.getByRole('button', { name: 'Close' })
    await expect(dialog).toBeVisible()
    await expect(close).toBeInViewport()
    expect((await close.boundingBox())!.y).toBeLessThan((await dialog.locator('.review-card__text').boundingBox())!.y)
    await close.click()
    await expect(more).toBeFocused()
    await expect(page.getByText(/not written by (?:a )?customers?/)).toHaveCount(1)
  },
)

walk('R22: a broken picture goes, and its container with it', async ({ page, site, faults }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`${site.base}/reviews`)
  await awake(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.locator(cards).last().scrollIntoViewIfNeeded()
  await expect(page.locator('.review-card__photos')).toHaveCount(0)
  faults.length = 0
})

walk('R08: a text opens and closes in place, by mouse and by keyboard', async ({ page, site }) => {
  await page.goto(`${site.base}/reviews`)
  const more = page.locator('.review-card__more').first()
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(more).toHaveText('Read less')
  await more.focus()
  await page.keyboard.press('Space')
  await expect(more).toHaveAttribute('aria-expanded', 'false')
})
