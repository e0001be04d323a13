import { engines } from '@frontage/kit/storage/database.fake'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { type NewSite, startNewSite } from './new-site.fake'

type Page = { readonly id: number; readonly path: string; readonly gaps: readonly string[] }
type Setup = {
  readonly answers: { readonly place: Record<string, string>; readonly business: { readonly name: string } }
  readonly states: readonly { readonly step: string; readonly state: string; readonly issues: readonly object[] }[]
  readonly pages: readonly Page[]
  readonly isOpen: boolean
}
type Document = { readonly rows: readonly { columns: { modules: { block: string; props: object }[] }[] }[]; title: string }

describe.each(engines)('a site that is set up again on %s', (engine) => {
  let site: NewSite
  beforeEach(async () => {
    site = await startNewSite(engine, inject('postgresUrl'))
  }, 60_000)
  afterEach(() => site.close())

  const get = async <Answer>(address: string): Promise<Answer> => (await site.get(address, site.cookie)).json() as Promise<Answer>
  const post = (address: string, body: object): Promise<Response> => site.post(address, body, { cookie: site.cookie })
  const save = async (step: string, answers: object): Promise<Setup> =>
    (await post('/api/setup', { step, answers })).json() as Promise<Setup>
  const make = async () => (await (await post('/api/setup/make', {})).json()) as { readonly setup: Setup; readonly kept: readonly string[] }
  const stateOf = ({ states }: Setup, step: string) => states.find((one) => one.step === step)
  const pageAt = ({ pages }: Setup, path: string): Page => pages.find((page) => page.path === path)!
  const opened = ({ id }: Page) => get<{ revision: number; document: Document }>(`/api/pages/${id}`)

  test('what has to be mended is named by its place, kept as it was typed, and nothing else of the site changes by it', async () => {
    await save('business', { name: 'Harbour Physio', kind: 'physiotherapy' })
    const week = { friday: [{ from: '17:00', to: '9:00' }] }
    const typed = { street: '14 Rutherford Quay', phone: '12', email: 'hello', hours: 'own', week }
    const after = await save('place', typed)
    expect(stateOf(after, 'place')).toMatchObject({
      state: 'faulty',
      issues: [
        { path: 'phone', text: 'This number looks too short. Please check it, or leave it empty.' },
        { path: 'email', text: 'This e-mail address has no @. Please check it.' },
        {
          path: 'week.friday.0.to',
          text: 'Closing time is before opening time on Friday. If you close after midnight, tick “until the next day”.',
        },
      ],
    })
    expect((await get<Setup>('/api/setup')).answers.place).toMatchObject({ phone: '12', email: 'hello', street: '14 Rutherford Quay' })
    expect(await get('/api/business')).toMatchObject({ business: { phone: '', street: '' } })
    const services = [{ name: 'Massage', price: 'cheap' }, { name: 'massage' }, { name: '' }]
    expect(stateOf(await save('offer', { services }), 'offer')?.issues).toEqual([
      { path: 'services.0.price', text: 'A price is written as 45, 45.50 or “from 45”.' },
      { path: 'services.1.name', text: 'There is already a service with this name.' },
      { path: 'services.2.name', text: 'Please type what this service is called, or remove it.' },
    ])
    expect(stateOf(await save('business', { name: ' ' }), 'business')?.issues).toHaveLength(1)
  })

  test('what somebody else answered meanwhile is not replaced unseen', async () => {
    const { states } = await get<{ states: { step: string; revision: string }[] }>('/api/setup')
    const { revision } = states.find(({ step }) => step === 'business')!
    const send = (name: string) => post('/api/setup', { step: 'business', answers: { name }, revision })
    const answers = await Promise.all([send('Harbour Physio'), send('Harbour Yoga')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('details are kept once: what another screen changes is what the set-up shows, and the other way round', async () => {
    await save('business', { name: 'Harbour Physio', kind: 'physiotherapy' })
    await save('place', { town: 'Nelson 7010', phone: '03 555 0142', hours: 'weekdays' })
    const { business, revision } = await get<{ business: object; revision: string }>('/api/business')
    expect(business).toMatchObject({ kind: 'Physiotherapy', city: 'Nelson', postcode: '7010', phone: '03 555 0142' })
    await post('/api/business/save', { ...business, phone: '03 555 9999', revision })
    expect((await get<Setup>('/api/setup')).answers.place).toMatchObject({ phone: '03 555 9999', town: 'Nelson 7010', hours: 'weekdays' })
  })

  test('made again, pages follow the answers; a page that its owner changed stays as it is, and so does a form', async () => {
    await save('business', { name: 'Harbour Physio', kind: 'physiotherapy' })
    const { setup } = await make()
    const about = await opened(pageAt(setup, '/about'))
    const document = { ...about.document, title: 'Hannah and Tom' }
    await post(`/api/pages/${pageAt(setup, '/about').id}/draft`, { ...pageAt(setup, '/about'), revision: about.revision, document })
    await save('business', { name: 'Harbour Physiotherapy', kind: 'physiotherapy' })
    const again = await make()
    expect(again.kept).toHaveLength(1)
    expect((await opened(pageAt(again.setup, '/about'))).document.title).toBe('Hannah and Tom')
    expect(JSON.stringify((await opened(pageAt(again.setup, '/'))).document)).toContain('Harbour Physiotherapy')
    expect(again.setup.pages.map(({ id }) => id)).toEqual(setup.pages.map(({ id }) => id))
    expect((await get<{ forms: unknown[] }>('/api/forms')).forms).toHaveLength(1)
    const once = await opened(pageAt(again.setup, '/'))
    expect((await make()).kept).toHaveLength(1)
    expect((await opened(pageAt(again.setup, '/'))).revision).toBe(once.revision)
  })

  test('nothing is published where one page cannot be', async () => {
    await save('business', { name: 'Harbour Physio', kind: 'physiotherapy' })
    const { setup } = await make()
    const contact = await opened(pageAt(setup, '/contact'))
    const document = { ...contact.document, title: '' }
    await post(`/api/pages/${pageAt(setup, '/contact').id}/draft`, {
      id: pageAt(setup, '/contact').id,
      revision: contact.revision,
      document,
    })
    const refused = await post('/api/setup/publish', {})
    expect([refused.status, (await refused.json()) as object]).toMatchObject([409, { message: expect.stringContaining('Contact') }])
    expect((await get<Setup>('/api/setup')).isOpen).toBe(false)
    const { pages } = await get<{ pages: { published: unknown }[] }>('/api/pages')
    expect(pages.filter(({ published }) => published)).toEqual([])
  })

  test('first steps are true: a step is done when it has happened, left out when it is not wanted, and put away for one person', async () => {
    await save('business', { name: 'Harbour Physio', kind: 'physiotherapy' })
    type Steps = { steps: { name: string; at: string; isDone: boolean; isLeftOut: boolean }[]; isHidden: boolean; done: number }
    const stepsNow = async () => get<Steps>('/api/setup/first-steps')
    const doneIn = ({ steps }: Steps) => steps.filter(({ isDone }) => isDone).map(({ name }) => name)
    const leadsTo = async (step: string) => (await stepsNow()).steps.find(({ name }) => name === step)?.at
    expect(doneIn(await stepsNow())).toEqual([])
    const { setup } = await make()
    expect(await leadsTo('read'), 'where each page is opened').toBe('/admin/setup/check')
    expect(await leadsTo('message')).toBe('/admin/preview/setup?path=/contact')
    await save('pages', { pages: ['home', 'privacy'] })
    expect(await leadsTo('message'), 'where the page with the form is added').toBe('/admin/setup/pages')
    await save('pages', { pages: setup.pages.map(({ path }) => (path === '/' ? 'home' : path.slice(1))) })
    expect(doneIn(await stepsNow())).toEqual(['answers'])
    for (const { path } of setup.pages) await post('/api/setup/read', { name: path === '/' ? 'home' : path.slice(1) })
    expect(doneIn(await stepsNow())).toEqual(['answers', 'read'])
    await post('/api/setup/publish', {})
    expect(doneIn(await stepsNow())).toEqual(['answers', 'read', 'publish'])
    await post('/api/setup/first-steps/leave-out', { name: 'prices' })
    const after = await stepsNow()
    expect([after.done, after.steps.find(({ name }) => name === 'prices')?.isLeftOut]).toEqual([4, true])
    await post('/api/setup/first-steps/hide', { isHidden: true })
    expect((await stepsNow()).isHidden).toBe(true)
  })
})
