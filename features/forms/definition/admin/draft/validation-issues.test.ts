import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../../../form'
import { messages } from '../../messages.admin'
import { starts } from '../forms/starts'
import { type Draft, toDraft } from './draft'
import { issuesOf, partOf } from './validation-issues'

type Input = v.InferInput<typeof contactFormShape>
const draft = (to: Partial<Input>): Draft => toDraft(v.parse(contactFormShape, { title: 'T', steps: [{ fields: [] }], ...to }))
const text = (name: string, label = name) => ({ type: 'text', name, label }) as const

test('what a new form begins with has no fault', () => {
  for (const { title, form } of starts) expect(issuesOf(draft({ ...form, title })), title).toEqual([])
})

test('every fault names its place', () => {
  const steps = [
    { fields: [text('a'), text('a')] },
    { fields: [text('b', ' '), { type: 'radio', name: 'c', label: 'C' } as const, { type: 'quiz', name: 'd', label: 'D' } as const] },
  ]
  expect(issuesOf(draft({ steps }))).toEqual([
    { path: 'steps.0.fields.1.name', text: messages.faults.sameName },
    { path: 'steps.1.fields.0.label', text: messages.faults.noLabel },
    { path: 'steps.1.fields.1.options', text: messages.faults.noOptions },
    { path: 'steps.1.fields.2.quiz', text: messages.faults.noQuestion },
  ])
  expect(issuesOf(draft({}))).toEqual([{ path: 'steps', text: messages.faults.noField }])
})

test('a consent that goes with files needs a field for files, on its own step or on one before', () => {
  const files = { type: 'upload', name: 'files', label: 'Files' } as const
  const keep = { type: 'acceptance', name: 'keep', label: 'Keep', askedWith: 'files' } as const
  const fault = { path: 'steps.0.fields.0.askedWith', text: messages.faults.noFiles }
  expect(issuesOf(draft({ steps: [{ fields: [keep, files] }] }))).toEqual([])
  expect(issuesOf(draft({ steps: [{ fields: [files] }, { fields: [keep] }] }))).toEqual([])
  expect(issuesOf(draft({ steps: [{ fields: [keep] }, { fields: [files] }] }))).toEqual([fault])
  expect(issuesOf(draft({ steps: [{ fields: [keep, text('files')] }] }))).toEqual([fault])
})

test('thanks need an address, and a wrong shape is told in its own words', () => {
  const fields = [text('a')]
  const thanks = { to: 'a', subject: 's', body: 'b' }
  expect(issuesOf(draft({ steps: [{ fields }], thanks }))).toEqual([{ path: 'thanks.to', text: messages.faults.noAddress }])
  const base = draft({ steps: [{ fields }] })
  const letter = { ...base.letter, departments: [{ value: 'x', to: 'nobody' }] }
  expect(issuesOf({ ...base, letter }).map(({ path }) => path)).toEqual(['letter.departments.0.to'])
})

test('a fault is shown on the part where it is mended', () => {
  expect(
    ['steps.0.fields.1.name', 'title', 'letter.to', 'thanks.to', 'actions.paypal', 'texts.spam', 'guard.check'].map((path) =>
      partOf({ path, text: '' }),
    ),
  ).toEqual(['fields', 'fields', 'letters', 'letters', 'after', 'words', 'rules'])
})
