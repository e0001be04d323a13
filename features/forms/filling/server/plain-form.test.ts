import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { StoredContactForm } from '../../form'
import { createFormSite } from '../../server/forms.fake'
import type { PlainFirst, PlainState } from '../plain'

const quote: StoredContactForm = {
  title: 'Quote',
  steps: [
    {
      title: 'You',
      fields: [
        { type: 'text', name: 'your-name', required: true },
        { type: 'url', name: 'your-page' },
        { type: 'file', name: 'plan', accept: ['pdf'] },
      ],
    },
    {
      title: 'Work',
      fields: [
        { type: 'textarea', name: 'your-message', required: true },
        { type: 'quiz', name: 'sum', quiz: [{ question: '1+1?', answer: '2' }] },
        { type: 'acceptance', name: 'terms', label: 'I agree' },
      ],
    },
  ],
}

describe.each(engines)('forms without JavaScript on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form(quote)
  })
  afterAll(() => site.close())

  const post = async (fields: Record<string, string | Blob>, headers = {}) => {
    const response = await site.post(`/contact-form/${form}`, { page: '/contact', ...fields }, headers)
    const { first } = response.statusCode === 303 ? { first: undefined } : (response.json() as { first: PlainFirst })
    return { status: response.statusCode, location: response.headers.location, first, plain: first?.plain as PlainState }
  }
  const kept = ({ first, plain }: Awaited<ReturnType<typeof post>>): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(plain.values).map(([name, [value = '']]) => [name, value])),
    ...Object.fromEntries(Object.entries(plain.files).flatMap(([name, [file]]) => (file ? [[name, file.path]] : []))),
    _frontage_step: String(plain.step),
    _frontage_ticket: plain.ticket,
    upload_folder: plain.folder,
    _wpcf7_quiz_answer_sum: first?.quiz?.sum?.[1] ?? '',
  })
  const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'plan.pdf')

  test('steps, a file, a mistake, and 303 back to the page at the end', async () => {
    const first = await post({ _step: 'next', 'your-name': 'Ann', plan: pdf })
    expect(first).toMatchObject({ status: 200, plain: { step: 1, errors: [], message: '', files: { plan: [{ name: 'plan.pdf' }] } } })
    expect(first.first?.quiz?.sum?.[0]).toBe('1+1?')
    const failed = await post({ ...kept(first), _step: 'send', sum: '3' })
    expect(failed).toMatchObject({ status: 422, plain: { step: 1, status: 'validation_failed', values: { 'your-name': ['Ann'] } } })
    expect(failed.plain.errors.map(({ field }) => field)).toEqual(['your-message', 'sum'])
    const back = await post({ ...kept(failed), _step: 'back' })
    expect(back).toMatchObject({ status: 200, plain: { step: 0, errors: [] } })
    const again = await post({ ...kept(back), _step: 'next' })
    const unaccepted = await post({ ...kept(again), _step: 'send', 'your-message': 'A deck', sum: '2' })
    expect(unaccepted).toMatchObject({ status: 422, plain: { step: 1, status: 'acceptance_missing', errors: [{ field: 'terms' }] } })
    const sent = await post({ ...kept(unaccepted), _step: 'send', terms: '1' })
    expect(sent).toMatchObject({ status: 303, location: `/contact#contact-form-${form}-sent` })
    expect((await site.entries()).at(-1)).toMatchObject({ files: 1, page: '/contact', state: 'new' })
    expect(await site.entries()).toHaveLength(1)
    // The same page once more, as after pressing the browser's Back: the message is there already.
    expect(await post({ ...kept(unaccepted), _step: 'send', terms: '1' })).toMatchObject({ status: 303 })
    expect(await site.entries()).toHaveLength(1)
  })

  test('a file of Next is judged as any other, and nothing of it is kept (bar D18)', async () => {
    const before = (await site.uploads()).length
    for (const [name, bytes] of [
      ['plan.exe', 'MZ'],
      ['plan.pdf', '<script>alert(1)</script>'],
      ['plan.pdf.html', '%PDF-1.7'],
    ] as const) {
      const refused = await post({ _step: 'next', 'your-name': 'Ann', plan: new File([bytes], name) })
      expect(refused.plain.errors, name).toEqual([{ field: 'plan', message: 'You are not allowed to upload files of this type.' }])
      expect(refused, name).toMatchObject({ status: 422, plain: { step: 0, files: {} } })
    }
    expect((await site.uploads()).length).toBe(before)
  })

  test('F04: an address is completed, as it is where there is a script', async () => {
    const first = await post({ _step: 'next', 'your-name': 'Ann', 'your-page': ' example.com/deck ' })
    expect(first).toMatchObject({ status: 200, plain: { step: 1, values: { 'your-page': ['http://example.com/deck'] } } })
    const wrong = await post({ _step: 'next', 'your-name': 'Ann', 'your-page': 'no address' })
    expect(wrong).toMatchObject({ status: 422, plain: { errors: [{ field: 'your-page', message: 'Please enter a URL.' }] } })
  })

  test('bar C10: Next looks at its own step, and sending at all of them', async () => {
    const missing = await post({ _step: 'next' })
    expect(missing).toMatchObject({ status: 422, plain: { step: 0, errors: [{ field: 'your-name' }] } })
    const skipped = await post({ _step: 'send', _frontage_step: '1', 'your-message': 'A deck', terms: '1' })
    expect(skipped).toMatchObject({ status: 422, plain: { step: 0 } })
    expect(skipped.plain.errors[0]).toEqual({ field: 'your-name', message: 'Please fill out this field.' })
    expect((await site.entries()).length).toBe(1)
  })

  test('a file that is none of those that are taken', async () => {
    const failed = await post({ _step: 'next', 'your-name': 'Ann', plan: new File(['<svg/>'], 'plan.svg') })
    expect(failed).toMatchObject({ status: 422, plain: { step: 0, errors: [{ field: 'plan' }], files: { plan: [] } } })
  })

  test('other pages cannot send it, and lead nowhere', async () => {
    expect((await post({ 'your-name': 'Ann' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ 'your-name': 'Ann', page: 'https://evil.example/x' })).plain.page).toBe('/')
    expect((await site.post('/contact-form/4711', {})).statusCode).toBe(404)
  })
})
