import { expect, walk } from './site'

walk('R11: Load More appends the next rows, tells how many there are, and goes when nothing is left', async ({ page, site }) => {
  await page.goto(`${site.base}/reviews`)
  const cards = page.locator('[data-review]')
  const first = await cards.count()
  expect(first).toBeGreaterThan(5)
  await page.getByRole('link', { name: /load more/i }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="review-list"]')).toHaveAttribute('data-awake', '')
  await page.getByRole('link', { name: /load more/i }).click()
  await expect(cards).toHaveCount(first * 2)
  const ids = await cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-review')))
  expect(new Set(ids).size).toBe(ids.length)
  await expect(page.getByText(new RegExp(`${first * 2} of \\d+`)).first()).toBeVisible()
})

walk('R25: a failing load shows a message, keeps the list, and the next press succeeds', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/reviews`)
  const cards = page.locator('[data-review]')
  const first = await cards.count()
  const more = page.getByRole('link', { name: /load more/i })
  await more.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="review-list"]')).toHaveAttribute('data-awake', '')
  await page.route('**/admin-ajax.php', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<b>not an answer</b>' }))
  await more.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(cards).toHaveCount(first)
  await expect.poll(() => faults.length, { message: 'the failure is logged' }).toBeGreaterThan(0)
  faults.length = 0
  await page.unroute('**/admin-ajax.php')
  await more.click()
  await expect(cards).toHaveCount(first * 2)
})

walk('R25: what a server prints behind its answer is cut off', async ({ page, site }) => {
  await page.goto(`${site.base}/reviews`)
  const cards = page.locator('[data-review]')
  const first = await cards.count()
  await page.route('**/admin-ajax.php', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n<!-- 42 queries -->` })
  })
  const more = page.getByRole('link', { name: /load more/i })
  await more.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="review-list"]')).toHaveAttribute('data-awake', '')
  await more.click()
  await expect(cards).toHaveCount(first * 2)
})

walk('R11: a ticket that has become stale is renewed without the visitor noticing', async ({ page, site, faults }) => {
  await page.route(
    '**/api/ticket?*',
    (route) => route.fulfill({ json: { ticket: 'old.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } }),
    { times: 1 },
  )
  await page.goto(`${site.base}/reviews`)
  const cards = page.locator('[data-review]')
  const first = await cards.count()
  const more = page.getByRole('link', { name: /load more/i })
  await more.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="review-list"]')).toHaveAttribute('data-awake', '')
  const refused = page.waitForResponse((response) => response.url().includes('admin-ajax') && response.status() === 403)
  await more.click()
  await refused
  await expect(cards).toHaveCount(first * 2)
  expect(faults.splice(0), 'the browser names the one refused request').toEqual([expect.stringContaining('403')])
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('R11: the pages of a list are links', async ({ page, site }) => {
    await page.goto(`${site.base}/reviews`)
    const before = await page.locator('[data-review]').first().getAttribute('data-review')
    await page.getByRole('link', { name: /load more/i }).click()
    await expect(page).toHaveURL(/\?page=2/)
    const after = await page.locator('[data-review]').first().getAttribute('data-review')
    expect(after).not.toBe(before)
  })

  walk('R08: a long text opens by its link', async ({ page, site }) => {
    await page.goto(`${site.base}/reviews`)
    const link = page.getByRole('link', { name: /read more/i }).first()
    const target = (await link.getAttribute('href')) ?? ''
    const text = page.locator(target)
    const before = (await text.boundingBox())?.height ?? 0
    await link.click()
    await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(before)
  })
})
