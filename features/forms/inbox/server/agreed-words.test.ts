import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { saveContactForm } from '../../definition/wire.admin'
import { createFormSite } from '../../server/forms.fake'
import { getEntry } from '../wire.admin'

const saying = (label: string, privacy: string) => ({
  title: 'Contact',
  privacy,
  steps: [
    {
      title: '',
      fields: [
        { type: 'text' as const, name: 'your-name' },
        { type: 'acceptance' as const, name: 'terms', label },
      ],
    },
  ],
})

describe.each(engines)('what people agreed to on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
  })
  afterAll(() => site.close())

  test('each message keeps the words, their version and the time; a change of the form changes no earlier message (bar J09)', async () => {
    const form = await site.form(saying('I agree to <a href="/terms-1">terms 1</a>.', 'Kept for 1 year. Ask ann@site.test.'))
    const send = async (name: string) => {
      const at = site.clock.now().toISOString()
      expect(await site.send(form, { 'your-name': name, terms: '1' })).toMatchObject({ status: 'mail_sent' })
      const id = (await site.entries()).at(-1)!.id
      return { id, at }
    }
    const first = await send('Ann')
    const change = saying('I agree to terms 2.', 'Kept for 2 years. Ask ben@site.test.')
    expect((await site.call(saveContactForm, { id: form, version: 1, form: change }, 'owner')).status).toBe(200)
    site.clock.advance(3_600_000)
    const second = await send('Ben')
    const read = async (id: number) => (await site.call(getEntry, { id }, 'owner')).answer
    const [one, two] = [await read(first.id), await read(second.id)]
    expect(one).toMatchObject({
      ...{ version: 1, privacy: 'Kept for 1 year. Ask ann@site.test.' },
      consents: [{ name: 'terms', wording: 'I agree to <a href="/terms-1">terms 1</a>.', isGiven: true }],
    })
    expect(two).toMatchObject({
      ...{ version: 2, privacy: 'Kept for 2 years. Ask ben@site.test.' },
      consents: [{ name: 'terms', wording: 'I agree to terms 2.', isGiven: true }],
    })
    for (const [entry, { at }] of [
      [one, first],
      [two, second],
    ] as const)
      expect(Date.parse(entry.sentAt) - Date.parse(at)).toBeLessThan(60_000)
  })
})
