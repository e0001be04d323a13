import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../../form'
import { contactDefinition } from '../../server/contact.fake'
import { entryOf } from './presenter'

test('issue 12: a message says of what type each answer is, and of an answer to a field that is gone nothing', () => {
  const form = v.parse(contactFormShape, { ...contactDefinition, steps: [{ title: '', fields: [{ type: 'date', name: 'start' }] }] })
  const values = ['start', 'gone'].map((name) => ({ name, label: '', values: ['2027-02-15'] }))
  const entry = {
    ...{ id: 1, form_id: 1, form_title: '', version: 1, state: 'read' as const, doubts: '[]', sender: '', summary: '', files: 0 },
    ...{
      at: '2026-11-23T00:00:00Z',
      page: '',
      content_key: '',
      revision: 0,
      trashed_at: null,
      is_held: 0,
      search_text: '',
      content: JSON.stringify({ values, consents: [] }),
    },
  }
  const { values: shown } = entryOf({
    ...{ entry, form, files: [], deliveries: [], corrections: [], replies: [] },
    reply: { to: '', hasMailServer: false },
  })
  expect(shown.map(({ name, type }) => [name, type])).toEqual(
    expect.arrayContaining([
      ['start', 'date'],
      ['gone', null],
    ]),
  )
})
