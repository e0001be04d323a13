import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { PlainFirst } from '../../filling/plain'
import type { StoredContactForm } from '../../form'
import { challengeOf } from '../../own-fields'
import { createFormSite } from '../../server/forms.fake'
import type { FeedbackAnswer } from '../../wire'
import { createCaptchas } from './captcha'

const capital = { question: 'Capital of France?', answer: 'Paris' }
const quiz = (name: string) => ({ type: 'quiz' as const, name, quiz: [capital, { question: 'Capital of Japan?', answer: 'Tokyo' }] })
const definition: StoredContactForm = {
  title: 'Asked',
  guard: { check: 'none' },
  steps: [
    { title: 'One', fields: [{ type: 'text', name: 'your-name', required: true }] },
    { title: 'Two', fields: [quiz('city')] },
    {
      title: 'Three',
      fields: [
        { type: 'textarea', name: 'message', required: true },
        { type: 'captcha', name: 'letters' },
      ],
    },
  ],
}

describe.each(engines)('questions and pictures on %s', (engine) => {
  let site: Awaited<ReturnType<typeof createFormSite>>
  let form = 0
  let asked = 0
  beforeAll(async () => {
    site = await createFormSite({ engine, postgresUrl: inject('postgresUrl') })
    form = await site.form(definition)
    asked = await site.form({
      title: 'One question',
      guard: { check: 'none' },
      steps: [{ title: '', fields: [{ type: 'text', name: 'your-name', required: true }, quiz('city')] }],
    })
  })
  afterAll(() => site.close())

  const refill = async (id: number, query = ''): Promise<Required<FeedbackAnswer>['quiz']> =>
    (await site.server.inject({ url: `/wp-json/contact-form-7/v1/contact-forms/${id}/refill${query}` })).json().quiz
  const lettersOf = (picture: string): string => createCaptchas(site).lettersOf(challengeOf(picture)) ?? ''

  test('F10: what every page shows is proved for a page that wakes; without being asked for, any question may come', async () => {
    for (let round = 0; round < 8; round++) expect((await refill(asked, '?shown=1'))?.city?.[0]).toBe(capital.question)
    const [, key = ''] = (await refill(asked, '?shown=1'))?.city ?? []
    const sent = await site.send(asked, { 'your-name': 'Ann', city: 'paris', _wpcf7_quiz_answer_city: key })
    expect(sent.status).toBe('mail_sent')
    expect(sent.quiz?.city?.[1]).not.toBe(key)
  })

  test('F10: a right answer stays while something else is mended; a wrong one, and one that was used, is asked anew', async () => {
    const [, key = ''] = (await refill(asked, '?shown=1'))?.city ?? []
    const own = { city: 'Paris', _wpcf7_quiz_answer_city: key }
    expect((await site.send(asked, own)).quiz).toEqual({ city: [capital.question, key] })
    const wrong = await site.send(asked, { ...own, 'your-name': 'Ann', city: 'Lyon' })
    expect(wrong).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'city', message: 'The answer to the quiz is incorrect.' }],
    })
    expect(wrong.quiz?.city?.[1]).not.toBe(key)
    expect((await site.send(asked, { ...own, 'your-name': 'Bea' })).status).toBe('mail_sent')
    const used = await site.send(asked, { ...own, 'your-name': 'Cleo' })
    expect(used).toMatchObject({ status: 'validation_failed', invalid_fields: [{ field: 'city' }] })
    const [question, fresh = ''] = used.quiz?.city ?? []
    const city = question === capital.question ? 'Paris' : 'Tokyo'
    expect((await site.send(asked, { 'your-name': 'Cleo', city, _wpcf7_quiz_answer_city: fresh })).status).toBe('mail_sent')
  })

  test('F10 U01: Next of step 2 of 3 brings a fresh question when the answer was wrong, and goes on when it is right', async () => {
    const ask = async (fields: Record<string, string>) =>
      (
        await site.post('/wp-admin/admin-ajax.php', { action: 'cf7mls_validation', _wpcf7: String(form), _frontage_step: '1', ...fields })
      ).json()
    const failed = await ask({ city: 'Paris' })
    expect(failed).toMatchObject({ success: false, invalid_fields: { city: { reason: 'The answer to the quiz is incorrect.' } } })
    expect(Object.keys(failed.quiz)).toEqual(['city'])
    expect(failed).not.toHaveProperty('captcha')
    const [question, key] = failed.quiz.city
    const city = question === capital.question ? 'Paris' : 'Tokyo'
    const good = await ask({ city, _wpcf7_quiz_answer_city: key })
    expect(good).toMatchObject({ success: true, invalid_fields: [] })
    expect(good).not.toHaveProperty('quiz')
  })

  const post = async (id: number, fields: Record<string, string>) => {
    const response = await site.post(`/contact-form/${id}`, { page: '/contact', ...fields })
    const { first } = response.statusCode === 303 ? { first: undefined } : (response.json() as { first: PlainFirst })
    return { status: response.statusCode, first, plain: first?.plain }
  }
  const kept = ({ first, plain }: Awaited<ReturnType<typeof post>>): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(plain?.values ?? {}).map(([name, [value = '']]) => [name, value])),
    _frontage_step: String(plain?.step),
    _frontage_ticket: plain?.ticket ?? '',
    ...(first?.quiz?.city && { _wpcf7_quiz_answer_city: first.quiz.city[1] }),
    ...(first?.captcha?.letters && { _wpcf7_captcha_challenge_letters: challengeOf(first.captcha.letters) }),
  })

  test('F10: without JavaScript the first right answer counts; a wrong one is asked anew, with everything that was typed', async () => {
    expect((await post(asked, { _step: 'send', 'your-name': 'Dan', city: 'Paris' })).status).toBe(303)
    const wrong = await post(asked, { _step: 'send', 'your-name': 'Eve', city: 'Lyon' })
    expect(wrong).toMatchObject({ status: 422, plain: { values: { 'your-name': ['Eve'], city: ['Lyon'] }, errors: [{ field: 'city' }] } })
    const [question, key] = wrong.first?.quiz?.city ?? []
    expect(key).toMatch(/\./)
    const city = question === capital.question ? 'Paris' : 'Tokyo'
    expect((await post(asked, { ...kept(wrong), _step: 'send', city })).status).toBe(303)
  })

  test('F10: without JavaScript, step by step: the proof goes along, and the picture comes with the page that shows it', async () => {
    const two = await post(form, { _step: 'next', 'your-name': 'Fay' })
    expect(two.first?.quiz?.city?.[1]).toMatch(/\./)
    const wrong = await post(form, { ...kept(two), _step: 'next', city: 'Lyon' })
    expect(wrong).toMatchObject({ status: 422, plain: { step: 1, values: { city: ['Lyon'] } } })
    const city = wrong.first?.quiz?.city?.[0] === capital.question ? 'Paris' : 'Tokyo'
    const three = await post(form, { ...kept(wrong), _step: 'next', city })
    expect(three).toMatchObject({ status: 200, plain: { step: 2, errors: [] } })
    expect(three.first?.quiz?.city?.[1]).toBe(wrong.first?.quiz?.city?.[1])
    const letters = lettersOf(three.first?.captcha?.letters ?? '')
    const missed = await post(form, { ...kept(three), _step: 'send', message: 'Hello', letters: 'no' })
    expect(missed).toMatchObject({
      status: 422,
      plain: { step: 2, errors: [{ field: 'letters', message: 'Your entered code is incorrect.' }] },
    })
    expect(missed.first?.captcha?.letters).not.toBe(three.first?.captcha?.letters)
    expect(letters).not.toBe('')
    expect((await post(form, { ...kept(missed), _step: 'send', letters: lettersOf(missed.first?.captcha?.letters ?? '') })).status).toBe(
      303,
    )
  })

  test('F10: whoever could not see the picture yet is asked to type it, not told that it was wrong', async () => {
    const one = await site.form({
      title: 'Picture',
      guard: { check: 'none' },
      steps: [{ title: '', fields: [{ type: 'captcha', name: 'letters' }] }],
    })
    const seen = await post(one, { _step: 'send' })
    expect(seen).toMatchObject({ status: 422, plain: { errors: [{ message: 'Please type the characters in the picture.' }] } })
    expect((await post(one, { ...kept(seen), _step: 'send', letters: lettersOf(seen.first?.captcha?.letters ?? '') })).status).toBe(303)
  })
})
