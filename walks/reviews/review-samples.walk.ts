import { expect, signIn, walk } from '../support/site'
import { cards } from './reviews'

walk.use({ siteOf: 'reviews without samples' })

const real = [
  'date,name,rating,content,location,source,is_approved',
  '2026-03-01,Tama,5,"They are \u202elive\u202c here, and built it well.",Deck in Nelson,Google,yes',
].join('\n')

walk(
  'R22: samples go when something real is published, and in one step; nothing in a review turns what stands around it',
  async ({ page, site }) => {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/reviews?status=published`)
    await expect(page.getByText(/sample reviews from the demo/)).toBeVisible()
    await expect(page.getByText('Visitors see them until your first real review is published.')).toBeVisible()

    await page.goto(`${site.base}/admin/reviews/transfer`)
    await page.getByLabel('File with reviews').setInputFiles({ name: 'real.csv', mimeType: 'text/csv', buffer: Buffer.from(real) })
    await page.getByRole('button', { name: 'Import 1 review' }).click()
    await expect(page.getByText('1 added').first()).toBeVisible()

    const visitor = await page.context().browser()!.newPage({ javaScriptEnabled: false })
    for (const path of ['/reviews', '/reviews?source=', '/reviews?q=built']) {
      await visitor.goto(site.base + path)
      await expect(visitor.locator(cards)).toHaveCount(1)
    }
    await expect(visitor.locator('.review-card__text')).toHaveText('They are live\u202c here, and built it well.')
    await expect(visitor.locator('.review-card__sample')).toHaveCount(0)
    await visitor.close()

    await page.goto(`${site.base}/reviews`)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const order = await page.locator('.person__line').evaluate((line) => {
      const comma = document.createRange()
      comma.selectNode(line.querySelector('.person__place')!.lastChild!)
      return [line.querySelector('time')!, comma, line.querySelector('bdi')!].map((part) => part.getBoundingClientRect().left)
    })
    expect(order, 'date, comma and place from left to right').toEqual([...order].sort((a, b) => a - b))

    await page.goto(`${site.base}/admin/reviews?status=published`)
    await expect(page.getByText('Visitors now see only your real reviews.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove all samples' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('All sample reviews were removed.')).toBeVisible()
    await expect(page.getByText(/sample reviews from the demo/)).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto(`${site.base}/reviews`)
    await expect(page.locator(cards)).toHaveCount(1)
  },
)
