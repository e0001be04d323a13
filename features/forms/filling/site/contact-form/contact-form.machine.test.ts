import { run } from '@frontage/kit/island/machine'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { publicFormShape } from '../../../form'
import type { FeedbackAnswer } from '../../../wire'
import { type Effect, type Event, type State, statusOf } from '../../form-state'
import { contactForm } from './contact-form.machine'

const definition = v.parse(publicFormShape, {
  title: 'Quote',
  hasReview: true,
  guard: {},
  steps: [
    { title: 'The job', fields: [{ type: 'text', name: 'job' }] },
    {
      title: 'About you',
      fields: [
        { type: 'email', name: 'your-email' },
        { type: 'acceptance', name: 'terms' },
      ],
    },
  ],
})

/** A running form: its states' names in order, and everything that it did. */
function start() {
  const done: Effect[] = []
  let state: State = contactForm(definition).initial
  const machine = run<State, Event, Effect>(
    contactForm(definition),
    (effect) => void done.push(effect),
    (next) => {
      state = next
    },
  )
  const take = (): Effect[] => done.splice(0)
  const told = (effects: readonly Effect[]): string[] =>
    effects.flatMap((effect) => (effect.do === 'tell' ? [`${effect.name} ${effect.status}`] : []))
  return { send: machine.send, take, told, now: () => state }
}

const answer = (status: string, rest: Partial<FeedbackAnswer> = {}): Event => ({
  type: 'answered',
  answer: { contact_form_id: 1, status, message: `The server says ${status}.`, into: '#wpcf7-f1-o1', invalid_fields: [], ...rest },
})

test('F01: every status of an answer has its class; unknown ones become custom-…, as styles of the original expect', () => {
  const expected = {
    ...{ validation_failed: 'invalid', acceptance_missing: 'unaccepted', spam: 'spam', aborted: 'aborted', mail_sent: 'sent' },
    ...{ mail_failed: 'failed', payment_required: 'payment-required', error: 'custom-error', on_hold_now: 'custom-on-hold_now' },
    constructor: 'custom-constructor',
  }
  for (const [status, name] of Object.entries(expected)) expect(statusOf(status)).toBe(name)
})

test('F01: events of a refused message, in their order', () => {
  const form = start()
  form.send({ type: 'submitted' })
  expect(form.told(form.take())).toEqual(['beforesubmit init', 'statuschanged submitting'])
  form.send(answer('spam'))
  expect(form.told(form.take())).toEqual(['statuschanged spam', 'submit spam'])
  expect(form.now()).toMatchObject({ status: 'spam', message: 'The server says spam.' })
})

test('F02: a sent message: sent, emptied, refilled, sent again; the thanks stand all the while', () => {
  const form = start()
  form.send({ type: 'submitted' })
  form.take()
  form.send(answer('mail_sent'))
  const effects = form.take()
  expect(form.told(effects)).toEqual(['statuschanged sent', 'submit mail_sent', 'statuschanged resetting'])
  expect(effects.map((effect) => effect.do)).toEqual(expect.arrayContaining(['reset', 'refill', 'act']))
  expect(form.now()).toMatchObject({ status: 'resetting', message: 'The server says mail_sent.' })
  form.send({ type: 'refilled' })
  expect(form.told(form.take())).toEqual(['statuschanged sent', 'reset sent'])
  expect(form.now()).toMatchObject({ status: 'sent', message: 'The server says mail_sent.' })
})

test('F02: a form that is emptied by hand ends where it began', () => {
  const form = start()
  form.send({ type: 'cleared' })
  form.send({ type: 'refilled' })
  expect(form.told(form.take())).toEqual(['statuschanged resetting', 'statuschanged init', 'reset init'])
})

test('bar H11: a second press sends nothing while the first is on its way', () => {
  const form = start()
  form.send({ type: 'submitted' })
  form.send({ type: 'submitted' })
  form.send({ type: 'submitted' })
  expect(form.take().filter((effect) => effect.do === 'send')).toHaveLength(1)
})

test('F03: a change is looked at, that field only, and says so', () => {
  const form = start()
  form.send({ type: 'changed', field: 'your-email' })
  expect(form.take()).toContainEqual({ do: 'validate', field: 'your-email' })
  form.send({ type: 'validated', field: 'your-email', message: 'Please enter an email address.' })
  expect(form.told(form.take())).toEqual(['statuschanged init'])
  expect(form.now().problems).toEqual({ 'your-email': { message: 'Please enter an email address.', isCalm: false } })
  form.send({ type: 'changed', field: 'your-email' })
  form.send({ type: 'validated', field: 'your-email', message: undefined })
  expect(form.now().problems).toEqual({})
})

test('F03: whoever presses Send while a field is still looked at sends from where the form stood', () => {
  const form = start()
  form.send({ type: 'changed', field: 'job' })
  form.take()
  form.send({ type: 'submitted' })
  expect(form.told(form.take())).toEqual(['beforesubmit init', 'statuschanged submitting'])
  form.send({ type: 'validated', field: 'job', message: undefined })
  expect(form.now().status).toBe('submitting')
})

test('T20: going to a field calms its error', () => {
  const form = start()
  form.send({ type: 'validated', field: 'job', message: 'Please fill out this field.' })
  form.send({ type: 'focused', field: 'job' })
  expect(form.now().problems.job).toEqual({ message: 'Please fill out this field.', isCalm: true })
})

test('F09 bar H25: nothing came back: said, everything stays, the next try is sent', () => {
  const form = start()
  form.send({ type: 'submitted' })
  form.take()
  form.send({ type: 'failed', message: 'You are probably offline.', reason: 'cut' })
  const effects = form.take()
  expect(form.now()).toMatchObject({ status: 'failed', message: 'You are probably offline.' })
  expect(effects.map((effect) => effect.do)).not.toContain('reset')
  expect(effects).toContainEqual({ do: 'focus', on: 'submit' })
  form.send({ type: 'submitted' })
  expect(form.take()).toContainEqual({ do: 'send' })
})

test('F06: Next goes on only when the server says so; what it finds in other steps is shown there', () => {
  const form = start()
  form.send({ type: 'advanced' })
  form.send({ type: 'advanced' })
  expect(form.take()).toEqual([{ do: 'check', step: 0 }])
  const found = { job: 'Please fill out this field.', 'your-email': 'Please fill out this field.' }
  form.send({ type: 'checked', isGood: false, found, message: 'Look.' })
  expect(form.now()).toMatchObject({ step: 0, message: 'Look.', going: '' })
  expect(Object.keys(form.now().problems)).toEqual(['job'])
  expect(form.take()).toEqual([{ do: 'focus', on: 'job' }])
  form.send({ type: 'advanced' })
  form.send({ type: 'checked', isGood: false, found: {}, message: 'We are closed today.' })
  expect(form.now()).toMatchObject({ step: 0, message: 'We are closed today.', problems: {}, going: '' })
  expect(form.take()).toContainEqual({ do: 'focus', on: 'submit' })
  form.send({ type: 'advanced' })
  form.send({ type: 'checked', isGood: true, found: {}, message: '' })
  expect(form.now()).toMatchObject({ step: 1, message: '', problems: {} })
  expect(form.take()).toEqual(expect.arrayContaining([{ do: 'scroll' }, { do: 'focus', on: 'step' }]))
})

test('F01: a status that is the name of a class of the form is left alone, and holds nothing up', () => {
  const form = start()
  for (const status of ['sent', 'invalid', 'init', 'failed', 'payment-required', 'submitting', 'validating', 'resetting']) {
    form.send({ type: 'submitted' })
    expect(form.now().going).toBe('sending')
    form.send(answer(status))
    expect(form.now()).toMatchObject({ status, going: '', message: `The server says ${status}.` })
  }
  expect(statusOf('_odd one here')).toBe('custom-odd-one here')
})

test('F06: a step that could not be asked about stays, and says why', () => {
  const form = start()
  form.send({ type: 'advanced' })
  form.send({ type: 'failed', message: 'You are probably offline.', reason: 'cut' })
  expect(form.now()).toMatchObject({ step: 0, status: 'init', message: 'You are probably offline.', going: '' })
})

test('F07: after the last step comes the look at everything; it can be sent, or gone back from', () => {
  const form = start()
  for (let step = 0; step < 2; step++) {
    form.send({ type: 'advanced' })
    form.send({ type: 'checked', isGood: true, found: {}, message: '' })
  }
  expect(form.now().step).toBe(2)
  form.send({ type: 'returned', to: 0 })
  expect(form.now().step).toBe(0)
})

test('F07: what the server refuses in the last look leads back to the step where it can be mended', () => {
  const form = start()
  form.send({ type: 'returned', to: 2 })
  form.send({ type: 'submitted' })
  form.take()
  const invalid = { field: 'your-email', message: 'Please enter an email address.', idref: null, error_id: 'wpcf7-f1-o1-ve-your-email' }
  form.send(answer('validation_failed', { invalid_fields: [invalid] }))
  expect(form.now()).toMatchObject({ step: 1, status: 'invalid' })
  expect(form.take()).toContainEqual({ do: 'focus', on: 'your-email' })
})

test('F10: every answer may bring fresh questions', () => {
  const form = start()
  form.send({ type: 'submitted' })
  form.send(answer('validation_failed', { quiz: { q: ['2 + 2?', 'abc'] } }))
  expect(form.now().quiz).toEqual({ q: ['2 + 2?', 'abc'] })
})
