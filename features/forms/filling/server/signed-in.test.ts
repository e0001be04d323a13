import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'

const refused = { status: 'error', message: 'This contact form is available only for logged in users.' }
const cookie = `__Host-frontage=${'moderator'.padEnd(43, '-')}`

describe.each(engines)('forms for people who are signed in on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form({ ...contactDefinition, subscribersOnly: true })
  })
  afterAll(() => site.close())

  async function send(headers: Record<string, string>) {
    const own = { _wpcf7_unit_tag: `wpcf7-f${form}-p1-o1`, _frontage_ticket: site.ticket(form) }
    const response = await site.post(`/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, { ...own, ...filled() }, headers)
    return response.json() as { status: string; message: string; posted_data_hash?: string }
  }

  test('F01: who is signed in sends it from a page of this site', async () => {
    expect(await send({ cookie, origin: site.publicUrl })).toMatchObject({ status: 'mail_sent' })
    expect(await send({ cookie, 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 'mail_sent' })
    expect(await site.entries()).toHaveLength(2)
  })

  test('F01: nobody else does', async () => {
    const before = (await site.entries()).length
    const answer = await send({ origin: site.publicUrl })
    expect(answer).toMatchObject(refused)
    expect(answer).not.toHaveProperty('posted_data_hash')
    expect((await site.entries()).length).toBe(before)
  })

  test.each([
    ['says nothing of where it comes from', {}],
    ['comes from another origin', { origin: 'https://evil.example' }],
    ['comes from no origin', { origin: 'null' }],
    ['comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ['comes from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['claims one and is of another', { origin: 'http://site.test', 'sec-fetch-site': 'cross-site' }],
  ])('bar A10: a cookie counts for nothing where the request %s', async (_name, headers) => {
    const before = (await site.entries()).length
    expect(await send({ cookie, ...(headers as Record<string, string>) })).toMatchObject(refused)
    expect((await site.entries()).length).toBe(before)
  })

  test('F01: the same without a script', async () => {
    const post = (headers: Record<string, string>) =>
      site.post(`/contact-form/${form}`, { page: '/contact', _frontage_ticket: site.ticket(form), ...filled() }, headers)
    expect((await post({ cookie, origin: site.publicUrl })).statusCode).toBe(303)
    const before = (await site.entries()).length
    expect((await post({ origin: site.publicUrl })).json()).toMatchObject({ first: { plain: { message: refused.message } } })
    expect((await post({ cookie, origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await site.entries()).length).toBe(before)
  })
})
