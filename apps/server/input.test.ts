import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ajax, startTestSite, type TestSite } from './site.fake'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
  for (const feature of site.app.features) await feature.fixture?.()
})
afterAll(() => site.close())

type Answer = {
  reviews: { id: number; text: string }[]
  totalreviewsindb: number
  reviewsperpage: number
  clickedpnum: number | ''
  newnotinstring: string
}

const load = (fields: Record<string, string>) => ajax(site, 'wprp_load_more_revs', { perrow: '5', nrows: '2', ...fields })
const loaded = async (fields: Record<string, string>) => (await (await load(fields)).json()) as Answer
const parameters = [
  'perrow',
  'nrows',
  'callnum',
  'clickedpnum',
  'notinstring',
  'revid',
  'onereview',
  'cpostid',
  'shortcodepageid',
  'shortcodelang',
  'shortcodetag',
  'textsearch',
  'textsort',
  'textrating',
  'textsource',
  'textlang',
  'textrtype',
  'filterbar',
]

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
    const response = await load({})
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
    expect(Object.keys(answer).sort()).toEqual([...specified, 'reviews'].sort())
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

describe('bad input', () => {
  test.each(parameters)('bar C01: SQL in %s is only ever a value', async (parameter) => {
    for (const payload of payloads) {
      const response = await load({ [parameter]: payload })
      expect([200, 400], payload).toContain(response.status)
      if (response.status === 200) expect(((await response.json()) as Answer).totalreviewsindb, payload).toBeLessThanOrEqual(450)
    }
    expect((await loaded({})).totalreviewsindb).toBe(450)
  })

  test.each([
    ['10,000 ids', Array.from({ length: 10_000 }, (_, index) => index + 1).join(',')],
    ['negatives and floats', '-1,-2,1.5,2.7'],
    ['an id beyond 2^63', '9223372036854775808,99999999999999999999'],
    ['gaps', '1,,2,,,'],
    ['words', 'one,two,three'],
    ['a made-up cursor', '~W1tdXQ.AAAAAAAAAAAAAAAAAAAAAA'],
  ])('bar C02: notinstring with %s', async (_name, notinstring) => expect((await load({ notinstring })).status).toBe(200))

  test('bar C02: a megabyte of ids is refused', async () => {
    const response = await load({ notinstring: '1,'.repeat(500_000) })
    expect([400, 413]).toContain(response.status)
  })

  test('bar C02: ids that are shown already do not come again', async () => {
    const first = await loaded({})
    const second = await loaded({ callnum: '1', notinstring: first.reviews.map(({ id }) => id).join(',') })
    expect(second.reviews).toHaveLength(10)
    expect(second.reviews.filter(({ id }) => first.reviews.some((review) => review.id === id))).toEqual([])
  })

  test.each(['-1', '0', '1e9', '1e400', 'NaN', '5;', ''])('bar C03: %j as a number is pulled into its bounds or refused', async (value) => {
    for (const parameter of ['perrow', 'nrows', 'callnum', 'clickedpnum']) {
      const response = await load({ [parameter]: value })
      expect([200, 400], parameter).toContain(response.status)
      if (response.status !== 200) continue
      const { reviews, reviewsperpage, clickedpnum } = (await response.json()) as Answer
      expect(reviews.length).toBeLessThanOrEqual(100)
      expect(reviewsperpage).toBeLessThanOrEqual(100)
      if (clickedpnum !== '') expect(clickedpnum).toBeGreaterThanOrEqual(1)
    }
  })

  test('bar C03: a page below 2 is page 1', async () => {
    const first = await loaded({})
    for (const clickedpnum of ['-5', '0', '1']) expect((await loaded({ clickedpnum })).reviews).toEqual(first.reviews)
  })

  test.each(['%%', '__', '\\\\', '%'.repeat(8_000), '.*(a+)+$', 'x'.repeat(10_240)])(
    'bar C04: a search for %.12s… finds only what is written so',
    async (textsearch) => {
      const { reviews } = await loaded({ textsearch })
      for (const { text } of reviews) expect(text).toContain(textsearch)
    },
  )

  test('bar C04: a search of one character does nothing', async () =>
    expect((await loaded({ textsearch: 'q' })).totalreviewsindb).toBe(450))

  test('bar C05: names of a prototype change nothing', async () => {
    const control = await loaded({})
    const proto = new FormData()
    for (const [name, value] of Object.entries({
      action: 'wprp_load_more_revs',
      '__proto__[polluted]': 'yes',
      constructor: 'x',
      'constructor[prototype][polluted]': 'yes',
    }))
      proto.append(name, value)
    const attacks = [
      fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: proto }),
      fetch(`${site.base}/wp-admin/admin-ajax.php?__proto__[polluted]=1`, {
        method: 'POST',
        body: new URLSearchParams({ __proto__x: '1' }),
      }),
      fetch(`${site.base}/api/reviews/summary?__proto__[polluted]=1&constructor=1`),
      fetch(`${site.base}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.base },
        body: '{"__proto__":{"polluted":true},"email":"a@b.test","password":"x"}',
      }),
    ]
    for (const response of await Promise.all(attacks)) expect(response.status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await loaded({})).toEqual({ ...control, newnotinstring: expect.any(String) })
  })

  test.each(parameters)('bar C06: %s as a list or a file is refused by its name', async (parameter) => {
    const { ticket } = (await (await site.get('/api/ticket?purpose=reviews')).json()) as { ticket: string }
    const twice = new URLSearchParams({ action: 'wprp_load_more_revs', wpfb_nonce: ticket })
    twice.append(parameter, '1')
    twice.append(parameter, '2')
    const repeated = await fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: twice })
    expect(repeated.status).toBe(400)
    expect(((await repeated.json()) as { data: { field: string } }).data.field).toBe(parameter)
    const upload = new FormData()
    upload.append('action', 'wprp_load_more_revs')
    upload.append('wpfb_nonce', ticket)
    upload.append(parameter, new Blob(['x']), 'x.txt')
    expect((await fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: upload })).status).toBe(400)
  })

  test.each([[[]], [{}], [1], [true], [null]])('bar C06: %j as a name is refused at its field', async (name) => {
    const response = await site.post('/api/set-up', { token: 'x', name, email: 'a@b.test', password: 'long enough to try' })
    expect(response.status).toBe(400)
    expect(((await response.json()) as { data: { field: string } }).data.field).toBe('name')
  })

  test('bar H15: a body of two gigabytes is refused before it is read', async () => {
    const { request } = await import('node:http')
    for (const path of ['/wp-admin/admin-ajax.php', '/api/sign-in']) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const sending = request(
          site.base + path,
          { method: 'POST', headers: { 'content-length': String(2 * 1024 ** 3), 'content-type': 'application/json', origin: site.base } },
          (response) => resolve(response.statusCode),
        )
        sending.on('error', reject)
        sending.write('{"email":')
      })
      expect(status, path).toBe(413)
    }
  })

  test('bar H15: an endless body is cut off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(65)) })
    const sent = fetch(`${site.base}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.base },
      body,
      duplex: 'half',
    } as RequestInit)
    const status = await sent.then(
      (response) => response.status,
      () => 'closed',
    )
    expect([413, 'closed']).toContain(status)
    expect((await site.get('/healthz')).status).toBe(200)
  })
})
