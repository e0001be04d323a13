import { ageProof } from '../server/security'
import { isWithoutFindings } from '../support/day-and-night'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner who deletes reviews' })

walk(
  'spam is deleted for good, one by one and several at once, after a question and the password (bar J05)',
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
    await articles.first().getByRole('button', { name: 'Delete for good' }).click()
    const question = page.getByRole('dialog', { name: 'Delete for good?' })
    await expect(question).toContainText('This review is deleted with pictures, replies, history and e-mails')
    await isWithoutFindings(page, 'question')
    await question.getByRole('button', { name: 'Delete for good' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await proof.getByLabel('Your password').fill(site.login().password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('One review deleted for good.').first()).toBeVisible()
    await expect(articles).toHaveCount(before - 1)
    await expect(articles.first(), 'whoever works with keys goes on at the next one').toBeFocused()

    await page.getByLabel('Select all shown').check()
    await page.getByRole('region', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('dialog', { name: 'Delete for good?' }).getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible()
    // The browser notes that the password had to be given first.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/403/.test(fault)))
  },
)
