import { expect, signInByHand, walk } from '../support/site'

walk('an approved review is on the public page at once, and an undone decision takes it away again', async ({ page, site, context }) => {
  await signInByHand(page, site)
  await page.goto(`${site.base}/admin/reviews`)
  const waiting = page.getByRole('article').filter({ has: page.getByRole('button', { name: /approve/i }) })
  const first = waiting.first()
  await expect(first).toBeVisible()
  const name = (await first.getByRole('heading').first().textContent())?.trim() ?? ''
  expect(name).not.toBe('')

  const visitor = await context.newPage()
  await visitor.goto(`${site.base}/reviews`)
  await expect(visitor.locator('[data-review]').filter({ hasText: name })).toHaveCount(0)

  // A decision is seen before the server has answered: visitors see it from the answer on.
  await Promise.all([page.waitForResponse('**/api/reviews/decide'), first.getByRole('button', { name: /approve/i }).click()])
  await expect(page.getByText(/^Approved: /)).toBeVisible()
  // The notice stays while the pointer rests on it.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await visitor.reload()
  await expect(visitor.locator('[data-review]').filter({ hasText: name })).toHaveCount(1)

  await Promise.all([page.waitForResponse('**/api/reviews/undo'), page.getByRole('button', { name: 'Undo' }).click()])
  await expect(waiting.filter({ hasText: name })).toHaveCount(1)
  await visitor.reload()
  await expect(visitor.locator('[data-review]').filter({ hasText: name })).toHaveCount(0)
})
