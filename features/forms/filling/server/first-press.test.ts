import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as wire from '../../inbox/wire.admin'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'

describe.each(engines)('the first press, and the second one, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form(contactDefinition)
  })
  afterAll(() => site.close())

  const total = async (): Promise<number> => (await site.entries()).length
  const newest = async () => (await site.entries()).at(-1)
  const rest = (): void => site.clock.advance(61_000)
  /** As a page of the originals sends it: without a ticket, with the hash of the answer before. */
  const press = (fields: Record<string, string>, hash = '') =>
    site.send(form, { ...fields, _frontage_ticket: '', _wpcf7_posted_data_hash: hash })

  test('F01: a page of the originals has no ticket: its first message is taken, delivered and counted, at the first press', async () => {
    const mails = (await site.mails()).length
    const answer = await press(filled())
    expect(answer).toMatchObject({ status: 'mail_sent', posted_data_hash: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await newest()).toMatchObject({ state: 'new', doubts: '["no-ticket"]', is_held: 0 })
    expect((await site.mails()).length).toBe(mails + 2)
    // The next message of the same page brings the hash along: from there on it has a ticket.
    expect((await press(filled({ 'your-message': 'And another thing.' }), answer.posted_data_hash)).status).toBe('mail_sent')
    expect(await newest()).toMatchObject({ state: 'new', doubts: '[]' })
  })

  test('F01: the same content without a ticket is one message within ten minutes, however often and however fast it is sent (bar F07)', async () => {
    rest()
    const before = await total()
    const fields = filled({ 'your-message': 'Once only.' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => press(fields)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['mail_sent']))
    expect(await total()).toBe(before + 1)
    expect((await press({ ...fields, 'your-message': 'Something else.' })).status).toBe('mail_sent')
    expect(await total()).toBe(before + 2)
    site.clock.advance(601_000)
    expect((await press(fields)).status).toBe('mail_sent')
    expect(await total()).toBe(before + 3)
  })

  test('F01: without a ticket less is believed: many of them from one network wait', async () => {
    rest()
    site.bucket.name = 'older page'
    const states = []
    for (let count = 0; count < 22; count++) {
      rest()
      states.push((await press(filled({ 'your-message': `Number ${count}` }))).status)
    }
    site.bucket.name = 'bucket'
    expect(states).toEqual([...Array(20).fill('mail_sent'), 'spam', 'spam'])
    expect((await newest())?.doubts).toBe('["too-many","no-ticket"]')
  })

  test('bar F02: whoever was too quick and presses again is looked at anew: the message goes out once, as it was', async () => {
    rest()
    const mails = (await site.mails()).length
    const before = await total()
    const fields = {
      ...filled({ 'your-message': 'Restored by my browser.', 'your-email': 'quick@example.test' }),
      _frontage_ticket: site.ticket(form, 300),
    }
    expect((await site.send(form, fields)).status).toBe('spam')
    expect((await site.send(form, fields)).status).toBe('spam')
    expect((await site.mails()).length).toBe(mails)
    site.clock.advance(2000)
    const answers = await Promise.all([1, 2, 3].map(() => site.send(form, fields)))
    expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('mail_sent'))
    expect(await total()).toBe(before + 1)
    expect(await newest()).toMatchObject({ state: 'new', doubts: '[]', is_held: 0 })
    expect((await site.mails()).length).toBe(mails + 2)
    expect((await site.send(form, fields)).status).toBe('mail_sent')
    expect(await total()).toBe(before + 1)
  })

  test('bar F02: a doubt that stands stays: the second press neither doubles the message nor lets it out', async () => {
    rest()
    const before = await total()
    const mails = (await site.mails()).length
    const fields = filled({ 'your-message': 'Best casino in town' })
    for (let count = 0; count < 3; count++) expect((await press(fields)).status).toBe('spam')
    expect(await total()).toBe(before + 1)
    expect(await newest()).toMatchObject({ state: 'spam', is_held: 1 })
    expect((await site.mails()).length).toBe(mails)
  })

  test('bar F02: what its owner has thrown away stays there', async () => {
    rest()
    const fields = { ...filled({ 'your-message': 'Too quick again.' }), _frontage_ticket: site.ticket(form, 300) }
    await site.send(form, fields)
    const id = (await newest())?.id as number
    await site.call(wire.moveEntries, { ids: [id], to: 'trash' }, 'owner')
    site.clock.advance(3000)
    expect((await site.send(form, fields)).status).toBe('spam')
    expect(await newest()).toMatchObject({ id, state: 'trash' })
  })
})
