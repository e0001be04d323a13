import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape, fieldName } from '../../../form'
import { toDraft, toForm } from './draft'
import { freeName, isMadeFrom, nameFrom, withReferences } from './names'

test.each([
  ['Your name', 'your-name'],
  ['  E-Mail  (work) ', 'e-mail-work'],
  ['Où habitez-vous ?', 'ou-habitez-vous'],
  ['I agree to the <a href="/privacy">privacy notice</a>.', 'i-agree-to-the-privacy-notice'],
  ['2nd choice', 'field-2nd-choice'],
  ['名前', 'field'],
  ['', 'field'],
])('"%s" is called %s', (label, name) => {
  expect(nameFrom(label)).toBe(name)
  expect(v.safeParse(fieldName, name).success).toBe(true)
})

test('a name that is taken gets a number', () => {
  expect(freeName('name', [])).toBe('name')
  expect(freeName('name', ['name', 'name-2'])).toBe('name-3')
  expect(isMadeFrom('your-name-2', 'Your name')).toBe(true)
  expect(isMadeFrom('your-name-too', 'Your name')).toBe(false)
})

test('everything that speaks of a field learns its new name', () => {
  const form = v.parse(contactFormShape, {
    title: 'T',
    steps: [{ fields: [{ type: 'acceptance', name: 'keep', askedWith: 'a' }] }],
    letter: { to: '[a]@x.nz', subject: '[a] and [ab]', body: '[_all] [a]', replyTo: 'a', attach: ['a', 'b'], departmentField: 'a' },
    thanks: { to: 'a', subject: 'Thanks [a]', body: '[a]' },
    actions: {
      redirect: { url: '/thanks?for=[a]' },
      event: { name: 'sent', params: [{ name: 'a', value: '[a]' }] },
      webhooks: [{ url: 'https://x.nz', fields: [{ name: 'a', field: 'a' }] }],
      paypal: { business: 'a@b.nz', item: 'x', currency: 'NZD', amountField: 'a' },
    },
  })
  const { steps, letter, thanks, actions } = toForm(withReferences(toDraft(form), 'a', 'z'))
  expect(steps[0]?.fields[0]?.askedWith).toBe('z')
  expect(letter).toMatchObject({
    to: '[z]@x.nz',
    subject: '[z] and [ab]',
    body: '[_all] [z]',
    replyTo: 'z',
    attach: ['z', 'b'],
    departmentField: 'z',
  })
  expect(thanks).toEqual({ to: 'z', subject: 'Thanks [z]', body: '[z]' })
  expect(actions.redirect?.url).toBe('/thanks?for=[z]')
  expect(actions.event?.params).toEqual([{ name: 'a', value: '[z]' }])
  expect(actions.webhooks[0]?.fields).toEqual([{ name: 'a', field: 'z' }])
  expect(actions.paypal?.amountField).toBe('z')
})
