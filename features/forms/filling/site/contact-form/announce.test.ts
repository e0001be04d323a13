// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { PlainFirst } from '../../plain'
import { announce } from './announce.client'

const first = { form: 1, schema: { locale: 'en_US' } } as unknown as PlainFirst

test.each([
  ['validation_failed', ['wpcf7invalid', 'wpcf7submit']],
  ['acceptance_missing', ['wpcf7unaccepted', 'wpcf7submit']],
  ['spam', ['wpcf7spam', 'wpcf7submit']],
  ['aborted', ['wpcf7aborted', 'wpcf7submit']],
  ['mail_sent', ['wpcf7mailsent', 'wpcf7submit']],
  ['mail_failed', ['wpcf7mailfailed', 'wpcf7submit']],
  ['payment_required', ['wpcf7submit']],
  ['constructor', ['wpcf7submit']],
])('F01: an answer that says %s is told by its own event, then by the one of every answer', (status, expected) => {
  const form = document.createElement('form')
  const heard: string[] = []
  form.dispatchEvent = (event) => Boolean(heard.push(event.type))
  announce(form, { first, unit: 'wpcf7-f1-o1', data: new FormData() }, { do: 'tell', name: 'submit', status })
  expect(heard).toEqual(expected)
})
