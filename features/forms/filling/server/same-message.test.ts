import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { StoredContactForm } from '../../form'
import { createFormSite } from '../../server/forms.fake'

const quote: StoredContactForm = {
  title: 'Quote',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text', name: 'your-name', required: true },
        { type: 'radio', name: 'room', options: [{ label: 'Kitchen' }, { label: 'Other' }], hasFreeText: true },
        { type: 'file', name: 'plan', accept: ['pdf'] },
        { type: 'upload', name: 'photos', accept: ['pdf'] },
      ],
    },
  ],
}

describe.each(engines)('what makes a message the same one, on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form(quote)
  })
  beforeEach(() => site.clock.advance(700_000))
  afterAll(() => site.close())

  /** Two of them have the same name and the same size. */
  const plan = (letter: string) => new File([`%PDF-1.7\n${letter}\n%%EOF\n`], 'plan.pdf')
  const fields = { 'your-name': 'Ann', room: 'Kitchen' }
  const total = async (): Promise<number> => (await site.entries()).length
  const hashes = async (): Promise<number> => new Set((await site.uploads()).filter((file) => file.entry_id).map(({ hash }) => hash)).size

  test('bar H12: with a fresh ticket, another file of the same name and size is another message; the same bytes are the same one', async () => {
    const before = await total()
    const send = async (file: File): Promise<string> => (await site.send(form, { ...fields, plan: file })).status
    for (const letter of ['a', 'b', 'a']) expect(await send(plan(letter))).toBe('mail_sent')
    expect(await total()).toBe(before + 2)
    expect(await send(new File([await plan('b').bytes()], 'renamed.pdf'))).toBe('mail_sent')
    expect(await total()).toBe(before + 2)
    expect(await hashes()).toBe(2)
  })

  test('bars F07, H12: a used ticket with other words is refused in words, and the fresh one that comes along takes them', async () => {
    const before = await total()
    const ticket = { ...fields, _frontage_ticket: site.ticket(form) }
    for (const _ of ['sent', 'sent again']) expect((await site.send(form, ticket)).status).toBe('mail_sent')
    const refused = await site.send(form, { ...ticket, 'your-name': 'Ben' })
    expect(refused).toMatchObject({ status: 'stale_ticket', message: expect.stringMatching(/\S/) })
    expect(await total()).toBe(before + 1)
    const fresh = { ...ticket, 'your-name': 'Ben', _frontage_ticket: refused.posted_data_hash ?? '' }
    expect((await site.send(form, fresh)).status).toBe('mail_sent')
    expect(await total()).toBe(before + 2)
  })

  test('bar H12: a used ticket with another file is refused in words, and the fresh one that comes along takes it', async () => {
    const before = await total()
    const ticket = { ...fields, _frontage_ticket: site.ticket(form) }
    expect((await site.send(form, { ...ticket, plan: plan('a') })).status).toBe('mail_sent')
    expect((await site.send(form, { ...ticket, plan: plan('a') })).status).toBe('mail_sent')
    const refused = await site.send(form, { ...ticket, plan: plan('b') })
    expect(refused).toMatchObject({ status: 'stale_ticket', message: expect.stringMatching(/\S/) })
    expect(await total()).toBe(before + 1)
    const fresh = { ...fields, _frontage_ticket: refused.posted_data_hash ?? '' }
    expect((await site.send(form, { ...fresh, plan: plan('b') })).status).toBe('mail_sent')
    expect(await total()).toBe(before + 2)
  })

  test('bar H12: so it is with files that came before their message, whatever folder they lie in', async () => {
    const before = await total()
    const upload = async (file: File): Promise<string> => {
      const own = { action: 'dnd_codedropz_upload', form_id: String(form), upload_name: 'photos' }
      site.clock.advance(1000)
      const answer = await site.post('/wp-admin/admin-ajax.php', { ...own, security: site.tickets.issueForUploads(), 'upload-file': file })
      const { data } = answer.json() as { data: { path: string; file: string } }
      return `${data.path}/${data.file}`
    }
    const paths = [await upload(plan('a')), await upload(plan('b')), await upload(plan('a'))]
    expect(new Set(paths).size).toBe(3)
    for (const path of paths) {
      const press = { ...fields, photos: path, _frontage_ticket: site.ticket(form) }
      // The very same press again finds its file sent.
      for (const _ of [1, 2]) expect((await site.send(form, press)).status).toBe('mail_sent')
    }
    expect(await total()).toBe(before + 2)
  })

  test('bar H12: and without JavaScript', async () => {
    const before = await total()
    const post = async (file: File) =>
      (await site.post(`/contact-form/${form}`, { page: '/contact', _step: 'send', ...fields, plan: file })).statusCode
    for (const letter of ['a', 'a', 'b']) expect(await post(plan(letter))).toBe(303)
    expect(await total()).toBe(before + 2)
  })

  test('bar H12: the text behind a last choice is content, too', async () => {
    const before = await total()
    for (const free of ['Pantry', 'Porch', 'Porch']) await site.send(form, { ...fields, room: 'Other', _wpcf7_free_text_room: free })
    expect(await total()).toBe(before + 2)
  })
})
