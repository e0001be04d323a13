import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'

const PATH = '/spring-sale'
const OVER = '2026-01-01T09:00:00.000Z'
const LINK = 'Spring sale'

let site: FilledSite
let id: number

const ask = async (address: string, body: unknown): Promise<Record<string, unknown>> => {
  const response = await site.post(address, body, { cookie: site.cookies.owner })
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}
const text = async (address: string): Promise<string> => (await site.get(address)).text()

/** What visitors, search engines and the owner of the menus know of the page. */
const known = async () => ({
  status: (await site.get(PATH)).status,
  isInSitemap: (await text('/sitemap.xml')).includes(`${PATH}<`),
  isFound: (await text('/?s=marquee')).includes(LINK),
  isLostInMenus: ((await ask('/api/frame/links', { hrefs: [PATH] })).lost as string[]).includes(PATH),
})
const nowhere = { status: 404, isInSitemap: false, isFound: false, isLostInMenus: true }
const everywhere = { status: 200, isInSitemap: true, isFound: true, isLostInMenus: false }

/** Plans it for a time that is over, which is now, and does what is due. */
async function plan(times: { publishAt: string | null; unpublishAt: string | null }): Promise<void> {
  const { schedule } = (await (await site.get(`/api/pages/${id}`, site.cookies.owner)).json()) as { schedule: { revision: string } }
  await ask(`/api/pages/${id}/schedule`, { ...times, revision: schedule.revision })
  await site.app.jobs.runDue()
}

beforeAll(async () => {
  site = await startFilledSite()
  id = (await ask('/api/pages', { path: PATH, title: LINK })).id as number
  const rows = [{ columns: [{ modules: [{ block: 'heading', props: { title: 'In the marquee' } }] }] }]
  await ask(`/api/pages/${id}/draft`, { id, revision: 1, document: { version: 2, path: PATH, title: LINK, rows } })
})
afterAll(() => site.close())

test('a planned page comes at its time and goes at its time: for visitors, in the sitemap, in the search, and for menus', async () => {
  expect(await known()).toEqual(nowhere)
  await plan({ publishAt: '2099-01-01T09:00:00.000Z', unpublishAt: null })
  expect(await known()).toEqual(nowhere)
  await plan({ publishAt: OVER, unpublishAt: null })
  expect(await known()).toEqual(everywhere)
  await plan({ publishAt: null, unpublishAt: '2099-01-01T09:00:00.000Z' })
  expect(await known()).toEqual(everywhere)
  await plan({ publishAt: null, unpublishAt: OVER })
  expect(await known()).toEqual(nowhere)
})
