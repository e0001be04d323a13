import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ajax, startTestSite, type TestSite } from '../site.fake'

const elsewhere = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }
let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
  for (const feature of site.app.features) await feature.demo?.('demo')
})
afterAll(() => site.close())

type Drawn = { readonly css: string; readonly widgets: readonly (string | null)[] }
const shown = async (query: string): Promise<Drawn> => (await (await site.get(`/embed?${query}`)).json()) as Drawn

describe('widgets on pages of others', () => {
  test('R50: what is stored under a number is drawn, in the order in which it was asked for', async () => {
    const { widgets } = await shown('show=review-badge.6&show=review-list.1')
    expect(widgets.map((html) => /data-island="([\w-]+)"/.exec(html ?? '')?.[1])).toEqual(['review-badge', 'review-list'])
  })

  test('R02: a display that slides is drawn as a slider, whichever it was asked for as', async () => {
    const { widgets } = await shown('show=review-list.2&show=review-slider.1')
    expect(widgets[0]).toContain('data-island="review-slider"')
    expect(widgets[1]).toContain('data-island="review-list"')
  })

  test('R21: what its place says is obeyed: rows, columns, tags, languages', async () => {
    const perRow = async (said: object) =>
      (await shown(`show=${encodeURIComponent(`review-list.1~${JSON.stringify(said)}`)}`)).widgets[0] ?? ''
    const narrow = await perRow({ perrow: '2', nrows: '1', shortcodelang: 'de' })
    expect(narrow).toContain('data-per-row="2"')
    expect(narrow.match(/<article /g)).toHaveLength(2)
    expect(narrow).toContain('lang="de"')
    expect(narrow).not.toContain('lang="en"')
    expect(await perRow({ shortcodetag: 'no-such-tag' })).toContain('No more reviews found.')
  })

  test('one that is nothing of ours leaves its place empty, and the others are drawn', async () => {
    const { widgets } = await shown('show=no-such.1&show=review-badge.6&show=review-list.1~{"')
    expect(widgets.map((html) => html !== null)).toEqual([false, true, false])
  })

  test('R37: a widget knows the page that it stands on, and leads there', async () => {
    const at = async (on: string) => (await shown(`on=${encodeURIComponent(on)}&show=review-list.1`)).widgets[0] ?? ''
    expect(await at('//host.example/decks?p=7')).toContain('"path":"//host.example/decks?p=7"')
    expect(await at('javascript:alert(1)')).toContain('"path":"/"')
  })

  test('F01: a contact form is drawn by its number, and knows the page that it stands on', async () => {
    const { widgets } = await shown('on=%2F%2Fhost.example%2Fdecks&show=contact-form.1&show=contact-form.999&show=contact-form.0')
    expect(widgets).toEqual([expect.stringContaining('data-island="contact-form"'), null, null])
    expect(widgets[0]).toContain('name="page" value="//host.example/decks"')
  })

  test('F01: every contact form has a page of its own, for links; a form that is not there has none', async () => {
    const response = await site.get('/contact-form/1')
    const html = await response.text()
    expect(html).toContain('action="/contact-form/1"')
    expect(html).toMatch(/<h1[^>]*>[^<]*\w/)
    expect(html).toContain('content="noindex"')
    for (const none of ['999', '0', '01', 'x']) expect((await site.get(`/contact-form/${none}`)).status, none).toBe(404)
  })

  test('what has no number is drawn as its place says: opening hours and the summary of reviews', async () => {
    const asked = (block: string, said: object) => `show=${encodeURIComponent(`${block}.0~${JSON.stringify(said)}`)}`
    const own = asked('opening-hours', { title: 'When we work', compact: 'yes', group: 'no', level: 'h1' })
    const { widgets } = await shown(`${own}&${asked('opening-hours', { title: 'no', state: 'no' })}&show=review-summary.0`)
    expect(widgets[0]).toContain('<h3 class="opening-hours__title">When we work</h3>')
    expect(widgets[0]).toContain('data-compact')
    expect(widgets[0]?.match(/data-line="w\d"/g)).toHaveLength(7)
    expect(widgets[1]).not.toContain('opening-hours__title')
    expect(widgets[1]).not.toContain('opening-hours__state')
    expect(widgets[2]).toContain('data-variant="band"')
    expect((await shown(asked('review-summary', { variant: 'head' }))).widgets[0]).toContain('data-variant="head"')
  })

  test('T12: a pop-up is the one that stands under its name on a published page; a draft, another page or another name shows nothing', async () => {
    const asked = async (said: object) =>
      (await shown(`show=${encodeURIComponent(`popup.0~${JSON.stringify(said)}`)}&show=review-badge.6`)).widgets
    expect((await asked({ page: '/how-we-work', name: 'first-visit' }))[0]).toMatch(/<dialog[^>]* id="first-visit"/)
    for (const said of [
      { page: '/how-we-work', name: 'no-such' },
      { page: '/contact', name: 'first-visit' },
      { page: '/no-such-page', name: 'first-visit' },
      { page: 'https://elsewhere.test/how-we-work', name: 'first-visit' },
      { page: '/how-we-work' },
    ])
      expect(await asked(said), JSON.stringify(said)).toEqual([null, expect.stringContaining('data-island="review-badge"')])
  })

  test('what is not there leaves its place empty', async () => {
    expect((await shown('show=review-list.999')).widgets).toEqual([null])
  })

  test.each([
    'site-header.1',
    'hero.1',
    'review-list',
    'review-list.0',
    'review-list.1<b>',
    'portfolio.0~{"portfolio-block-attributes":"{oops"}',
    `portfolio.0~{"a":"${'a'.repeat(8000)}"}`,
    '',
  ])('R23: what no page of others may show leaves its place empty, and takes nothing else with it: %s', async (asked) => {
    const { widgets } = await shown(`show=${encodeURIComponent(asked)}&show=review-badge.6`)
    expect(widgets).toEqual([null, expect.stringContaining('data-island="review-badge"')])
  })

  test('who asks for nothing gets nothing', async () => expect((await site.get('/embed')).status).toBe(404))

  test('P01: a portfolio is drawn as the page of others says', async () => {
    const attributes = JSON.stringify({ itemsPerPage: '4', showSearch: false, loadMoreButtonText: 'More & more' })
    const said = JSON.stringify({ 'portfolio-block-attributes': attributes })
    const { widgets } = await shown(`show=${encodeURIComponent(`portfolio.0~${said}`)}&show=portfolio.1`)
    expect(widgets[0]?.match(/data-item=/g)).toHaveLength(4)
    expect(widgets[0]).not.toContain('type="search"')
    expect(widgets[0]).toContain('More &amp; more')
    expect(widgets[1]?.match(/data-item=/g)).toHaveLength(10)
  })

  test('bar E05: pages of others may read it, without any cookie, and it runs nothing where it is opened', async () => {
    const { headers } = await site.get('/embed?show=review-badge.6')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  })

  test('the script has one address for ever', async () => {
    const response = await site.get('/embed.js')
    expect(await response.text()).toBe('import "/assets/embed.js"\n')
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('calls from pages of others', () => {
  test('bar E05: what anybody may ask can be read there', async () => {
    for (const path of ['/api/reviews/summary', '/api/ticket?purpose=reviews'])
      expect((await fetch(site.base + path, { headers: elsewhere })).headers.get('access-control-allow-origin'), path).toBe('*')
    const answer = await ajax(site, 'wprp_load_more_revs', {}, 'none')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('bar E05: what a signed-in person asks cannot, and what changes something is refused', async () => {
    expect((await fetch(`${site.base}/api/reviews`, { headers: elsewhere })).headers.get('access-control-allow-origin')).toBeNull()
    const answer = await site.post('/api/preview', { block: 'review-list', props: {} }, { headers: elsewhere })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a preview is drawn for nobody who is not signed in', async () => {
    expect((await site.post('/api/preview', { block: 'review-list', props: {} })).status).toBe(401)
  })
})
