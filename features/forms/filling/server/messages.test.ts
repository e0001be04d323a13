import { engines } from '@frontage/kit/storage/database.fake'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { moveEntries } from '../../inbox/wire.admin'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'
import { getFormTicket } from '../../wire'

describe.each(engines)('messages on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form(contactDefinition)
  })
  afterAll(() => site.close())

  const total = async (): Promise<number> => (await site.entries()).length
  const newest = async () => (await site.entries()).at(-1)
  /** What is written in one test does not count in the next one. */
  const rest = (): void => site.clock.advance(61_000)

  test('F13: what was written is kept, with the version of its form', async () => {
    const answer = await site.send(form, filled({ 'your-subject': 'Tāhunanui 🏡 \u2028 x' }))
    expect(answer).toMatchObject({ status: 'mail_sent', message: 'Thank you for your message. It has been sent.' })
    const entry = await newest()
    expect(entry).toMatchObject({ form_id: form, version: 1, state: 'new', sender: 'Ann', doubts: '[]' })
    const { values } = JSON.parse(entry!.content) as { values: { name: string; values: string[] }[] }
    expect(values.find(({ name }) => name === 'your-subject')?.values).toEqual(['Tāhunanui 🏡 \u2028 x'])
  })

  test('an answer under a name that no page of ours sends is refused at its field, not thrown away', async () => {
    const before = await total()
    const answer = await site.send(form, filled({ 'your-subject[x]': 'Lost' }))
    expect(answer).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'your-subject' }] })
    expect(await total()).toBe(before)
  })

  test('a message for which no work was done is weighed like any other, ten times in a row', async () => {
    for (let count = 0; count < 10; count++) {
      site.clock.advance(60_000)
      const answer = await site.send(form, { ...filled({ 'your-message': `Message ${count}` }), _frontage_proof: '' })
      expect(answer.status).toBe('mail_sent')
    }
    rest()
  })

  test('bar F03: a wrong, foreign or changed ticket keeps nothing, and its answer brings a fresh one', async () => {
    const other = await site.form(contactDefinition)
    const ticket = site.ticket(form)
    const before = await total()
    for (const wrong of ['x', site.ticket(other), ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'a'.repeat(32)]) {
      const fields = filled()
      const answer = await site.send(form, { ...fields, _frontage_ticket: wrong })
      expect(answer).toMatchObject({ contact_form_id: form, status: 'stale_ticket', invalid_fields: [], into: expect.stringMatching(/^#/) })
      expect(await total()).toBe(before)
      expect(answer.posted_data_hash).toMatch(/^[0-9a-f]{32}$/)
    }
    rest()
    const fields = filled()
    const { posted_data_hash = '' } = await site.send(form, { ...fields, _frontage_ticket: 'x' })
    // The script of the originals sends the hash of the answer along with the next press.
    const next = await site.send(form, { ...fields, _frontage_ticket: '', _wpcf7_posted_data_hash: posted_data_hash })
    expect(next.status).toBe('mail_sent')
    expect((await newest())?.state).toBe('new')
  })

  test('bar F02: a form that was opened just now waits in quarantine; an old ticket is renewed', async () => {
    rest()
    expect(await site.send(form, { ...filled(), _frontage_ticket: site.ticket(form, 500) })).toMatchObject({
      status: 'spam',
      posted_data_hash: '',
    })
    expect(await newest()).toMatchObject({ state: 'spam', doubts: '["too-fast"]', is_held: 1 })
    const before = await total()
    const stale = site.ticket(form, 86_400_000 + 1000)
    const fields = filled()
    const answer = await site.send(form, { ...fields, _frontage_ticket: stale })
    expect(answer.status).toBe('stale_ticket')
    expect(await total()).toBe(before)
    expect((await site.send(form, { ...fields, _frontage_ticket: answer.posted_data_hash ?? '' })).status).toBe('mail_sent')
  })

  test('bar H11: one ticket is one message, however often and however fast it is sent', async () => {
    rest()
    const before = await total()
    const fields = { ...filled(), _frontage_ticket: site.ticket(form) }
    const mails = (await site.mails()).length
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.send(form, fields)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe('mail_sent')
    expect(await total()).toBe(before + 1)
    expect((await site.mails()).length).toBe(mails + 2)
    site.clock.advance(600_000)
    expect(await site.send(form, fields)).toEqual(answers[0])
    const changed = await site.send(form, { ...fields, 'your-message': 'Something else.' })
    expect(changed.status).toBe('stale_ticket')
    expect(await total()).toBe(before + 1)
    expect((await site.send(form, { ...filled(), _frontage_ticket: changed.posted_data_hash ?? '' })).status).toBe('mail_sent')
  })

  test('bar F07: the same words again are the same message; one word changed is another', async () => {
    rest()
    const fields = filled()
    await site.send(form, fields)
    const before = await total()
    expect((await site.send(form, fields)).status).toBe('mail_sent')
    expect(await total()).toBe(before)
    await site.send(form, { ...fields, 'your-message': `${fields['your-message']} Thanks.` })
    expect(await total()).toBe(before + 1)
    site.clock.advance(601_000)
    await site.send(form, fields)
    expect(await total()).toBe(before + 2)
  })

  test.each([
    ['honeypot', { _frontage_website: 'http://spam.test' }],
    ['disallowed', { 'your-message': 'Best caSINO in town' }],
    ['links', { 'your-message': 'http://a.test http://b.test http://c.test www.d.test' }],
    ['bot-check', { _frontage_proof: 'bm9uc2Vuc2U=' }],
  ])('bar F01, F09: %s: held back with its reason, nothing goes out, and it can be released', async (doubt, change) => {
    rest()
    const mails = (await site.mails()).length
    const answer = await site.send(form, filled(change as Record<string, string>))
    expect(answer).toMatchObject({ status: 'spam', message: 'There was an error trying to send your message. Please try again later.' })
    expect(await newest()).toMatchObject({ state: 'spam', doubts: JSON.stringify([doubt]), is_held: 1 })
    expect((await site.mails()).length).toBe(mails)
    const released = await site.call(moveEntries, { ids: [(await newest())!.id], to: 'new' }, 'moderator')
    expect(released.status).toBe(200)
    expect((await newest())?.state).toBe('new')
    expect((await site.mails()).slice(mails).filter(({ recipient }) => recipient === 'owner@site.test')).toHaveLength(1)
  })

  test('a program that does not say what it is', async () => {
    rest()
    const own = { _wpcf7_unit_tag: 'wpcf7-f1-o1', _frontage_ticket: site.ticket(form) }
    const response = await site.post(
      `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`,
      { ...own, ...filled() },
      { 'user-agent': '-' },
    )
    expect(response.json()).toMatchObject({ status: 'spam' })
    expect((await newest())?.doubts).toBe('["no-agent"]')
  })

  test('bar F11: work that was done counts once, and for its form only', async () => {
    rest()
    const other = await site.form(contactDefinition)
    const solved = async (id: number) => {
      const { answer } = await site.call(getFormTicket, { form: id })
      const challenge = answer.proof as unknown as Parameters<typeof solveChallenge>[0]['challenge']
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    }
    const proof = await solved(form)
    const links = { 'your-message': 'http://a.test http://b.test' }
    expect((await site.send(form, { ...filled(links), _frontage_proof: proof })).status).toBe('mail_sent')
    expect(
      (await site.send(form, { ...filled({ 'your-message': 'again http://a.test http://b.test' }), _frontage_proof: proof })).status,
    ).not.toBe('mail_sent')
    expect((await site.send(form, { ...filled(), _frontage_proof: await solved(other) })).status).toBe('spam')
    const late = await solved(form)
    site.clock.advance(3_600_000)
    expect((await site.send(form, { ...filled(), _frontage_proof: late })).status).toBe('spam')
  })

  test('bar F04: too much from one network is too much, and another one is not in its way', async () => {
    rest()
    site.bucket.name = 'busy'
    const own = () => ({ _wpcf7_unit_tag: 'wpcf7-f1-o1', _frontage_ticket: site.tickets.issueAgain(form) })
    const send = () => site.post(`/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, { ...own(), ...filled() })
    const answers = []
    for (let count = 0; count < 100; count++) answers.push(await send())
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(200), ...Array(80).fill(429)])
    expect(answers.at(-1)?.headers['retry-after']).toBe('60')
    expect(answers.at(-1)?.json()).toMatchObject({ code: 'too-many', message: expect.stringContaining('try again later') })
    site.bucket.name = 'calm'
    expect((await send()).statusCode).toBe(200)
    site.bucket.name = 'bucket'
  })

  test('a restart forgets no count of what a network sent (bar F04)', async () => {
    rest()
    const url = `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`
    const fields = () => ({ _wpcf7_unit_tag: 'wpcf7-f1-o1', _frontage_ticket: site.tickets.issueAgain(form), ...filled() })
    for (let count = 0; count < 19; count++) expect((await site.post(url, fields())).statusCode).toBe(200)
    const answers = [await site.postAfterRestart(url, fields()), await site.postAfterRestart(url, fields())]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429])
    rest()
    expect((await site.postAfterRestart(url, fields())).statusCode).toBe(200)
  })
})
