import { island, openPage } from '../support/odd-answers'
import { expect, walk } from '../support/site'

walk.use({ siteOf: 'whoever answers oddly' })

for (const feature of ['FormData', 'URLSearchParams', 'fetch', 'AbortController'])
  walk(
    `F09: a browser without ${feature} is told so in its console, and keeps a page and a plain form that work`,
    async ({ page, site, faults }) => {
      const said: string[] = []
      const broken: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => broken.push(String(error)))
      await page.addInitScript((name) => Reflect.deleteProperty(window, name), feature)
      await page.goto(`${site.base}/contact`)
      await expect.poll(() => said).toContain(`Your browser does not support ${feature}.`)
      await expect(page.locator('[data-island="contact-form"] form')).toBeVisible()
      await page.getByLabel('Your name').fill('Mere Tīpene')
      await page.getByRole('button', { name: 'Send it' }).click()
      await expect(page).toHaveURL(/\/contact-form\/1$/)
      await expect(page.getByText('Please fill out this field.').first()).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue('Mere Tīpene')
      expect(broken.filter((one) => one.includes('island'))).toEqual([])
      faults.length = 0
    },
  )

walk(
  'F09 P10 R25: an island whose code does not work stays as the server drew it, and leads where its links lead',
  async ({ page, site, faults }) => {
    await page.route(/\/(portfolio|review-list|contact-form)\.view[\w.-]*\.js$/, async (route) => {
      const names = /export\{([^}]*)\};?\s*$/.exec(await (await route.fetch()).text())?.[1]?.split(',') ?? []
      const broken = names.map((name) => `broken as ${name.split(' as ')[1] ?? name}`)
      const body = `const broken = () => { throw new Error('does not work') }; broken.View = broken; export { ${broken} }`
      await route.fulfill({ contentType: 'text/javascript', body })
    })
    await openPage(page, site)
    for (const name of ['portfolio', 'review-list', 'contact-form']) {
      await island(page, name).scrollIntoViewIfNeeded()
      await island(page, name).dispatchEvent('keydown')
      await expect.poll(() => faults.filter((fault) => fault.includes('does not work')).length).toBeGreaterThan(0)
      await expect(island(page, name).locator('a:visible, button:visible').first()).toBeVisible()
      faults.length = 0
    }
    await page.locator('.portfolio__more').click()
    await expect(page).toHaveURL(/page=2/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    faults.length = 0
  },
)

walk(
  'F09 P10 R25: where code is missing, on the line or in the browser, every island stays as the server drew it',
  async ({ page, site, faults }) => {
    const missing: readonly (() => Promise<unknown>)[] = [
      () => page.route(/\/(portfolio|review-list|contact-form)\.view[\w.-]*\.js$/, (route) => route.fulfill({ status: 404, body: '' })),
      // React cannot begin without it.
      () => page.addInitScript(() => Reflect.deleteProperty(window, 'WeakMap')),
    ]
    for (const take of missing) {
      await take()
      await openPage(page, site)
      for (const name of ['portfolio', 'review-list', 'contact-form']) {
        faults.length = 0
        await island(page, name).scrollIntoViewIfNeeded()
        await expect(island(page, name).locator('a:visible, button:visible').first()).toBeVisible()
        await expect(island(page, name)).not.toHaveAttribute('data-awake')
      }
      await page.locator('.portfolio__more').click()
      await expect(page).toHaveURL(/page=2/)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    faults.length = 0
  },
)
