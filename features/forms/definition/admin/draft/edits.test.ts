import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape, fieldShape, fieldTypes } from '../../../form'
import { type Draft, draftFields, toDraft, toForm } from './draft'
import { addField, changeField, copyField, moveField, nudgeField, placeOf, removeField } from './edits'
import { palette, typeWords } from './field-types'
import { addStep, changeStep, moveStep, removeStep } from './step-edits'

const draft = (...steps: string[][]): Draft =>
  toDraft(
    v.parse(contactFormShape, {
      title: 'T',
      steps: steps.map((names) => ({ fields: names.map((name) => ({ type: 'text', name, label: name })) })),
    }),
  )
const names = ({ steps }: Draft): string[][] => steps.map(({ fields }) => fields.map(({ name }) => name))
const keyOf = (of: Draft, wanted: string): string => draftFields(of).find(({ name }) => name === wanted)?.key ?? ''
const nudged = (of: Draft, name: string, by: -1 | 1) => names(nudgeField(of, keyOf(of, name), by))

test('keys stay out of what is kept', () => {
  const form = v.parse(contactFormShape, { title: 'T', steps: [{ fields: [{ type: 'text', name: 'a' }] }] })
  expect(toForm(toDraft(form))).toEqual(form)
})

test('a field moves up and down, and from the edge of a step into the next one', () => {
  const form = draft(['a', 'b'], ['c'])
  expect(nudged(form, 'a', 1)).toEqual([['b', 'a'], ['c']])
  expect(nudged(form, 'b', 1)).toEqual([['a'], ['b', 'c']])
  expect(nudged(form, 'c', -1)).toEqual([['a', 'b', 'c'], []])
  expect(nudged(form, 'a', -1)).toEqual([['a', 'b'], ['c']])
  expect(nudged(form, 'c', 1)).toEqual([['a', 'b'], ['c']])
})

test('a dragged field lands where it is dropped', () => {
  const form = draft(['a', 'b', 'c'], [])
  expect(names(moveField(form, keyOf(form, 'a'), { step: 0, index: 2 }))).toEqual([['b', 'c', 'a'], []])
  expect(names(moveField(form, keyOf(form, 'c'), { step: 1, index: 0 }))).toEqual([['a', 'b'], ['c']])
  expect(moveField(form, 'nobody', { step: 0, index: 0 })).toBe(form)
  expect(moveField(form, keyOf(form, 'a'), { step: 0, index: 0 })).toBe(form)
})

test('every type can be added, and fits a form', () => {
  for (const type of fieldTypes) {
    const [field] = draftFields(addField(draft([]), 0, type, 'k'))
    expect(v.safeParse(fieldShape, field).success, type).toBe(true)
    expect(typeWords[type].label, type).not.toBe('')
  }
  expect(palette.flatMap(({ types }) => types).toSorted()).toEqual([...fieldTypes].toSorted())
})

test('added and copied fields get a free name', () => {
  const two = addField(addField(draft([]), 0, 'text'), 0, 'text')
  expect(names(two)).toEqual([['text', 'text-2']])
  expect(names(copyField(two, keyOf(two, 'text')))).toEqual([['text', 'text-3', 'text-2']])
  expect(names(removeField(two, keyOf(two, 'text')))).toEqual([['text-2']])
})

test('a name goes along with its label until somebody has written one, or messages know it', () => {
  const form = addField(draft([]), 0, 'text', 'k')
  const [field] = draftFields(form)
  const relabelled = changeField(form, 'k', { ...field!, label: 'Your name' })
  expect(names(relabelled)).toEqual([['your-name']])
  expect(names(changeField(form, 'k', { ...field!, label: 'Your name' }, ['text']))).toEqual([['text']])
  const own = changeField(relabelled, 'k', { ...draftFields(relabelled)[0]!, name: 'who' })
  expect(names(changeField(own, 'k', { ...draftFields(own)[0]!, label: 'Somebody' }))).toEqual([['who']])
})

test('steps come, go and change places; no field is lost with them', () => {
  const form = draft(['a'], ['b'])
  const [first, second] = form.steps
  expect(names(addStep(form))).toEqual([['a'], ['b'], []])
  expect(names(moveStep(form, first!.key, 1))).toEqual([['b'], ['a']])
  expect(moveStep(form, first!.key, -1)).toBe(form)
  expect(names(removeStep(form, second!.key))).toEqual([['a', 'b']])
  expect(names(removeStep(form, first!.key))).toEqual([['a', 'b']])
  const one = draft(['a'])
  expect(removeStep(one, one.steps[0]!.key)).toBe(one)
  expect(changeStep(form, second!.key, { title: 'You' }).steps.map(({ title }) => title)).toEqual(['', 'You'])
  expect(placeOf(form, 'nobody')).toBeUndefined()
})
