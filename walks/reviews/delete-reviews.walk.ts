import { ageProof } from '../server/security'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner who deletes reviews' })

walk(
  'spam moves to the trash and comes back by Undo, and goes for good from there alone, after the password (bar J05)',
  async ({ page, site, faults }) => {
    await signIn(page, site)
    const headers = { origin: site.base }
    const { reviews } = await (await page.request.get(`${site.base}/api/reviews`)).json()
    const ids = (reviews as { id: number }[]).slice(0, 3).map(({ id }) => id)
    const marked = await page.request.post(`${site.base}/api/reviews/decide-many`, { headers, data: { ids, decision: 'spam' } })
    expect(marked.status(), await marked.text()).toBe(200)
    ageProof(site)
    await page.goto(`${site.base}/admin/reviews?status=spam`)
    const articles = page.getByRole('article')
    await expect(articles.nth(2)).toBeVisible()
    const before = await articles.count()
    await articles.first().getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByText('One review moved to trash.').first()).toBeVisible()
    await expect(articles).toHaveCount(before - 1)
    await expect(articles.first(), 'whoever works with keys goes on at the next one').toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(articles).toHaveCount(before)

    await page.getByLabel('Select all shown').check()
    await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible()
    await page.goto(`${site.base}/admin/trash`)
    const forGood = page.getByRole('button', { name: /^Delete for good: / })
    await expect(forGood).toHaveCount(before)
    await isWithoutFindings(page, 'trash')
    await forGood.first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await proof.getByLabel('Your password').fill(site.login().password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(forGood).toHaveCount(before - 1)
    // The browser notes that the password had to be given first.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/403/.test(fault)))
  },
)
