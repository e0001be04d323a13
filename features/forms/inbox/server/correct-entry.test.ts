import { mailboxOf, personWith } from '@frontage/kit/personal.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { dumpOf } from '@frontage/kit/storage/dump.fake'
import { describe, expect, test } from 'vitest'
import type { EntryTables } from '../../server/entries.tables'
import { createFormSiteFor } from '../../server/form-site.setup'
import type { FormSite } from '../../server/forms.fake'
import { correctEntry, deleteEntries, entryExportAddress, getEntry, listEntries, moveEntries } from '../wire.admin'

const options = ['Email', 'Phone', 'Other'].map((label) => ({ label }))
const definition = {
  title: 'Contact',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text' as const, name: 'your-name', label: 'Name', required: true },
        { type: 'email' as const, name: 'your-email', label: 'E-mail', required: true },
        { type: 'checkbox' as const, name: 'ways', label: 'Ways', options, hasFreeText: true },
        { type: 'date' as const, name: 'start', label: 'Start', least: 'today' },
        { type: 'textarea' as const, name: 'your-message', label: 'Message' },
        { type: 'file' as const, name: 'doc', label: 'Plan', accept: ['pdf'] },
      ],
    },
  ],
  letter: { replyTo: 'your-email' },
  thanks: { subject: 'Thank you', body: 'We have it.' },
  actions: { webhooks: [{ url: 'https://hooks.example/in' }] },
}

describe.each(engines)('corrections of messages on %s', (engine) => {
  const at = createFormSiteFor(engine, definition)

  let written = 0
  async function sent(change: Record<string, string | string[]> = {}): Promise<number> {
    at.site.bucket.name = `home ${++written}`
    const words = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': `A deck,\r\nnumber ${written}.` }
    expect((await at.site.send(at.form, { ...words, ...change })).status).toBe('mail_sent')
    return (await at.site.entries()).at(-1)!.id
  }
  const stands = async (id: number) => (await at.site.call(getEntry, { id }, 'owner')).answer
  const correct = (
    id: number,
    revision: number,
    answers: Record<string, string[]>,
    note = 'Ann asked for it',
    role: 'owner' | 'editor' = 'owner',
  ) =>
    at.site.call(correctEntry, { id, revision, note, answers: Object.entries(answers).map(([name, values]) => ({ name, values })) }, role)
  const personal = (of: FormSite) => of.feature.personal![0]!

  test('an answer is corrected with a note, the earlier one stays beside it, and what was e-mailed does not change (bar J06)', async () => {
    const id = await sent()
    const out = async () => [
      await at.site.mails(),
      await at.site.db.withTables<EntryTables>().selectFrom('form_delivery').selectAll().execute(),
    ]
    const before = await out()
    expect(before.flat().length).toBeGreaterThan(2)
    const { status, answer } = await correct(id, 0, { 'your-name': ['Anne Kotuku'], 'your-message': [`A deck,\nnumber ${written}.`] })
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      from: 'Anne Kotuku',
      revision: 1,
      corrections: [{ by: 'Grace, owner', note: 'Ann asked for it', before: [{ name: 'your-name', label: 'Name', values: ['Ann'] }] }],
    })
    expect(answer.corrections[0]!.at).toBe(at.site.clock.now().toISOString())
    expect(answer).toEqual(await stands(id))
    expect((await at.site.call(listEntries, { search: 'kotuku' }, 'owner')).answer.entries.map((row) => row.id)).toEqual([id])
    expect(await out()).toEqual(before)
    const lines = await at.site.db
      .withTables<{ audit: { action: string; target: string } }>()
      .selectFrom('audit')
      .select(['action', 'target'])
      .execute()
    expect(lines.filter(({ action }) => action === 'entry.correct')).toEqual([{ action: 'entry.correct', target: `entry ${id}` }])
  })

  test('of two owners who correct at the same moment one is told so, and nothing is lost (bar J06)', async () => {
    const id = await sent()
    const answers = await Promise.all([
      correct(id, 0, { 'your-name': ['First'] }),
      correct(id, 0, { 'your-email': ['second@example.test'] }, 'Moved', 'editor'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.answer).toMatchObject({ code: 'changed-meanwhile' })
    const { revision, corrections, values } = await stands(id)
    expect([revision, corrections.length]).toEqual([1, 1])
    const said = (name: string) => values.find((value) => value.name === name)?.values
    const isFirst = answers[0]!.status === 200
    expect([said('your-name'), said('your-email')]).toEqual([
      [isFirst ? 'First' : 'Ann'],
      [isFirst ? 'ann@example.test' : 'second@example.test'],
    ])
    expect((await correct(id, 0, { start: ['2030-01-01'] })).status).toBe(409)
  })

  test('what the form would not have taken is refused at its answer', async () => {
    const id = await sent()
    const refusals = [
      [{ 'your-email': ['nobody'] }, 'your-email'],
      [{ 'your-name': [] }, 'your-name'],
      [{ ways: ['Pigeon'] }, 'ways'],
      [{ start: ['2020-01-01'] }, 'start'],
      [{ 'your-name': ['A', 'B'] }, 'your-name'],
      [{ 'your-name': ['Ann'] }, 'answers'],
      [{ doc: ['x'], nobody: ['y'] }, 'answers'],
    ] as const
    for (const [change, field] of refusals) {
      const { status, answer } = await correct(id, 0, change as unknown as Record<string, string[]>)
      expect([status, answer]).toMatchObject([422, { data: { field } }])
    }
    expect((await correct(id, 0, { 'your-name': ['B'] }, '  ')).status).toBe(400)
    expect(await stands(id)).toMatchObject({ revision: 0, corrections: [] })
  })

  test('a day is judged as on the day on which the message came, a line stays a line, and a free text stays behind its choice', async () => {
    const id = await sent({ ways: ['Email', 'Other'], _wpcf7_free_text_ways: 'a note' })
    const day = at.site.clock.now().toISOString().slice(0, 10)
    at.site.clock.advance(30 * 86_400_000)
    const { status, answer } = await correct(id, 0, { start: [day], ways: ['Phone', 'Other a flag'], 'your-name': ['Ann\nBcc: x'] })
    expect(status).toBe(200)
    const said = Object.fromEntries(answer.values.map(({ name, values }) => [name, values]))
    expect(said).toMatchObject({ start: [day], ways: ['Phone', 'Other a flag'], 'your-name': ['Ann Bcc: x'] })
  })

  test('only owners and editors correct, and only what is in the inbox', async () => {
    const id = await sent()
    const asked = { id, revision: 0, note: 'x', answers: [{ name: 'your-name', values: ['B'] }] }
    expect((await at.site.call(correctEntry, asked, 'moderator')).status).toBe(403)
    expect((await at.site.call(correctEntry, asked)).status).toBe(401)
    await at.site.call(moveEntries, { ids: [id], to: 'spam' }, 'owner')
    expect(await correct(id, 0, { 'your-name': ['B'] })).toMatchObject({ status: 422, answer: { code: 'not-open' } })
    await at.site.call(moveEntries, { ids: [id], to: 'read' }, 'owner')
    expect((await correct(id, 0, { 'your-name': ['B'] }, 'x', 'editor')).status).toBe(200)
  })

  test('exports hold corrections, and no note is a formula (bars J06, E15)', async () => {
    const id = await sent()
    await correct(id, 0, { 'your-name': ['Anne'] }, '=HYPERLINK("x")')
    const headers = { cookie: `__Host-frontage=${'owner'.padEnd(43, '-')}` }
    const { body } = await at.site.server.inject({ url: entryExportAddress(at.form, 'inbox'), headers })
    expect(body).toContain('Corrected')
    expect(body).toContain(`${at.site.clock.now().toISOString()} Grace, owner: =HYPERLINK(""x"") (Name: Ann)`)
  })

  test('what is kept about a person holds corrections, and whoever was corrected away is named (bars J04, J06, J12)', async () => {
    const id = await sent({ 'your-email': 'typo@example.test' })
    await correct(id, 0, { 'your-email': ['right@example.test'] }, 'A typing error')
    const right = await personal(at.site).find(personWith(mailboxOf('right@example.test')))
    expect(right.own).toMatchObject([
      {
        id,
        data: {
          corrections: [{ by: 'Grace, owner', note: 'A typing error', before: [{ name: 'your-email', values: ['typo@example.test'] }] }],
        },
      },
    ])
    expect(await personal(at.site).find(personWith(mailboxOf('typo@example.test')))).toEqual({ own: [], named: [id] })
    const now = at.site.clock.now()
    const later = new Date(now.getTime() + 1).toISOString()
    at.site.clock.advance(86_400_000)
    await correct(id, 1, { 'your-name': ['Later'] })
    const touched = await personal(at.site).touched(later, new Date(at.site.clock.now().getTime() + 1).toISOString())
    expect(touched.map((one) => [one.id, one.mailboxes])).toEqual([[id, ['right@example.test']]])
  })

  test('corrections go with their message, erased or deleted (bars J05, J06)', async () => {
    const [erased, deleted] = [await sent({ 'your-email': 'gone@example.test' }), await sent()]
    for (const id of [erased, deleted]) {
      await correct(id, 0, { 'your-name': ['Kotuku77'] }, 'Kotuku77 asked')
      await correct(id, 1, { 'your-name': ['Anne'] })
    }
    expect(await dumpOf(at.site.db)).toContain('Kotuku77')
    expect(await personal(at.site).erase!(personWith('gone@example.test'))).toBe(1)
    await at.site.call(moveEntries, { ids: [deleted], to: 'trash' }, 'owner')
    await at.site.call(deleteEntries, { ids: [deleted] }, 'owner')
    expect(await dumpOf(at.site.db)).not.toContain('Kotuku77')
  })
})
