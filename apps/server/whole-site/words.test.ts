import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueMessages } from '../messages'
import { PLAIN_LOOK } from '../pages/page-look'
import { Pages } from '../pages/pages'
import { ajax, type FilledSite, fakeAssets, startFilledSite } from '../site.fake'
import { visitorTexts } from '../texts'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

const owner = () => ({ cookie: site.cookies.owner })

async function speak(language: string): Promise<void> {
  const { look, revision } = await (await site.get('/api/look', site.cookies.owner)).json()
  expect((await site.post('/api/look/save', { revision, look: { ...look, language } }, owner())).status).toBe(200)
}

const word = (group: string, place: string, text: string): Promise<Response> =>
  site.post('/api/words/save', { changes: [{ group, place, text }] }, owner())

const missingPage = async (): Promise<string> => (await site.get('/nowhere')).text()

/** What a browser is told beside a list of reviews that stands on a page of somebody else. */
async function notesOf(block: string): Promise<{ texts?: Record<string, Record<string, unknown>> }> {
  const { widgets } = await (await fetch(`${site.base}/embed?show=${block}`)).json()
  return JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(String(widgets[0]))?.[1] ?? '{}')
}

test('issue 6: what the owner says in other words is on the next page, without a new start', async () => {
  expect(await missingPage()).toContain('Skip to content')
  expect((await word('site.frame', 'skip', 'On to the <content>')).status).toBe(200)
  expect(await missingPage()).toContain('On to the &lt;content&gt;')
  await word('site.frame', 'skip', '')
  expect(await missingPage()).toContain('Skip to content')
})

test('a page that only says something says it in the words that are settled while it is drawn, not in those from before', async () => {
  const pages = new Pages({
    ...{
      ...site.app,
      assets: fakeAssets,
      heads: [],
      frameHosts: async () => [],
      hosts: async () => ({}),
      siteName: async () => '',
      titled: async () => (title) => title,
    },
    pages: { find: async () => undefined, frame: async () => ({ header: [], footer: [] }) },
    look: async () => {
      visitorTexts.speak('en', { 'site.faults': { 'unmade.text': 'Come next week.', 'gone.text': 'Gone fishing.' } })
      return PLAIN_LOOK
    },
  })
  for (const [drawn, words] of [
    [await pages.missing(), 'Come next week.'],
    [await pages.message(410, () => issueMessages.gone), 'Gone fishing.'],
  ] as const) {
    expect(drawn.asset.body.toString()).toContain(words)
    visitorTexts.speak('en', {})
  }
})

test('issue 6: the language of the site is that of its words; the owner goes before it', async () => {
  await speak('de-AT')
  expect(await missingPage()).toContain('Zum Inhalt springen')
  await word('site.frame', 'skip', 'Hinein')
  const page = await missingPage()
  for (const words of ['<html lang="de-AT"', 'Hinein', 'Diese Website entsteht gerade']) expect(page).toContain(words)
  await word('site.frame', 'skip', '')
  await speak('en-NZ')
})

test('issue 6: a widget on a page of somebody else brings the words that differ, and no others', async () => {
  const created = await site.post('/api/reviews/widgets/save', { kind: 'display', title: 'Ours', settings: {} }, owner())
  const { id } = (await created.json()).widget
  expect(created.status).toBe(200)
  expect((await notesOf(`review-list.${id}`)).texts).toBeUndefined()
  await word('reviews.card', 'readMore', 'Go on </script>')
  await word('header.header', 'menu', 'Ways')
  expect((await notesOf(`review-list.${id}`)).texts).toEqual({ 'reviews.card': { readMore: 'Go on </script>' } })
  await word('reviews.card', 'readMore', '')
  await word('header.header', 'menu', '')
})

test('issue 6: what the site answers is in its words too', async () => {
  await speak('de')
  const answer = await ajax(site, 'wprp_load_more_revs', { perrow: '5', nrows: '2', textsearch: 'nothing like this anywhere' })
  expect(((await answer.json()) as { innerhtml: string }).innerhtml).toContain('Keine weiteren Bewertungen gefunden.')
  await speak('en-NZ')
})

test('issue 6: a text that does not fit its place is refused there, and moderators word nothing', async () => {
  const refused = await word('reviews.list', 'shown', 'All {of} them')
  expect([refused.status, ((await refused.json()) as { data: object }).data]).toEqual([400, { status: 400, field: 'reviews.list/shown' }])
  const { status } = await site.post('/api/words/save', { changes: [] }, { cookie: site.cookies.moderator })
  expect(status).toBe(403)
})
