import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../../form'
import { contactDefinition } from '../../server/contact.fake'
import { ownerEmails } from './emails'

const steps = [
  {
    title: '',
    fields: [
      { type: 'date', name: 'start', label: 'Start' },
      { type: 'text', name: 'part', label: 'Part number' },
    ],
  },
]

test('issue 12: an e-mail says a day in words, and leaves what only looks like one as it was written', () => {
  const form = v.parse(contactFormShape, {
    ...contactDefinition,
    steps,
    letter: { to: 'owner@site.test', subject: 'From [start]', body: '[_all]' },
  })
  const values = [
    { name: 'start', label: 'Start', values: ['2027-02-15'] },
    { name: 'part', label: 'Part number', values: ['2027-02-15'] },
  ]
  const about = { entry: 5, form, content: { values, consents: [] }, page: '', files: [], owner: '', siteName: '', publicUrl: '' }
  expect(ownerEmails(about)).toMatchObject([
    { subject: 'From 15 February 2027', text: expect.stringContaining('Start: 15 February 2027\nPart number: 2027-02-15') },
  ])
})
