import { readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { contactFormShape, type FormField } from '../../form'
import { readTags } from './read-tags'
import { writeTags } from './write-tags'

const formWith = (...fields: object[]) => parse(contactFormShape, { title: 'Ask', steps: [{ title: '', fields }] })
/** What the notation has words for. */
const meant = ({ help: _help, counter: _counter, isHalf: _half, askedWith: _with, ...field }: FormField) => field

describe('forms in the notation of the originals', () => {
  const demo = JSON.parse(readFileSync('demo/forms.json', 'utf8')) as object[]
  test.each(demo.map((form) => parse(contactFormShape, form)).map((form) => [form.title, form] as const))(
    'what is written is read back: %s',
    (title, form) => {
      const { form: read, complaints } = readTags(title, writeTags(form))
      expect(complaints).toEqual([])
      expect(read.submit).toBe(form.submit)
      expect(read.steps.map((step) => ({ ...step, fields: step.fields.map(meant) }))).toEqual(
        form.steps.map((step, index, all) => ({
          ...step,
          title: all.length > 1 ? step.title : '',
          back: index && all.length > 1 ? step.back : read.steps[index]?.back,
          next: index < all.length - 1 ? step.next : read.steps[index]?.next,
          fields: step.fields.map(meant),
        })),
      )
    },
  )

  test.each([
    { type: 'text', name: 'a', label: 'Name', required: true, minLength: 2, maxLength: 40, placeholder: 'Your "own" name' },
    { type: 'textarea', name: 'a', label: 'Text', rows: 9, value: 'Hello' },
    { type: 'number', name: 'a', label: 'How many', least: '1', most: '9', step: '2', value: '3' },
    { type: 'date', name: 'a', label: 'When', least: 'today+14days' },
    { type: 'select', name: 'a', label: 'Which', isMultiple: true, hasBlank: true, options: [{ label: 'One' }, { label: 'Two & a half' }] },
    { type: 'checkbox', name: 'a', label: 'What', isExclusive: true, hasFreeText: true, options: [{ label: 'x' }] },
    { type: 'acceptance', name: 'a', label: 'I <b>agree</b>.', isOptional: true },
    { type: 'quiz', name: 'a', label: 'Sum', quiz: [{ question: '1+1?', answer: '2' }] },
    { type: 'file', name: 'a', label: 'Plan', accept: ['pdf', 'jpg'], mostBytes: 2_097_152, required: true },
    { type: 'upload', name: 'a', label: 'Plans', accept: ['pdf'], mostFiles: 3, leastFiles: 1 },
    { type: 'hidden', name: 'a', value: 'from the page' },
  ])('$type $label', (field) => {
    const form = formWith(field)
    const { form: read, complaints } = readTags('Ask', writeTags(form))
    expect(complaints).toEqual([])
    const expected = form.steps[0]!.fields.map(meant)
    expect(read.steps[0]!.fields.map(meant)).toEqual(expected.map((one) => ({ ...one, placeholder: one.placeholder.replaceAll('"', '”') })))
  })
})
