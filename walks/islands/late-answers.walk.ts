import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back'
import { expect, signIn, walk } from '../support/site'

walk.use({ siteOf: 'the owner on a slow line' })

const cookies = { isOn: true, statistics: { isUsed: true } }
const line = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first()

for (const { screen, call, field, find } of [
  { screen: 'site/cookies', call: 'consent', field: 'Text below the heading' },
  { screen: 'site', call: 'business', field: 'Phone' },
  { screen: 'site/words', call: 'words', field: 'Read more', find: 'Search texts' },
])
  walk(`what an owner types at ${screen} while an answer is on its way stays, and is kept with the next press`, async ({ page, site }) => {
    await signIn(page, site)
    const { revision } = (await (await page.request.get(`${site.base}/api/consent`)).json()) as { revision: string }
    const asked = { data: { consent: cookies, revision }, headers: { origin: site.base } }
    expect((await page.request.post(`${site.base}/api/consent/save`, asked)).status()).toBe(200)
    await page.goto(`${site.base}/admin/${screen}`)
    if (find) await page.getByRole('searchbox', { name: find }).fill(field)
    const answer = await holdBack(page, `**/api/${call}/save`)
    const kept = async (): Promise<string> => (await page.request.get(`${site.base}/api/${call}`)).text()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await line(page, field).fill('03 555 0100')
    await save.click()
    await line(page, field).fill('03 555 0199')
    answer()
    await expect.poll(kept).toContain('03 555 0100')
    await expect(page.getByText(/^Saved\b/).first()).toBeVisible()
    await expect(line(page, field)).toHaveValue('03 555 0199')
    await save.click()
    await expect.poll(kept).toContain('03 555 0199')
  })
