import { isWithoutFindings } from '../support/day-and-night'
import { expect, walk as filledWalk, signIn } from '../support/site'

filledWalk(
  'a block whose script fails in browsers is told to the owner, once for a visit; visitors keep the plain one',
  async ({ page, site, browser }) => {
    const visit = await browser.newPage()
    // Its script has nothing to draw from, and fails.
    await visit.route(`${site.base}/reviews`, async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const from = html.indexOf('<script type="application/json">', html.indexOf('data-island="review-list"'))
      await route.fulfill({
        response: answer,
        body: `${html.slice(0, from)}<script type="application/json">{}${html.slice(html.indexOf('</script>', from))}`,
      })
    })
    for (let visits = 1; visits <= 2; visits++) {
      const told = visit.waitForRequest((request) => request.url().endsWith('/api/island-faults'))
      await visit.goto(`${site.base}/reviews`)
      await visit.locator('[data-island="review-list"]').dispatchEvent('keydown')
      await told
      await expect(visit.locator('[data-island="review-list"] article').first()).toBeVisible()
    }

    await signIn(page, site)
    const attention = page.getByRole('alert').filter({ hasText: 'Needs attention' })
    await expect(async () => {
      await page.goto(`${site.base}/admin/activity`)
      await expect(attention).toContainText('The block “review list” had a problem in visitors’ browsers 2 times', { timeout: 2_000 })
    }).toPass()
    await expect(attention).toContainText('Visitors saw the plain version instead')
    await isWithoutFindings(page, 'activity with problems')
  },
)
