import AxeBuilder from '@axe-core/playwright'
import { withForeignPage } from './foreign-page'
import { cards, openList } from './reviews'
import { expect, signIn, walk } from './site'

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
