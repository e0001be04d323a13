import { personWith } from '@frontage/kit/personal.server'
import { engines } from '@frontage/kit/storage/database.fake'
import { dumpOf } from '@frontage/kit/storage/dump.fake'
import { describe, expect, test } from 'vitest'
import { createFormSiteFor } from '../../server/form-site.setup'
import { deleteEntries, entryExportAddress, getEntry, listEntries, moveEntries, replyToEntry } from '../wire.admin'

const definition = {
  title: 'Contact',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text' as const, name: 'your-name', label: 'Name', required: true },
        { type: 'email' as const, name: 'your-email', label: 'E-mail' },
        { type: 'date' as const, name: 'start', label: 'Start' },
        { type: 'textarea' as const, name: 'your-message', label: 'Message' },
      ],
    },
  ],
  letter: { to: 'office@site.test', replyTo: 'your-email' },
  thanks: { subject: 'Thank you', body: 'We have it.' },
}

describe.each(engines)('replies to messages on %s', (engine) => {
  const at = createFormSiteFor(engine, definition)

  let written = 0
  async function received(change: Record<string, string> = {}, form = at.form): Promise<number> {
    at.site.bucket.name = `home ${++written}`
    const words = { 'your-name': 'Ann', 'your-email': `ann${written}@example.test`, 'your-message': `A deck,\r\nnumber ${written}.` }
    expect((await at.site.send(form, { ...words, ...change })).status).toBe('mail_sent')
    return (await at.site.entries()).at(-1)!.id
  }
  const reply = (id: number, text: string, key = `key ${text}`, role: 'owner' | 'editor' | 'moderator' = 'owner') =>
    at.site.call(replyToEntry, { id, key, text }, role)
  const stands = async (id: number) => (await at.site.call(getEntry, { id }, 'owner')).answer
  const mailsTo = async (address: string) => (await at.site.mails()).filter(({ recipient }) => recipient === address)

  test('a reply goes to the address in the message, quotes it, and is answered where messages of the form go', async () => {
    const id = await received({ 'your-email': 'first@example.test', start: '2027-02-15' })
    const { status, answer } = await reply(id, ' We can come on Monday.\nGrace ')
    expect(status).toBe(200)
    const now = at.site.clock.now().toISOString()
    expect(answer.replies).toMatchObject([
      { by: 'Grace, owner', at: now, to: 'first@example.test', text: 'We can come on Monday.\nGrace', delivery: { state: 'queued' } },
    ])
    expect(answer).toMatchObject({ state: 'read', isAnswered: true, reply: { to: 'first@example.test', hasMailServer: false } })
    expect(answer.deliveries.map(({ kind }) => kind).toSorted()).toEqual(['letter', 'thanks'])
    expect(answer).toEqual(await stands(id))
    const sent = (await mailsTo('first@example.test')).at(-1)!
    expect(sent).toMatchObject({ reply_to: 'office@site.test', about: `form-entry:${id}`, subject: 'Re: Thank you' })
    const [text, quoted] = sent.body_text.split('\n\n')
    expect(text).toBe('We can come on Monday.\nGrace')
    expect(quoted!.split('\n').slice(1)).toEqual([
      '> Name: Ann',
      '> E-mail: first@example.test',
      '> Start: 15 February 2027',
      '> Message: A deck,',
      `> number ${written}.`,
    ])
    await at.site.jobs.runDue()
    expect((await stands(id)).replies).toMatchObject([{ delivery: { state: 'sent' } }])
    const row = (await at.site.call(listEntries, {}, 'owner')).answer.entries.find((one) => one.id === id)
    expect(row).toMatchObject({ isAnswered: true, mail: 'sent' })
  })

  test('mail programs keep the thread: each reply names what was sent before', async () => {
    const id = await received({ 'your-email': 'thread@example.test' })
    await at.site.jobs.runDue()
    await reply(id, 'One')
    await at.site.jobs.runDue()
    await reply(id, 'Two')
    await at.site.jobs.runDue()
    const letters = at.site.letters.filter(({ to }) => to === 'thread@example.test')
    const [thanks, one, two] = letters
    expect(letters.map(({ subject }) => subject)).toEqual(['Thank you', 'Re: Thank you', 'Re: Thank you'])
    expect(one?.refersTo).toEqual([thanks?.messageId])
    expect(two?.refersTo).toEqual([thanks?.messageId, one?.messageId])
  })

  test('a form that thanks nobody names the business; the subject stays when e-mails were emptied', async () => {
    const form = await at.site.form({ ...definition, thanks: null })
    await at.site.site.write('name', 'Harbour  Physio')
    const id = await received({ 'your-email': 'plain@example.test' }, form)
    await reply(id, 'One')
    await at.site.jobs.runDue()
    at.site.clock.advance(31 * 86_400_000)
    await at.site.outbox.sweep()
    await at.site.site.write('name', 'Another name')
    await reply(id, 'Two')
    expect((await mailsTo('plain@example.test')).map(({ subject }) => subject)).toEqual(['Re: Your message to Harbour Physio'])
    expect((await stands(id)).replies.map(({ text, delivery }) => [text, delivery?.state])).toEqual([
      ['One', 'sent'],
      ['Two', 'queued'],
    ])
    await at.site.site.remove('name')
  })

  test('a reply that is sent twice goes out once, also at the same moment', async () => {
    const id = await received({ 'your-email': 'once@example.test' })
    const before = (await mailsTo('once@example.test')).length
    const answers = await Promise.all([reply(id, 'Once'), reply(id, 'Once'), reply(id, 'Once')])
    expect(answers.map(({ status, answer }) => [status, answer.replies.length])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ])
    expect(await reply(id, 'Once')).toMatchObject({ status: 200 })
    expect((await mailsTo('once@example.test')).length).toBe(before + 1)
    const lines = await at.site.db.withTables<{ audit: { action: string; target: string } }>().selectFrom('audit').selectAll().execute()
    expect(lines.filter(({ action, target }) => action === 'entry.reply' && target === `entry ${id}`)).toHaveLength(1)
  })

  test('what cannot be answered is refused, and nothing goes out', async () => {
    const [silent, held] = [await received({ 'your-email': '' }), await received()]
    await at.site.call(moveEntries, { ids: [held], to: 'spam' }, 'owner')
    const mails = (await at.site.mails()).length
    expect(await reply(silent, 'Hello')).toMatchObject({ status: 422, answer: { code: 'no-address' } })
    expect((await stands(silent)).reply.to).toBe('')
    expect(await reply(held, 'Hello')).toMatchObject({ status: 422, answer: { code: 'not-open' } })
    expect(await reply(999_999, 'Hello')).toMatchObject({ status: 404 })
    const open = await received()
    expect((await reply(open, '  ')).status).toBe(400)
    expect((await reply(open, 'Hello', 'k', 'moderator')).status).toBe(403)
    expect((await at.site.call(replyToEntry, { id: open, key: 'k', text: 'Hello' })).status).toBe(401)
    expect((await stands(open)).replies).toEqual([])
    expect((await at.site.mails()).length).toBe(mails + 2)
  })

  test('a reply whose line in the log cannot be written was never sent', async () => {
    const id = await received({ 'your-email': 'never@example.test' })
    const before = (await mailsTo('never@example.test')).length
    const { note } = at.site.audit
    Object.assign(at.site.audit, { note: () => Promise.reject(new Error('no')) })
    expect((await reply(id, 'Never')).status).toBe(500)
    Object.assign(at.site.audit, { note })
    expect([(await stands(id)).replies, (await mailsTo('never@example.test')).length]).toEqual([[], before])
  })

  test('exports of messages hold replies', async () => {
    const id = await received()
    await reply(id, '=1+1, said Grace')
    const headers = { cookie: `__Host-frontage=${'owner'.padEnd(43, '-')}` }
    const { body } = await at.site.server.inject({ url: entryExportAddress(at.form, 'inbox'), headers })
    expect(body).toContain('Replies')
    expect(body).toContain(`${at.site.clock.now().toISOString()} Grace, owner: =1+1, said Grace`)
  })

  test('replies are part of what is kept about a person, name others, and go with their message (bars J04, J05)', async () => {
    const [erased, deleted] = [await received({ 'your-email': 'gone@example.test' }), await received()]
    for (const id of [erased, deleted]) await reply(id, 'Kotuku78, ask bea@example.test')
    const personal = at.site.feature.personal![0]!
    const found = await personal.find(personWith('gone@example.test'))
    expect(found.own).toMatchObject([{ id: erased, data: { replies: [{ by: 'Grace, owner', to: 'gone@example.test' }] } }])
    expect(found.own[0]!.facts.map(({ text }) => text)).toContain('Kotuku78, ask bea@example.test')
    expect(await personal.find(personWith('bea@example.test'))).toEqual({ own: [], named: [erased, deleted] })
    const later = new Date(at.site.clock.now().getTime() + 1)
    at.site.clock.advance(86_400_000)
    await reply(deleted, 'Kotuku78 again')
    const until = new Date(at.site.clock.now().getTime() + 1).toISOString()
    expect((await personal.touched(later.toISOString(), until)).map(({ id }) => id)).toEqual([deleted])
    expect(await personal.erase!(personWith('gone@example.test'))).toBe(1)
    await at.site.call(moveEntries, { ids: [deleted], to: 'trash' }, 'owner')
    await at.site.call(deleteEntries, { ids: [deleted] }, 'owner')
    expect(await dumpOf(at.site.db)).not.toContain('Kotuku78')
  })
})
