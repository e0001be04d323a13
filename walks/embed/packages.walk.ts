import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp, createFreshApp } from '../../script/packages/fresh-app'
import { expect, walk } from '../support/site'

walk.setTimeout(180_000)

/** Serves built files, and nothing else. */
async function withFiles(files: Readonly<Record<string, string>>, visit: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://files')
    const file = files[pathname === '/' ? '/index.html' : pathname]
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => server.close())
}

walk('R23 F01: pages made with the npm packages show the widgets of this site, with React and without', async ({ page, site, faults }) => {
  const app = createFreshApp()
  try {
    buildApp(app)
    await withFiles(app.built(), async (address) => {
      await page.goto(`${address}/?server=${encodeURIComponent(site.base)}`)
      await expect(page.locator('#told')).toHaveText('2 true 1 your-subject,your-name,your-email,your-message')
      await expect(page.locator('frontage-reviews.reviews [data-review]').first()).toBeVisible()
      await page.getByLabel('Your name').fill('Mere Tīpene')
      await page.getByRole('button', { name: 'Send it' }).click()
      await expect(page.locator('.wpcf7-not-valid-tip').first()).toBeVisible()
      await page.goto(`${address}/plain.html?server=${encodeURIComponent(site.base)}`)
      await expect(page.locator('frontage-review-summary .review-summary__average')).toBeVisible()
      await expect(page.locator('frontage-opening-hours .opening-hours')).toBeVisible()
    })
  } finally {
    app.remove()
  }
  expect(faults).toEqual([])
})
