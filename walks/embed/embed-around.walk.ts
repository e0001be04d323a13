import AxeBuilder from '@axe-core/playwright'
import { cards, openList } from '../reviews/reviews'
import { withForeignPage } from '../support/foreign-page'
import { answerOddly } from '../support/odd-answers'
import { expect, signIn, walk } from '../support/site'

walk(
  'R23: a list on a page of somebody else brings its own ground where it needs one, asks that page for nothing, and its pages lead back to it',
  async ({ page, site }) => {
    await signIn(page, site)
    const settings = { more: 'pages', selection: { types: [] }, bar: {} }
    const headers = { origin: site.base }
    const kept = await page.request.post(`${site.base}/api/reviews/widgets/save`, {
      headers,
      data: { kind: 'display', title: 'Pages', settings },
    })
    const { widget } = (await kept.json()) as { widget: { id: number } }
    const elsewhere = (theme: string) =>
      `<div style="background: white"><div data-frontage="review-list" data-id="${widget.id}" data-theme="${theme}"></div></div>
     <script type="module" src="${site.base.replace('127.0.0.1', 'localhost')}/embed.js"></script>`

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await withForeignPage(elsewhere('dark'), async (address) => {
      await openList(page, `${address}about?x=1`)
      await expect(page.locator(cards).first()).toBeVisible()
      const ground = () => page.locator('.frontage').evaluate((wrapper) => getComputedStyle(wrapper).backgroundColor)
      await expect.poll(ground).toBe('rgb(22, 28, 29)')
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
      const link = page.getByRole('link', { name: 'Page 2', exact: true })
      const here = `${address.replace('http:', '')}about?x=1`
      await expect(link).toHaveAttribute('href', `${here}&page=2`)
      await link.click()
      await expect(page.getByRole('status').filter({ hasText: /page 2/i })).toBeAttached()
      await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute('href', `${here}&page=3`)
      expect(asked.filter((url) => url.startsWith(address) && !url.endsWith('/favicon.ico'))).toEqual([`${address}about?x=1`])
    })
    await withForeignPage(elsewhere('light'), async (address) => {
      await openList(page, address)
      await expect(page.locator('.frontage')).not.toHaveAttribute('data-ground')
    })
  },
)

walk(
  'R23: whatever is answered, a page of somebody else keeps what it has, and says why to whoever looks after it',
  async ({ page, site, faults }) => {
    const body = `<div data-frontage="review-badge" data-id="6">Read our reviews</div><div data-frontage="review-list" data-id="1">All of them</div>
    <script type="module" src="${site.base}/embed.js"></script>`
    await withForeignPage(
      body,
      async (address) => {
        const holds = async () => {
          await expect.poll(() => faults.length).toBeGreaterThan(0)
          await expect(page.getByText('Read our reviews')).toBeVisible()
          faults.length = 0
        }
        await answerOddly({ page, call: '**/embed?*', press: () => page.goto(address), holds })
        await page.route('**/embed?*', async (route) => {
          const answer = (await (await route.fetch()).json()) as { widgets: unknown[] }
          await route.fulfill({ json: { ...answer, widgets: [{ html: 7 }, ...answer.widgets.slice(1)] } })
        })
        await page.goto(address)
        await expect(page.locator(cards).first()).toBeVisible()
        await expect(page.getByText('Read our reviews')).toBeVisible()
        expect(faults.splice(0)).toEqual(['frontage: there is no review-badge 6'])
      },
      { style: '' },
    )
  },
)
