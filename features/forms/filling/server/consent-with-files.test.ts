import { engines } from '@frontage/kit/storage/database.fake'
import { describe, expect, test } from 'vitest'
import type { StoredContactForm } from '../../form'
import { createFormSiteFor } from '../../server/form-site.setup'
import type { PlainFirst } from '../plain'

const REFUSED = 'You must accept the terms and conditions before sending your message.'
const definition: StoredContactForm = {
  title: 'Quote',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text', name: 'your-name', required: true },
        { type: 'file', name: 'plan', accept: ['pdf'] },
        { type: 'acceptance', name: 'keep', label: 'You may keep my files.', askedWith: 'plan' },
        { type: 'acceptance', name: 'lost', label: 'I agree.', askedWith: 'gone', isOptional: true },
      ],
    },
    { title: '', fields: [{ type: 'textarea', name: 'your-message' }] },
  ],
}
const pdf = () => new File(['%PDF-1.7\n%%EOF\n'], 'plan.pdf')
const unchosen = () => new File([], '')

describe.each(engines)('a consent that goes with files on %s', (engine) => {
  const at = createFormSiteFor(engine, definition)

  const consents = async (): Promise<unknown> => JSON.parse((await at.site.entries()).at(-1)!.content).consents

  test('F06: without files nobody is asked, and no consent is kept, whatever was ticked', async () => {
    expect(await at.site.send(at.form, { 'your-name': 'Ann', plan: unchosen() })).toMatchObject({ status: 'mail_sent' })
    expect(await consents()).toEqual([{ name: 'lost', wording: 'I agree.', isGiven: false }])
    at.site.clock.advance(61_000)
    expect(await at.site.send(at.form, { 'your-name': 'Ben', keep: '1' })).toMatchObject({ status: 'mail_sent' })
    expect(await consents()).toEqual([{ name: 'lost', wording: 'I agree.', isGiven: false }])
  })

  test('F06: with a file it has to be given, and is kept with the words that were agreed to', async () => {
    at.site.clock.advance(61_000)
    expect(await at.site.send(at.form, { 'your-name': 'Cleo', plan: pdf() })).toMatchObject({
      status: 'acceptance_missing',
      message: REFUSED,
    })
    expect(await at.site.send(at.form, { 'your-name': 'Cleo', plan: pdf(), keep: '1' })).toMatchObject({ status: 'mail_sent' })
    expect(await consents()).toContainEqual({ name: 'keep', wording: 'You may keep my files.', isGiven: true })
  })

  test('F06: Next asks for it by the same rule', async () => {
    const ask = async (fields: Record<string, string | Blob>) =>
      (
        await at.site.post('/wp-json/cf7mls/v1/cf7mls_validation', {
          _wpcf7: String(at.form),
          _frontage_step: '0',
          'your-name': 'Dora',
          ...fields,
        })
      ).json()
    expect(await ask({ plan: unchosen() })).toMatchObject({ success: true })
    expect(await ask({ plan: pdf() })).toMatchObject({ success: false, invalid_fields: { keep: { reason: REFUSED } } })
    expect(await ask({ plan: pdf(), keep: '1' })).toMatchObject({ success: true })
  })

  test('F06: without a script it is refused at its place, on its own step and from a later one, and the file is there still', async () => {
    at.site.clock.advance(61_000)
    const post = async (fields: Record<string, string | Blob>) => {
      const response = await at.site.post(`/contact-form/${at.form}`, { page: '/', 'your-name': 'Elin', ...fields })
      return {
        status: response.statusCode,
        plain: response.statusCode === 303 ? undefined : (response.json() as { first: PlainFirst }).first.plain,
      }
    }
    expect(await post({ _step: 'next', plan: unchosen() })).toMatchObject({ status: 200, plain: { step: 1, errors: [] } })
    const refused = await post({ _step: 'next', plan: pdf() })
    expect(refused).toMatchObject({ status: 422, plain: { step: 0, errors: [{ field: 'keep', message: REFUSED }] } })
    const { folder, ticket, files } = refused.plain!
    const held = { plan: files.plan?.[0]?.path ?? '', upload_folder: folder, _frontage_ticket: ticket }
    expect(files.plan).toMatchObject([{ name: 'plan.pdf' }])
    expect(await post({ ...held, _step: 'send', _frontage_step: '1' })).toMatchObject({
      status: 422,
      plain: { step: 0, status: 'acceptance_missing', errors: [{ field: 'keep', message: REFUSED }] },
    })
    expect(await post({ ...held, _step: 'send', _frontage_step: '1', keep: '1' })).toMatchObject({ status: 303 })
    expect((await at.site.entries()).at(-1)).toMatchObject({ files: 1 })
    expect(await consents()).toContainEqual({ name: 'keep', wording: 'You may keep my files.', isGiven: true })
  })
})
