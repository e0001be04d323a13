import { engines } from '@frontage/kit/storage/database.fake'
import { dumpOf } from '@frontage/kit/storage/dump.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFormSite } from '../../server/forms.fake'
import { recorded, shapeOf } from './recorded.fake'

const AJAX = '/wp-admin/admin-ajax.php'
/** Facts, §8: only some of the originals answer it; the specification names it for all. */
const filling = { _cf7mls_db_form_data_id: expect.any(Number) }
const ROUTE = '/wp-json/cf7mls/v1/cf7mls_validation'

describe.each(engines)('steps on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = ''
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = String(
      await site.form({
        title: 'Steps',
        steps: [
          { title: 'One', fields: [{ type: 'text', name: 'your-name', required: true }] },
          {
            title: 'Two',
            fields: [
              { type: 'email', name: 'your-email', required: true },
              { type: 'acceptance', name: 'terms', label: 'I agree' },
            ],
          },
          { title: 'Three', fields: [{ type: 'textarea', name: 'message', required: true }] },
        ],
      }),
    )
  })
  afterAll(() => site.close())

  test.each([AJAX, ROUTE])('U01: Next at %s, with the whole form, as the originals ask', async (path) => {
    const ask = async (fields: Record<string, string>) => {
      const response = await site.post(path, {
        action: 'cf7mls_validation',
        _wpcf7: form,
        _wpcf7_unit_tag: 'wpcf7-f1-o1',
        terms: '1',
        ...fields,
      })
      return { type: response.headers['content-type'], body: response.json() as Record<string, unknown> }
    }
    const empty = await ask({})
    expect(shapeOf(empty.body)).toEqual(shapeOf({ ...recorded('addon-step-empty').body, _cf7mls_db_form_data_id: 1 }))
    expect(empty.type).toMatch(path === AJAX ? /^text\/html/ : /^application\/json/)
    expect((await ask({ 'your-name': 'Ann' })).body).toEqual({ ...recorded('addon-step-1-ok').body, ...filling })
    const all = { 'your-name': 'Ann', 'your-email': 'ann@example.test', message: 'Hello' }
    expect((await ask(all)).body).toEqual({ ...recorded('addon-step-all-ok').body, ...filling })
  })

  test.each([AJAX, ROUTE])('U01: a page that sends every field twice is answered at %s: the last one counts', async (path) => {
    const twice = (value: string, before = value) => [before, value]
    const fields = { action: twice('cf7mls_validation'), _wpcf7: twice(form), _wpcf7_unit_tag: twice('wpcf7-f1-o1'), 'terms[]': twice('1') }
    const good = { 'your-name': twice('Ann', ''), 'your-email': twice('ann@example.test', 'ann'), message: twice('Hello') }
    expect((await site.post(path, { ...fields, ...good })).json()).toMatchObject({ success: true })
    const last = (await site.post(path, { ...fields, ...good, 'your-name': twice('', 'Ann') })).json()
    expect(last).toMatchObject({ success: false, invalid_fields: { 'your-name': { reason: 'Please fill out this field.' } } })
  })

  test.each([AJAX, ROUTE])('U01: the number of what is being filled in is answered at %s, and stays', async (path) => {
    const ask = async (own: Record<string, string>) =>
      (await site.post(path, { action: 'cf7mls_validation', _wpcf7: form, ...own })).json()._cf7mls_db_form_data_id
    const first = await ask({})
    expect(Number.isSafeInteger(first) && first > 0).toBe(true)
    expect(await ask({ _cf7mls_db_form_data_id: String(first) })).toBe(first)
    expect(await ask({ _cf7mls_db_form_data_id: "1' or 1=1" })).not.toBe(1)
  })

  test('U01: a step is checked by itself when it is named', async () => {
    const ask = async (fields: Record<string, string>) => (await site.post(ROUTE, { _wpcf7: form, ...fields })).json()
    expect(await ask({ _frontage_step: '0', 'your-name': 'Ann' })).toEqual({ success: true, invalid_fields: [], message: '', ...filling })
    expect(await ask({ _frontage_step: '1', 'your-email': 'ann' })).toEqual({
      success: false,
      invalid_fields: {
        'your-email': { reason: 'Please enter an email address.', idref: null },
        terms: { reason: 'You must accept the terms and conditions before sending your message.', idref: null },
      },
      message: 'One or more fields have an error. Please check and try again.',
      ...filling,
    })
  })

  test('no form, a form that is gone, and a plain query', async () => {
    for (const path of [AJAX, ROUTE])
      for (const _wpcf7 of [[], 'x'])
        expect((await site.post(path, { action: 'cf7mls_validation', _wpcf7 })).json(), 'never an empty 200').toEqual({
          success: false,
          invalid_fields: [],
          message: 'The requested contact form was not found.',
        })
    const unknown = await site.post(ROUTE, { _wpcf7: '4711' })
    expect({ status: unknown.statusCode, body: unknown.json() }).toEqual({ status: 404, body: recorded('addon-step-unknown-form').body })
    expect((await site.server.inject({ url: ROUTE })).json()).toEqual(recorded('addon-step-get').body)
  })

  test('bar C10: a message without its steps is judged as a whole; somebody’s draft is never read', async () => {
    const answer = await site.send(Number(form), { message: 'Hello', 'your-email': 'ann@example.test', _cf7mls_db_form_data_id: '1' })
    expect(answer).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'your-name' }] })
    const unaccepted = await site.send(Number(form), { 'your-name': 'Ann', message: 'Hello', 'your-email': 'ann@example.test' })
    expect(unaccepted.status).toBe('acceptance_missing')
    expect(await site.entries()).toEqual([])
  })

  test('steps in another order are judged each by itself, keep nothing, and open nothing for the message (bar C10)', async () => {
    const ask = async (fields: Record<string, string>) => (await site.post(ROUTE, { _wpcf7: form, ...fields })).json()
    const canary = 'words-of-somebody-else'
    const first = await ask({ _frontage_step: '2', message: canary })
    expect(first.success).toBe(true)
    const own = { _cf7mls_db_form_data_id: String(first._cf7mls_db_form_data_id) }
    expect(await ask({ ...own, _frontage_step: '1', 'your-email': 'ann@example.test', terms: '1' })).toMatchObject({ success: true })
    const zeroth = await ask({ ...own, _frontage_step: '0' })
    expect(zeroth).toMatchObject({ success: false, invalid_fields: { 'your-name': {} } })
    expect(JSON.stringify(zeroth)).not.toContain(canary)
    // All steps were right once; the message that brings only the last of them is still not whole.
    expect(await ask({ ...own, _frontage_step: '0', 'your-name': 'Ann' })).toMatchObject({ success: true })
    const last = await site.send(Number(form), { ...own, message: 'Hello' })
    expect(last).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'your-name' }, { field: 'your-email' }] })
    expect(JSON.stringify(last)).not.toContain(canary)
    expect(await site.entries()).toEqual([])
    expect(await dumpOf(site.db)).not.toContain(canary)
  })
})
