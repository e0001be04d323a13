import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type NewSite, startNewSite } from './new-site.fake'

type Finding = { readonly kind: string; readonly page: string; readonly text: string; readonly action: string; readonly at: string }
type Gap = { readonly text: string; readonly action: string; readonly at: string }
type Setup = {
  readonly findings: readonly Finding[]
  readonly pages: readonly { readonly name: string; readonly id: number; readonly gaps: readonly Gap[] }[]
}
type Step = { readonly name: string; readonly at: string; readonly isDone: boolean }
type FirstSteps = { readonly more: readonly Step[] }
type Opened = { readonly revision: number; readonly document: { readonly rows: { readonly anchor?: string }[] } }

const pages = ['home', 'services', 'about', 'contact', 'privacy', 'reviews', 'projects', 'news']

describe.each(engines)('the pages of a new site on %s', (engine) => {
  let site: NewSite
  beforeAll(async () => {
    site = await startNewSite(engine, inject('postgresUrl'))
  }, 60_000)
  afterAll(() => site.close())

  const get = async <Answer>(address: string): Promise<Answer> => (await site.get(address, site.cookie)).json() as Promise<Answer>
  async function post<Answer>(address: string, body: object): Promise<Answer> {
    const answer = await site.post(address, body, { cookie: site.cookie })
    expect(answer.status, `${address} ${await answer.clone().text()}`).toBe(200)
    return (await answer.json()) as Answer
  }
  const html = async (path: string): Promise<string> => (await site.get(path)).text()
  const menu = async (): Promise<string[]> => (await get<{ hrefs: string[] }>('/api/frame/menu')).hrefs
  const setup = () => get<Setup>('/api/setup')
  const pageOf = async (name: string) => (await setup()).pages.find((page) => page.name === name)!
  const texts = (found: readonly Finding[], kind: string): string[] =>
    found.filter((one) => one.kind === kind).map(({ page, text }) => [page, text].filter(Boolean).join(': '))

  test('say one by one what is missing for visitors, and where that is written', async () => {
    await post('/api/setup', { step: 'business', answers: { name: 'Okafor Legal', kind: 'lawyer' } })
    await post('/api/setup', { step: 'pages', answers: { pages } })
    await post('/api/setup/make', {})
    const about = await pageOf('about')
    expect(about.gaps.map(({ text, action }) => `${action}: ${text}`)).toEqual([
      'Write: Say in one sentence who works here.',
      'Write: Say what people should bring or know before they come.',
    ])
    const { document } = await get<Opened>(`/api/pages/${about.id}`)
    const row = document.rows.findIndex(({ anchor }) => anchor === 'who-works-here')
    expect(about.gaps[0]?.at).toBe(`/admin/pages?page=${about.id}&at=rows.${row}.columns.0.modules.0.props.html`)
    expect((await pageOf('contact')).gaps.map(({ at }) => at)).toEqual(['/admin/setup/place', '/admin/setup/place'])
    expect((await pageOf('services')).gaps.map(({ at }) => at)).toEqual(['/admin/setup/offer'])
    expect(texts((await setup()).findings, 'gap')).toContain('About: Say in one sentence who works here.')
  })

  test('are looked over before they are public: colours in both modes, and links', async () => {
    expect(texts((await setup()).findings, 'fine')).toEqual(['All text is easy to read in light mode and in dark mode', 'Every link works'])
    const { revision, look } = await get<{ revision: number; look: { dark: { main: object } } }>('/api/look')
    const grey = { ...look, dark: { ...look.dark, main: { ...look.dark.main, ink: '#555555', paper: '#333333' } } }
    await post('/api/look/save', { revision, look: grey })
    const { findings } = await setup()
    expect(texts(findings, 'warns')).toEqual([expect.stringMatching(/hard to read in dark mode$/)])
    expect(findings.find(({ kind }) => kind === 'warns')).toMatchObject({ action: 'Fix', at: '/admin/look' })
    expect(texts(findings, 'fine')).not.toContain('All text is easy to read in light mode and in dark mode')
  })

  test('are in the menu as soon as they have something to show, each once, whatever their owner does with the link', async () => {
    await post('/api/setup/publish', {})
    expect(await menu()).toEqual(['/services', '/about', '/contact'])
    const csv = (name: string) => `unique_id,date,name,rating,content\n${name},2026-01-01,${name},5,Good advice`
    await post('/api/reviews/import', { text: csv('ann'), publish: true })
    const { reviews } = await get<{ reviews: { id: number }[] }>('/api/reviews?status=pending')
    for (const { id } of reviews) await post('/api/reviews/decide', { id, decision: 'approve' })
    await expect.poll(menu).toContain('/reviews')
    await expect.poll(() => html('/about')).toContain('href="/reviews"')

    await post('/api/frame/menu/remove', { href: '/reviews' })
    const news = await pageOf('news')
    const { revision, document } = await get<Opened>(`/api/pages/${news.id}`)
    const written = { block: 'rich-text', props: { html: '<p>We have moved.</p>' } }
    const rows = document.rows.map((row) => (row.anchor === 'news' ? { ...row, columns: [{ span: 8, modules: [written] }] } : row))
    const saved = await post<{ revision: number }>(`/api/pages/${news.id}/draft`, { revision, document: { ...document, rows } })
    await post(`/api/pages/${news.id}/publish`, { revision: saved.revision })
    await expect.poll(menu).toContain('/news')
    // The link to the reviews was taken out: it stays out.
    expect(await menu()).not.toContain('/reviews')
    expect((await pageOf('news')).gaps).toEqual([])
  })

  test('made later begin with templates that are drawn with the header, the look and the details of the site', async () => {
    const { templates } = await get<{ templates: { name: string; preview: string; path: string }[] }>('/api/pages/templates')
    expect(templates.map(({ name }) => name)).toEqual(['home', 'services', 'about', 'contact', 'landing', 'projects', 'reviews', 'privacy'])
    expect(templates[0]?.path).toBe('')
    const inAdmin = { cookie: site.cookie, 'sec-fetch-site': 'same-origin' }
    const drawn = await fetch(site.base + templates[0]!.preview, { headers: inAdmin })
    expect([drawn.status, drawn.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    const page = await drawn.text()
    expect([page.includes('Okafor Legal'), page.includes('site-header'), page.includes('Legal advice')]).toEqual([true, true, true])
    expect((await site.get(templates[0]!.preview)).status).toBe(404)
    expect((await fetch(`${site.base}/admin/preview/templates/nothing`, { headers: inAdmin })).status).toBe(404)
  })

  test('are followed by first steps that are ticked by what really happened', async () => {
    const steps = async (): Promise<Record<string, boolean>> =>
      Object.fromEntries((await get<FirstSteps>('/api/setup/first-steps')).more.map(({ name, isDone }) => [name, isDone]))
    expect(await steps()).toEqual({
      ...{ details: false, logo: false, project: false, review: true, mail: false, address: false, backup: false },
    })
    await post('/api/setup', { step: 'place', answers: { phone: '0117 496 0123', hours: 'appointment' } })
    await post('/api/setup/first-steps/done', { name: 'address' })
    // Only what is at an address with https can have been seen there.
    expect(await steps()).toMatchObject({ details: true, address: false })
  })
})
