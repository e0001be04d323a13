import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { listEntries } from '../../inbox/wire.admin'
import { contactDefinition } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'
import { lettersOfPeople } from './people.fake'

const PDF = '%PDF-1.7\n%%EOF\n'

describe.each(engines)('what people write, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    const [step] = contactDefinition.steps
    const doc = { type: 'file' as const, name: 'doc', accept: ['pdf'] }
    form = await site.form({ ...contactDefinition, steps: [{ title: '', fields: [...step!.fields, doc] }] })
  })
  afterAll(() => site.close())

  test('bar F08: of 200 messages of people none is lost, at most two wait in quarantine, and all can be seen', async () => {
    expect(lettersOfPeople).toHaveLength(200)
    for (const [index, { name, email, message, hasFile }] of lettersOfPeople.entries()) {
      site.clock.advance(20_000)
      site.bucket.name = `home ${index % 40}`
      const fields = { 'your-name': name, 'your-email': email, 'your-message': message }
      const doc = new File([PDF], `plan ${index}.pdf`)
      const answer = await site.send(form, hasFile ? { ...fields, doc } : fields)
      expect(['mail_sent', 'spam'], `${message.slice(0, 60)}: ${JSON.stringify(answer.invalid_fields)}`).toContain(answer.status)
    }
    const entries = await site.entries()
    expect(entries).toHaveLength(200)
    expect(entries.filter(({ state }) => state === 'spam').length).toBeLessThanOrEqual(2)
    const kept = entries.map(({ content }) => JSON.parse(content) as { values: { name: string; values: string[] }[] })
    const said = kept.map(({ values }) => values.find(({ name }) => name === 'your-message')?.values[0])
    expect(said).toEqual(lettersOfPeople.map(({ message }) => message.trim().replace(/\r?\n/g, '\r\n')))
    expect(entries.filter(({ files }) => files === 1)).toHaveLength(40)
    const seen = new Set<number>()
    for (const state of ['inbox', 'spam'] as const)
      for (let before = 0, more = true; more; ) {
        const page = (await site.call(listEntries, { state, before }, 'owner')).answer
        for (const { id } of page.entries) seen.add(id)
        before = page.next
        more = before > 0
      }
    expect(seen.size).toBe(200)
  })

  test('bar G04: markup in a message stays text: its letter has no page in it', async () => {
    const before = (await site.mails()).length
    const tracker = '<img src="//evil.test/p.gif"><link rel=stylesheet href=//evil.test><img src="cid:x"><b>hi</b>'
    site.clock.advance(61_000)
    const fields = { 'your-name': tracker, 'your-email': 'ann@example.test', 'your-message': tracker, 'your-subject': tracker }
    expect(await site.send(form, fields)).toMatchObject({ status: 'mail_sent' })
    const letters = (await site.mails()).slice(before)
    expect(letters.length).toBeGreaterThan(0)
    for (const { body_html, body_text } of letters) {
      expect(body_html).toBeNull()
      expect(body_text.length).toBeGreaterThan(0)
    }
    expect(letters[0]?.body_text).toContain(tracker)
  })

  test('bar E11: a payment that is handed over once is one order, and its amount is the owner’s', async () => {
    const paypal = { business: 'shop@own.test', item: 'Deposit', currency: 'NZD', amount: '50.00' }
    // Fields that are called like parts of a payment are words of the visitor, and nothing else.
    const [step] = contactDefinition.steps
    const named = ['amount', 'currency_code', 'item_name', 'business'].map((name) => ({ type: 'text' as const, name }))
    const shop = await site.form({ ...contactDefinition, steps: [{ title: '', fields: [...step!.fields, ...named] }], actions: { paypal } })
    site.clock.advance(61_000)
    const ticket = site.ticket(shop)
    const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': 'A deposit.', _frontage_ticket: ticket }
    const before = (await site.entries()).length
    const answers = []
    for (let press = 0; press < 5; press++)
      answers.push(await site.send(shop, { ...fields, amount: '0.01', currency_code: 'VND', item_name: 'x', business: 'evil@x.test' }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const target = new URL(answers[0]?.redirect_to_paypal?.[0]?.redirect_url ?? '')
    const query = Object.fromEntries(target.searchParams)
    expect(query).toMatchObject({ amount: '50.00', currency_code: 'NZD', item_name: 'Deposit', business: 'shop@own.test' })
    expect((await site.entries()).length).toBe(before + 1)
    const other = await site.send(shop, { ...fields, 'your-message': 'Another order on the same ticket.' })
    expect(other).toMatchObject({ status: 'stale_ticket' })
    expect(other).not.toHaveProperty('redirect_to_paypal')
    expect((await site.entries()).length).toBe(before + 1)
  })
})
