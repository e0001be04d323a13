import type { Page } from '@playwright/test'
import { isDrawn, treeOf } from '../pages/page-editor'
import { expect, forget, type RunningSite, startSite, walk } from './site'

const owner = { name: 'Olive Tui', email: 'olive@example.test', password: 'a quiet bench by the sea' }

/** An empty site whose owner has just signed up with the printed link, and opened it: no demo, no page, no form. */
export async function startEmptySite(env: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ words: [], env })
  const token = /set-up#([^\s&]+)/.exec(site.printed())?.[1]
  const answer = await fetch(`${site.base}/api/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.base },
    body: JSON.stringify({ token, ...owner }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  await open(site, answer.headers.get('set-cookie') ?? '')
  return { ...site, login: () => ({ email: owner.email, password: owner.password }) }
}

/** What is published there by hand is seen by visitors at once, as after “Open my site”. */
async function open({ base }: RunningSite, cookie: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: base, cookie: cookie.split(';')[0] ?? '' }
  const opened = await fetch(`${base}/api/setup/open`, { method: 'POST', headers, body: '{}' })
  expect(opened.status, await opened.text()).toBe(200)
}

/** Like `walk`, on an empty site of the worker's own; `signIn` signs in the owner who set it up. */
export const emptyWalk = walk.extend<object, { site: RunningSite }>({
  site: [
    async ({ siteOf: _ }, use) => {
      const site = await startEmptySite()
      await use(site)
      await site.stop()
      forget(site.folder)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/** In the editor of a page: adds a block by its name on screen, behind what is selected, and leaves its line selected. */
export async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Add' }).click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(name)
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).press('Enter')
  await page.getByRole('tab', { name: 'Outline' }).click()
  await expect(treeOf(page).getByRole('treeitem', { selected: true })).toBeVisible()
  await isDrawn(page)
}
