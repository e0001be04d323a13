import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { contactDefinition, filled } from '../../server/contact.fake'
import { createFormSite } from '../../server/forms.fake'

describe.each(engines)('words of messages on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form(contactDefinition)
  })
  afterAll(() => site.close())

  const newest = async () => (await site.entries()).at(-1)
  /** What is written in one test does not count in the next one. */
  const rest = (): void => site.clock.advance(61_000)

  test('bar G01: line ends in what becomes a header add nothing', async () => {
    rest()
    const evil = { 'your-name': 'Ann\r\nBcc: evil@x.test', 'your-subject': 'Deck\nBcc: evil@x.test\u2028X: y' }
    expect((await site.send(form, filled(evil))).status).toBe('mail_sent')
    const mail = (await site.mails()).findLast(({ recipient }) => recipient === 'owner@site.test')
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]/)
    expect(mail).toMatchObject({ recipient: 'owner@site.test', reply_to: 'ann@example.test' })
    expect(mail?.body_text).toContain('Bcc: evil@x.test')
  })

  test('a subject is one line, also where it takes over a field of several (bar G01)', async () => {
    rest()
    const wordy = await site.form({ ...contactDefinition, letter: { ...contactDefinition.letter, subject: 'About: [your-message]' } })
    const evil = 'Deck\r\nBcc: evil@x.test\n\nX: y\u2028Z: z'
    expect((await site.send(wordy, filled({ 'your-message': evil }))).status).toBe('mail_sent')
    const mail = (await site.mails()).findLast(({ recipient }) => recipient === 'owner@site.test')
    expect(mail?.subject).toBe('About: Deck Bcc: evil@x.test X: y Z: z')
  })

  test.each([
    'a@x.test, evil@y.test',
    '"evil@y, z" <a@x.test>, e@y.test',
    'a@x.test;b@y.test',
    'group: a@x.test;',
    `${'a'.repeat(10_000)}@x.test`,
  ])('bar G02: %.30s is not one address', async (address) => {
    rest()
    expect(await site.send(form, filled({ 'your-email': address }))).toMatchObject({ status: 'validation_failed' })
  })

  test('bar G03: who gets the letter stands in the settings; a department is chosen by its key', async () => {
    rest()
    const tampered = { to: 'evil@x.test', recipient: 'evil@x.test', _wpcf7_to: 'evil@x.test', department: 'Sales' }
    const before = (await site.mails()).length
    await site.send(form, filled(tampered))
    expect((await site.mails()).slice(before).map(({ recipient }) => recipient)[0]).toBe('sales@site.test')
    expect(JSON.stringify((await site.mails()).map(({ recipient }) => recipient))).not.toContain('evil')
    expect(await site.send(form, filled({ department: 'evil@x.test' }))).toMatchObject({ status: 'validation_failed' })
  })

  test('bar F12: one address gets few letters of thanks a day, and none of them carries a visitor’s words', async () => {
    const before = (await site.mails()).length
    for (let count = 0; count < 50; count++) {
      site.clock.advance(20_000)
      site.bucket.name = `network ${count % 10}`
      await site.send(
        form,
        filled({ 'your-email': `Victim${count % 3 ? `+${count}` : ''}@x.test`, 'your-name': 'Buy now http://evil.test' }),
      )
    }
    const thanks = (await site.mails()).slice(before).filter(({ recipient }) => /^victim\b/i.test(recipient))
    site.bucket.name = 'bucket'
    expect(thanks).toHaveLength(2)
    expect(thanks.map(({ body_text }) => body_text).join()).not.toMatch(/evil|Buy/)
  })

  test('bar C08: what no form declares is neither kept nor sent', async () => {
    rest()
    const extra = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`extra-${index}`, 'canary-of-nobody']))
    const answer = await site.send(form, { ...filled(), '<img src=x onerror=alert(1)>': 'canary-of-nobody', id: '4711', ...extra })
    expect(answer).toMatchObject({ status: 'mail_sent', contact_form_id: form })
    expect(JSON.stringify(await newest())).not.toContain('canary-of-nobody')
    expect(JSON.stringify(await site.mails())).not.toContain('canary-of-nobody')
  })

  test('bar C05: names that mean something to the language mean nothing here', async () => {
    rest()
    const answer = await site.send(form, {
      ...filled(),
      '__proto__[polluted]': 'yes',
      'constructor[prototype][polluted]': 'yes',
      __proto__x: '1',
    })
    expect(answer.status).toBe('mail_sent')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('bar C06: two values for a field that takes one, or a file where a text belongs', async () => {
    rest()
    for (const wrong of [['Ann', 'Bob'], new File(['x'], 'x.txt')]) {
      const answer = await site.send(form, { ...filled(), 'your-name': wrong as string[] })
      expect(answer).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'your-name' }] })
    }
    // One that may stay empty.
    const answer = await site.send(form, filled({ 'your-subject': new File(['x'], 'x.txt') as never }))
    expect(answer).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'your-subject' }] })
  })

  test.each([['a\0b'], ['a\ud800b']])('bar C07: %j is refused at its field', async (text) => {
    rest()
    const fields = { _wpcf7_unit_tag: 'wpcf7-f1-o1', _frontage_ticket: site.ticket(form), ...filled() }
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const request = new Request('http://x.test', { method: 'POST', body })
    const bytes = Buffer.from(await request.arrayBuffer())
      .toString('latin1')
      .replace('\r\n\r\nAnn\r\n', `\r\n\r\n${text === 'a\0b' ? text : 'a\xc0\xafb'}\r\n`)
    const response = await site.server.inject({
      method: 'POST',
      url: `/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`,
      payload: Buffer.from(bytes, 'latin1'),
      headers: { 'content-type': request.headers.get('content-type') ?? '', 'user-agent': 'Mozilla/5.0' },
    })
    expect(response.json()).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'your-name', message: 'This field contains characters that cannot be saved.' }],
    })
  })

  test('text of every script comes back byte by byte, in the message, its e-mail and the export (bar C07)', async () => {
    rest()
    const written = [
      'Māori: Tāhunanui, kōrero'.normalize('NFC'),
      'Māori: Tāhunanui, kōrero'.normalize('NFD'),
      '한국어'.normalize('NFC'),
      '한국어'.normalize('NFD'),
      'Å Å Å ﬁ ½ ㎏',
      'עברית ‮ مرحبا ‏ देवनागरी 中文 日本語 🏡👩‍🔧🇳🇿 𝔘',
      'a\u2028b\u2029c\u0085d \u00ad\u200b\ufeff.',
    ]
    const text = written.join(' | ')
    expect((await site.send(form, filled({ 'your-message': text }))).status).toBe('mail_sent')
    const { values } = JSON.parse((await newest())!.content) as { values: { name: string; values: string[] }[] }
    expect(values.find(({ name }) => name === 'your-message')?.values).toEqual([text])
    expect((await site.mails()).findLast(({ recipient }) => recipient === 'owner@site.test')?.body_text).toContain(text)
    const csv = await site.server.inject({
      url: `/admin/forms/entries.csv?form=${form}`,
      headers: { cookie: `__Host-frontage=${'owner'.padEnd(43, '-')}` },
    })
    expect(csv.statusCode).toBe(200)
    expect(csv.rawPayload.toString('utf8')).toContain(text)
  })

  test('bar C11: long senseless text is judged', async () => {
    rest()
    for (const text of ['a', '-', '@.', ' ', '1', 'a@'].map((part) => part.repeat(50_000))) {
      const answer = await site.send(form, filled({ 'your-email': text, 'your-name': text, 'your-subject': text }))
      expect(answer.status).toBe('validation_failed')
    }
  })
})
