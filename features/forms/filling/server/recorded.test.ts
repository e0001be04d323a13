import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFormSite } from '../../server/forms.fake'
import { recorded, shapeOf } from './recorded.fake'
import { recordedForms } from './recorded-forms.fake'

type Name = keyof typeof recordedForms

describe.each(engines)('answers as the originals give them, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  const ids = {} as Record<Name, number>
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    for (const [name, definition] of Object.entries(recordedForms)) ids[name as Name] = await site.form(definition)
  })
  afterAll(() => site.close())

  const base = '/wp-json/contact-form-7/v1/contact-forms'
  const get = async (path: string) => {
    const { statusCode, headers, ...response } = await site.server.inject({ url: base + path })
    return { status: statusCode, headers, body: response.json() as Record<string, unknown> }
  }
  const expectLike = (name: string, { status, body }: { status: number; body: unknown }) => {
    const was = recorded(name)
    expect(status, name).toBe(was.status)
    expect(shapeOf(body), name).toEqual(shapeOf(was.body))
  }

  test.each(['default', 'all', 'accept', 'acceptval', 'captcha', 'quiz', 'file'] as const)(
    'F02: the schema of the form "%s"',
    async (name) => {
      const { status, body } = await get(`/${ids[name]}/feedback/schema`)
      expect({ status, body }).toEqual({ status: 200, body: recorded(`schema-${name}`).body })
      expect(JSON.stringify(body)).toBe(JSON.stringify(recorded(`schema-${name}`).body))
    },
  )

  test('F02: what every answer says in its head', async () => {
    const { headers } = await get(`/${ids.default}/feedback/schema`)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=UTF-8',
      'x-robots-tag': 'noindex',
      allow: 'GET',
      vary: 'Origin',
      link: '<http://site.test/wp-json/>; rel="https://api.w.org/"',
      'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
    })
  })

  test('F02: OPTIONS tells what WordPress tells of the rules and of sending, and lets pages of others post', async () => {
    const ask = async (path: string) => {
      const headers = { origin: 'http://elsewhere.test', 'access-control-request-method': 'POST' }
      return site.server.inject({ method: 'OPTIONS', url: `${base}/${ids.default}/${path}`, headers })
    }
    const schema = await ask('feedback/schema')
    expect(schema.statusCode).toBe(200)
    expect(JSON.stringify(schema.json())).toBe(JSON.stringify(recorded('schema-options').body))
    expect(schema.headers).toMatchObject({ allow: 'GET', 'content-type': 'application/json; charset=UTF-8', 'x-robots-tag': 'noindex' })
    const feedback = await ask('feedback')
    expect(feedback.json()).toEqual({ namespace: 'contact-form-7/v1', methods: ['POST'], endpoints: [{ methods: ['POST'], args: [] }] })
    expect(feedback.headers).toMatchObject({
      ...{ allow: 'POST', 'access-control-allow-origin': '*', 'access-control-allow-methods': expect.stringContaining('POST') },
      'access-control-allow-headers': expect.stringContaining('Content-Type'),
    })
    expect(feedback.headers).not.toHaveProperty('access-control-allow-credentials')
    expect((await ask('refill')).json()).toMatchObject({ methods: ['GET'] })
    expect((await site.server.inject({ method: 'OPTIONS', url: `${base}/abc/feedback` })).statusCode).toBe(404)
  })

  test.each([
    ['schema-unknown', '/4711/feedback/schema'],
    ['schema-zero', '/0/feedback/schema'],
    ['schema-nonnumeric', '/abc/feedback/schema'],
    ['feedback-get', '/1/feedback'],
    ['refill-unknown', '/4711/refill'],
    ['list-anon', ''],
    ['one-anon', '/1'],
  ])('errors: %s', async (name, path) => {
    const { status, body } = await get(path)
    expect({ status, body }).toEqual({ status: recorded(name).status, body: recorded(name).body })
  })

  test('F09: refill', async () => {
    expectLike('refill-quiz', await get(`/${ids.quiz}/refill`))
    expectLike('refill-all', await get(`/${ids.all}/refill`))
    expectLike('refill-captcha', await get(`/${ids.captcha}/refill`))
    expect((await get(`/${ids.default}/refill`)).body).toEqual([])
  })

  const feedback = async (name: Name, fields: Record<string, string | Blob | string[]>) => {
    const id = ids[name]
    const own = { _wpcf7_unit_tag: `wpcf7-f${id}-p1-o1`, _frontage_ticket: site.ticket(id) }
    const response = await site.post(`${base}/${id}/feedback`, { ...own, ...fields })
    return { status: response.statusCode, body: response.json() as Record<string, unknown> }
  }
  const good = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-subject': 'Deck', 'your-message': 'Hello' }

  test('F02, F03: a message that is fine, and one that is not', async () => {
    expectLike('mail_sent-default', await feedback('default', good))
    const failed = await feedback('default', { ...good, 'your-name': '', 'your-email': 'ann', 'your-subject': ' ' })
    expectLike('validation_failed-default', failed)
    expect((failed.body.invalid_fields as { field: string; message: string }[]).map(({ field, message }) => [field, message])).toEqual(
      (recorded('validation_failed-default').body.invalid_fields as { field: string; message: string }[]).map(({ field, message }) => [
        field,
        message,
      ]),
    )
  })

  test('F03: every field wrong: in the order of the rules, with the texts of the originals', async () => {
    const { body } = await feedback('all', {
      ...{ 'your-name': 'A', 'your-email': 'x', 'your-url': 'nope', 'your-tel': 'abc', amount: '5', day: '2024-13-01' },
      ...{ message: 'abc', pick: 'P9', menu: '', doc: new File(['%PDF-1.7\n%%EOF'], 'a.pdf', { type: 'application/pdf' }) },
    })
    const was = recorded('validation_failed-all').body
    const said = (answer: Record<string, unknown>) =>
      (answer.invalid_fields as { field: string; message: string }[]).map(({ field, message }) => `${field}: ${message}`)
    expect(said(body)).toEqual(said(was))
    expect(shapeOf(body)).toEqual(shapeOf(was))
  })

  test('F09: quiz, captcha, acceptance, demo mode, members only, redirect', async () => {
    expectLike('quiz-wrong', await feedback('quiz', { q1: '3' }))
    expectLike('captcha-wrong', await feedback('captcha', { 'your-name': 'Ann', 'cap-1': 'XXXX' }))
    expectLike('acceptance_missing', await feedback('accept', { 'your-name': 'Ann' }))
    expectLike('acceptance_given', await feedback('accept', { 'your-name': 'Ann', terms: '1' }))
    expectLike('acceptance_as_validation', await feedback('acceptval', { 'your-name': 'Ann' }))
    expectLike('demo_mode', await feedback('demo', { 'your-name': 'Ann' }))
    expectLike('subscribers_only-anon', await feedback('subscribers', { 'your-name': 'Ann' }))
    expectLike('addon-redirect', await feedback('redirect', { 'your-name': 'A&b"\'' }))
  })

  test('what is no form, and a message that names no place', async () => {
    const url = `${base}/${ids.default}/feedback`
    for (const [name, type] of [
      ['err-wrong-content-type', 'application/json'],
      ['err-urlencoded', 'application/x-www-form-urlencoded'],
      ['err-no-content-type', undefined],
    ] as const) {
      const headers = type ? { 'content-type': type } : {}
      const response = await site.server.inject({ method: 'POST', url, payload: type ? '{}' : undefined, headers } as never)
      expect({ status: response.statusCode, body: response.json() }, name).toEqual({ status: 415, body: recorded(name).body })
    }
    expect((await site.post(url, { ...good })).json()).toEqual(recorded('err-no-unit-tag').body)
    expect((await site.post(url, { ...good, _wpcf7_unit_tag: '<>' })).json()).toEqual(recorded('err-no-unit-tag').body)
    const bad = await site.post(url, { 'your-name': 'Ann', _wpcf7_unit_tag: '<script>' })
    expectLike('err-bad-unit-tag', { status: bad.statusCode, body: bad.json() })
    expect(bad.json().into).toBe('#script')
    expect((await site.post(`${base}/4711/feedback`, good)).json()).toEqual(recorded('err-unknown-form').body)
  })

  test('bar E17: pages of other sites may send forms, and read what came of them, without credentials', async () => {
    const own = { _wpcf7_unit_tag: 'wpcf7-f1-o1', _frontage_ticket: site.ticket(ids.default) }
    const response = await site.post(`${base}/${ids.default}/feedback`, own, { origin: 'http://evil.test' })
    expectLike('cors-origin', { status: response.statusCode, body: response.json() })
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials')
  })
})
