import type { Locator, Page } from '@playwright/test'
import { withForeignPage } from '../support/foreign-page'
import { expect, signIn, walk } from '../support/site'

/** What an owner copies where it is offered. */
async function copied(page: Page, address: string, title: string): Promise<string> {
  await page.goto(address)
  const lines = page.getByRole('region', { name: title })
  await lines.getByRole('button', { name: 'Copy' }).click()
  await expect(lines.getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

const works: Readonly<Record<string, (widget: Locator) => Promise<void>>> = {
  popup: async (widget) => {
    await widget.getByRole('button', { name: 'What to have ready' }).click()
    await expect(widget.getByRole('dialog', { name: 'What to have ready' })).toBeVisible()
    await widget.page().keyboard.press('Escape')
  },
  'opening-hours': (widget) => expect(widget.locator('[aria-current="date"]')).toHaveCount(1),
  'review-summary': (widget) => expect(widget.locator('.review-summary__average')).toBeVisible(),
}

walk('R23: an owner copies the code of a pop-up, the opening hours and the summary, and it works elsewhere', async ({ page, site }) => {
  await signIn(page, site)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { pages } = (await (await page.request.get(`${site.base}/api/pages`)).json()) as { pages: { id: number; path: string }[] }
  const id = pages.find(({ path }) => path === '/how-we-work')?.id
  const code = [
    await copied(page, `${site.base}/admin/pages?page=${id}&at=rows.1.columns.0.modules.1`, 'On another website'),
    await copied(page, `${site.base}/admin/site`, 'Opening hours on another website'),
    await copied(page, `${site.base}/admin/reviews/badges`, 'On another website'),
  ]
  await withForeignPage(code.join(''), async (address) => {
    await page.goto(address)
    for (const [block, isUsed] of Object.entries(works)) await isUsed(page.locator(`[data-frontage="${block}"]`))
  })
})
