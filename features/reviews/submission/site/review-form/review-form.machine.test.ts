import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { reviewFormShape, type StoredReviewForm } from '../../../review-form'
import { formMessages } from '../../messages.form'
import { type Event, reviewForm } from './review-form.machine'

const fields: StoredReviewForm['fields'] = [
  { name: 'review_rating', label: 'Rating', required: true },
  { name: 'review_text', label: 'Review', required: true },
  { name: 'reviewer_email', label: 'Email' },
]
const good = { review_rating: '5', review_text: 'Solid.' }
const sent: Event = { type: 'submitted', filled: good }
const taken: Event = { type: 'answered', answer: { error: 'no', successmsg: 'Ta!', dbmsg: '' } }

/** The state and the effects that the last of these events brings. */
function after(stored: StoredReviewForm, ...events: Event[]) {
  const machine = reviewForm(parse(reviewFormShape, { fields, ...stored }))
  let step: ReturnType<typeof machine.next> = [machine.initial]
  for (const event of events) step = machine.next(step[0], event)
  const [state, ...effects] = step
  return { ...state, effects }
}

describe('R30: how a form is shown', () => {
  test.each([
    ['inline', 'shown'],
    ['button', 'hidden'],
    ['popup', 'hidden'],
  ] as const)('%s: it is %s', (reveal, mode) => expect(after({ reveal }).mode).toBe(mode))

  test.each(['button', 'popup'] as const)('%s: a press shows it, and closing hides it', (reveal) => {
    expect(after({ reveal }, { type: 'opened' }).mode).toBe('shown')
    expect(after({ reveal }, { type: 'opened' }, { type: 'closed' }).mode).toBe('hidden')
  })

  test('it opens by itself after its seconds, unless it was opened before', () => {
    const woken: Event = { type: 'woken', opens: false }
    expect(after({ reveal: 'popup', autoPopup: 7 }, woken).effects).toEqual([{ do: 'wait', seconds: 7 }])
    expect(after({ reveal: 'popup', autoPopup: 7 }, woken, { type: 'due' }).mode).toBe('shown')
    expect(after({ reveal: 'popup', autoPopup: 7 }, woken, { type: 'opened' }, sent, { type: 'due' }).mode).toBe('sending')
  })

  test("the page's address opens it", () => expect(after({ reveal: 'popup' }, { type: 'woken', opens: true }).mode).toBe('shown'))
})

describe('R32: what has to be mended', () => {
  test('a missing rating is said in its words, blocks the form, and gets the focus', () => {
    const { mode, problems, effects } = after({}, { type: 'submitted', filled: { review_text: 'Solid.' } })
    expect([mode, problems]).toEqual(['shown', { review_rating: 'Please select a rating.' }])
    expect(effects).toEqual([{ do: 'focus', on: 'review_rating' }])
  })

  test('a rating of 0 is none', () =>
    expect(after({}, { type: 'submitted', filled: { ...good, review_rating: '0' } }).problems).toHaveProperty('review_rating'))

  test('every wrong field is named, and mending one takes its problem away', () => {
    const wrong: Event = { type: 'submitted', filled: { reviewer_email: 'ann@' } }
    expect(Object.keys(after({}, wrong).problems)).toEqual(['review_rating', 'review_text', 'reviewer_email'])
    expect(Object.keys(after({}, wrong, { type: 'changed', field: 'review_text' }).problems)).toEqual(['review_rating', 'reviewer_email'])
  })

  test('a hidden field is not asked for', () => {
    const hidden = fields.map((field) => ({ ...field, hidden: true }))
    expect(after({ fields: hidden }, { type: 'submitted', filled: {} }).mode).toBe('sending')
  })
})

describe('R36: sending', () => {
  test('it is sent once, however often the button is pressed', () => {
    expect(after({}, sent)).toMatchObject({ mode: 'sending', effects: [{ do: 'send' }] })
    expect(after({}, sent, sent).effects).toEqual([])
  })

  test('success: the words of the server, the form is emptied and gone, the focus on the words', () => {
    const { mode, thanks, effects } = after({}, sent, taken)
    expect([mode, thanks]).toEqual(['sent', 'Ta!'])
    expect(effects).toEqual([{ do: 'keep-record' }, { do: 'reset' }, { do: 'focus', on: 'thanks' }])
  })

  test('success without words: those of the form', () =>
    expect(after({}, sent, { type: 'answered', answer: { error: 'no', successmsg: '', dbmsg: '' } }).thanks).toBe(
      'Thank you for your feedback!',
    ))

  test('a no with a field is said at the field', () => {
    const answer = { error: 'yes', successmsg: '', dbmsg: 'Too long.', field: 'wprevpro_review_text' } as const
    expect(after({}, sent, { type: 'answered', answer })).toMatchObject({
      ...{ mode: 'shown', problems: { review_text: 'Too long.' }, failure: '' },
      effects: [{ do: 'focus', on: 'review_text' }],
    })
  })

  test.each([undefined, 'wprevpro_review_title', 'name'])('a no about %j is said below the form', (field) => {
    const answer = { error: 'yes', successmsg: '', dbmsg: 'Oops!', ...(field && { field }) } as const
    expect(after({}, sent, { type: 'answered', answer })).toMatchObject({ mode: 'shown', problems: {}, failure: 'Oops!' })
  })

  test('no answer: the words of the specification, the button is back and has the focus, and the next try can succeed', () => {
    const failed: Event = { type: 'failed', message: formMessages.notSent, reason: 'offline' }
    expect(after({}, sent, failed)).toMatchObject({
      ...{ mode: 'shown', failure: formMessages.notSent },
      effects: [
        { do: 'focus', on: 'submit' },
        { do: 'log', reason: 'offline' },
      ],
    })
    expect(after({}, sent, failed, sent, taken)).toMatchObject({ mode: 'sent', failure: '' })
  })

  test('a closed dialog is empty when it is opened again', () =>
    expect(after({ reveal: 'popup' }, { type: 'opened' }, sent, taken, { type: 'closed' }, { type: 'opened' })).toMatchObject({
      ...{ mode: 'shown', thanks: '' },
    }))
})

describe('R37: one submission', () => {
  const woken: Event = { type: 'woken', record: 'abc', opens: false }

  test.each(['post', 'form'] as const)('once a %s: it is remembered, and then the form is gone', (once) => {
    expect(after({ once }, sent, taken).effects).toContainEqual({ do: 'keep-record' })
    expect(after({ once }, sent, taken, { type: 'closed' }).mode).toBe('once')
    expect(after({ once }, woken)).toMatchObject({ mode: 'once', effects: [{ do: 'check', record: 'abc' }] })
  })

  test('a form that takes many reviews remembers them too, and asks nobody', () => {
    expect(after({}, sent, taken).effects).toContainEqual({ do: 'keep-record' })
    expect(after({}, woken)).toMatchObject({ mode: 'shown', effects: [] })
  })

  test.each([
    ['notfound', 'shown'],
    ['notfound\n', 'shown'],
    ['found', 'once'],
    ['', 'once'],
  ])('the answer %j: %s', (answer, mode) =>
    expect(after({ once: 'post' }, woken, { type: 'checked', answer, record: 'abc' }).mode).toBe(mode),
  )

  test('a question without an answer leaves the message', () =>
    expect(after({ once: 'post' }, woken, { type: 'failed', message: formMessages.notSent, reason: 'offline' }).mode).toBe('once'))

  test('no press opens a form that was sent', () =>
    expect(after({ once: 'form', reveal: 'popup' }, woken, { type: 'opened' }).mode).toBe('once'))
})
