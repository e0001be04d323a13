import { hearStatements } from '@frontage/kit/storage/statements.fake'
import { addressOf, pathFor } from '@frontage/kit/wire/address'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ajax, type Loaded, load, loaded, loadParameters, signedIn, startTestSite, type TestSite } from '../site.fake'

let site: TestSite
const parts: Record<string, unknown> = {}
let logins: { owner: { email: string; password: string } }

beforeAll(async () => {
  site = await startTestSite({ SEARCHES_PER_MINUTE: '0', EMBEDS_PER_MINUTE: '0', PAGES_PER_MINUTE: '0' })
  for (const feature of site.app.features) Object.assign(parts, await feature.fixture?.())
  logins = parts.accounts as typeof logins
})
afterAll(() => site.close())

const payloads = [
  "'",
  '"',
  "''",
  '`',
  '\\',
  "\\'",
  '%27',
  '%00',
  '1 OR 1=1',
  "' OR '1'='1",
  '1) OR 1=1-- ',
  '1);SELECT pg_sleep(3)--',
  "'; DROP TABLE review; --",
  '1 UNION SELECT password_hash FROM account',
  'CASE WHEN 1=1 THEN 1 ELSE 2 END',
  '(SELECT 1)',
  '1;1',
  '-1',
  '1e400',
  '０',
  '‘ or 1=1',
  'ʼ or 1=1',
  '/**/or/**/1=1',
  'newest; select 1',
  '$1',
]

describe('the AJAX endpoint', () => {
  test('R61: it answers exactly the specified fields, as text', async () => {
    const response = await load(site, {})
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const answer = JSON.parse(await response.text()) as Record<string, unknown>
    const specified = [
      'innerhtml',
      'newnotinstring',
      'clickedpnum',
      'lastslidenum',
      'totalreviewsindb',
      'reviewsperpage',
      'totalreviewsnum',
      'hideldbtn',
      'animateheight',
      'callnum',
    ]
    expect(Object.keys(answer).sort()).toEqual([...specified, 'iswidget', 'reviews'].sort())
    expect(answer).toMatchObject({
      totalreviewsnum: 10,
      reviewsperpage: 10,
      totalreviewsindb: 450,
      lastslidenum: 45,
      hideldbtn: '',
      callnum: 1,
    })
  })

  test.each([
    ['an unknown action', { action: 'wprp_unknown' }],
    ['no action', {}],
    ['a prototype as action', { action: '__proto__' }],
  ])('R61: %s is answered 400 and 0', async (_name, fields) => {
    const response = await fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: new URLSearchParams(fields) })
    expect([response.status, await response.text()]).toEqual([400, '0'])
  })

  test.each(['', 'x', '1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'R61: the ticket %j is refused with 403 and -1',
    async (ticket) => {
      const response = await ajax(site, 'wprp_load_more_revs', {}, ticket)
      expect([response.status, await response.text()]).toEqual([403, '-1'])
    },
  )
})

/** One of each kind. */
const fewPayloads = ["'", '"', '\\', "' OR '1'='1", '1);SELECT pg_sleep(3)--', "'; DROP TABLE review; --", '1e400']

/** What a statement could only hold if a payload had become a part of it. */
const telling = payloads.filter((payload) => payload.length > 3)
const expectValuesOnly = ({ texts }: { readonly texts: readonly string[] }): void =>
  expect(texts.filter((text) => telling.some((payload) => text.includes(payload)))).toEqual([])

describe('bad input', () => {
  let statements: ReturnType<typeof hearStatements>
  beforeEach(() => {
    statements = hearStatements()
  })
  afterEach(() => statements.stop())

  test.each(loadParameters)('bar C01: SQL in %s is only ever a value', async (parameter) => {
    for (const payload of payloads) {
      const response = await load(site, { [parameter]: payload })
      expect([200, 400], payload).toContain(response.status)
      if (response.status === 200) expect(((await response.json()) as Loaded).totalreviewsindb, payload).toBeLessThanOrEqual(450)
    }
    expect((await loaded(site, {})).totalreviewsindb).toBe(450)
    expectValuesOnly(statements)
  })

  test('bar C01: so it is in every parameter of every call that anybody, or whoever is signed in, reads by', async () => {
    const cookie = await signedIn(site, logins.owner.email, logins.owner.password)
    const reading = site.app.router.routes.filter(({ call }) => call.via.startsWith('GET '))
    const tried: string[] = []
    for (const { call } of reading) {
      const names = Object.keys((call.request as { entries?: object }).entries ?? {})
      for (const name of names)
        for (const payload of fewPayloads) {
          const { path } = addressOf(call)
          const query = new URLSearchParams(Object.fromEntries(names.map((one) => [one, one === name ? payload : '1'])))
          const { status } = await site.get(`${pathFor(path, (one) => (one === name ? payload : '1'))}?${query}`, cookie)
          expect([200, 304, 400, 404], `${call.name} ${name} ${payload}`).toContain(status)
          tried.push(call.name)
        }
    }
    expect(new Set(tried).size).toBeGreaterThan(20)
    expect((await loaded(site, {})).totalreviewsindb).toBe(450)
    expect(statements.texts.length).toBeGreaterThan(20)
    expectValuesOnly(statements)
  })

  test('bar C01: and in every field of everything that anybody sends', async () => {
    const sending = site.app.router.routes.filter(({ call, permission }) => !call.via.startsWith('GET ') && permission?.roles === 'public')
    const { ticket } = (await (await site.get('/api/ticket?purpose=reviews')).json()) as { ticket: string }
    const { uploads } = (await (await site.get(`/api/forms/ticket?form=${parts.contactForm}`)).json()) as { uploads: string }
    const known = { wpfb_nonce: ticket, security: uploads, form_id: String(parts.contactForm), _wpcf7: String(parts.contactForm) }
    const form = ['your-name', 'your-email', 'your-subject', 'your-message', 'page', 'notinstring']
    for (const { call } of sending)
      for (const payload of fewPayloads) {
        const names = [...Object.keys((call.request as { entries?: object }).entries ?? {}), ...form]
        const fields: Record<string, string> = Object.fromEntries(names.map((name) => [name, payload]))
        const body = new URLSearchParams({ ...fields, ...known, ...(call.via === 'ajax' && { action: call.name }) })
        const path = pathFor(addressOf(call).path, () => parts.contactForm)
        const sent = call.via === 'ajax' || call.isOpen ? fetch(site.base + path, { method: 'POST', body }) : site.post(path, fields)
        expect((await sent).status, `${call.name} ${payload}`).toBeLessThan(500)
      }
    expect(sending.length).toBeGreaterThan(15)
    const entries = async () => (await sql<{ content: string }>`select content from form_entry order by id`.execute(site.app.db)).rows
    const before = (await entries()).length
    for (const payload of fewPayloads) {
      const body = new FormData()
      const whole = { _wpcf7_unit_tag: 'x', 'your-name': payload, 'your-email': 'ann@example.test', 'your-message': `Hello ${payload}` }
      for (const [name, value] of Object.entries(whole)) body.append(name, value)
      await fetch(`${site.base}/wp-json/contact-form-7/v1/contact-forms/${parts.plainContactForm}/feedback`, { method: 'POST', body })
    }
    const kept = (await entries()).slice(before).map(({ content }) => JSON.stringify(JSON.parse(content)))
    expect(kept.map((content, place) => content.includes(JSON.stringify(fewPayloads[place])))).toEqual(fewPayloads.map(() => true))
    expectValuesOnly(statements)
  })

  test.each([
    ['10,000 ids', Array.from({ length: 10_000 }, (_, index) => index + 1).join(',')],
    ['negatives and floats', '-1,-2,1.5,2.7'],
    ['an id beyond 2^63', '9223372036854775808,99999999999999999999'],
    ['gaps', '1,,2,,,'],
    ['words', 'one,two,three'],
    ['a made-up cursor', '~W1tdXQ.AAAAAAAAAAAAAAAAAAAAAA'],
  ])('bar C02: notinstring with %s', async (_name, notinstring) => expect((await load(site, { notinstring })).status).toBe(200))

  test('bar C02: a megabyte of ids is refused', async () => {
    const response = await load(site, { notinstring: '1,'.repeat(500_000) })
    expect([400, 413]).toContain(response.status)
  })

  test('bar C02: ids that are shown already do not come again', async () => {
    const first = await loaded(site, {})
    const second = await loaded(site, { callnum: '1', notinstring: first.reviews.map(({ id }) => id).join(',') })
    expect(second.reviews).toHaveLength(10)
    expect(second.reviews.filter(({ id }) => first.reviews.some((review) => review.id === id))).toEqual([])
  })

  test.each(['-1', '0', '1e9', '1e400', 'NaN', '5;', ''])('bar C03: %j as a number is pulled into its bounds or refused', async (value) => {
    for (const parameter of ['perrow', 'nrows', 'callnum', 'clickedpnum']) {
      const response = await load(site, { [parameter]: value })
      expect([200, 400], parameter).toContain(response.status)
      if (response.status !== 200) continue
      const { reviews, reviewsperpage, clickedpnum } = (await response.json()) as Loaded
      expect(reviews.length).toBeLessThanOrEqual(100)
      expect(reviewsperpage).toBeLessThanOrEqual(100)
      if (clickedpnum !== '') expect(clickedpnum).toBeGreaterThanOrEqual(1)
    }
  })

  test('bar C03: a page below 2 is page 1', async () => {
    const first = await loaded(site, {})
    for (const clickedpnum of ['-5', '0', '1']) expect((await loaded(site, { clickedpnum })).reviews).toEqual(first.reviews)
  })

  test.each(['%%', '__', '\\\\', '%'.repeat(8_000), '.*(a+)+$', 'x'.repeat(10_240)])(
    'bar C04: a search for %.12s… finds only what is written so',
    async (textsearch) => {
      const { reviews } = await loaded(site, { textsearch })
      for (const { text } of reviews) expect(text).toContain(textsearch)
    },
  )

  test('bar C04: a search of one character does nothing', async () =>
    expect((await loaded(site, { textsearch: 'q' })).totalreviewsindb).toBe(450))
})
