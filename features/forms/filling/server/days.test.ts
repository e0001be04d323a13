import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFormSite } from '../../server/forms.fake'
import { getContactForm } from '../wire'

describe.each(engines)('days of forms on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    const start = { type: 'date' as const, name: 'start', least: 'today+1days' }
    form = await site.form({ title: 'Start', guard: { check: 'none' }, steps: [{ title: '', fields: [start] }] })
  })
  afterAll(() => site.close())

  test('F03: a day counted from today moves with the days, for what is shown and for what is sent', async () => {
    const shown = async () => {
      const { schema } = (await site.call(getContactForm, { form: String(form) as never })).answer
      return schema.rules.find(({ rule }) => rule === 'mindate')?.threshold
    }
    expect(await shown()).toBe('2026-11-22')
    expect(await site.send(form, { start: '2026-11-22' })).toMatchObject({ status: 'mail_sent' })
    site.clock.advance(86_400_000)
    expect(await shown()).toBe('2026-11-23')
    expect(await site.send(form, { start: '2026-11-22' })).toMatchObject({ status: 'validation_failed' })
  })

  test.each([
    ['2027-04-04', '4 April 2027'],
    ['2027-09-26', '26 September 2027'],
    ['2028-02-29', '29 February 2028'],
  ])('%s is that day in the message, its e-mail and the export, also where clocks are turned on it (bar H19)', async (start, inWords) => {
    site.clock.advance(61_000)
    const letter = { to: 'owner@site.test', subject: 'New', body: '[start]' }
    const dated = await site.form({
      ...{ title: 'Start', guard: { check: 'none' as const }, letter },
      steps: [{ title: '', fields: [{ type: 'date' as const, name: 'start', least: 'today' }] }],
    })
    expect(await site.send(dated, { start })).toMatchObject({ status: 'mail_sent' })
    const { content, at } = (await site.entries()).at(-1)!
    expect(content).toContain(`"${start}"`)
    expect(at).toBe(new Date(at).toISOString())
    expect((await site.mails()).at(-1)?.body_text).toBe(inWords)
    const cookie = `__Host-frontage=${'owner'.padEnd(43, '-')}`
    const csv = await site.server.inject({ url: `/admin/forms/entries.csv?form=${dated}`, headers: { cookie } })
    expect(csv.body).toContain(start)
    expect((await site.send(dated, { start: '2027-02-29' })).status).toBe('validation_failed')
  })

  test('clocks that jump lose no message, double none, and shut nobody out (bar H19)', async () => {
    const HOUR = 3_600_000
    const jumping = await site.form({
      ...{ title: 'Jumps', guard: { check: 'none' as const }, letter: { to: 'owner@site.test', subject: 'New', body: '[name]' } },
      steps: [{ title: '', fields: [{ type: 'text' as const, name: 'name' }] }],
    })
    const before = (await site.entries()).length
    const letters = (await site.mails()).length
    let written = 0
    for (const hours of [0, 72, -96, 24]) {
      const early = { name: `Number ${++written}`, _frontage_ticket: site.ticket(jumping) }
      site.clock.advance(hours * HOUR)
      const answer = await site.send(jumping, early)
      // A ticket of another time is renewed: nothing is lost, and the same words twice are one message.
      const again = answer.status === 'stale_ticket' ? { ...early, _frontage_ticket: answer.posted_data_hash ?? '' } : early
      for (let press = 0; press < 3; press++) expect((await site.send(jumping, again)).status).toBe('mail_sent')
      expect((await site.entries()).length - before).toBe(written)
      expect((await site.mails()).length - letters).toBe(written)
      // Nearly as many as one network may send within a minute.
      for (let more = 0; more < 15; more++)
        await site.send(jumping, { name: `More ${hours} ${more}`, _frontage_ticket: site.tickets.issueAgain(jumping) })
      written += 15
    }
  })
})
