import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactFormShape } from '../../../form'
import { toDraft } from './draft'
import { amountsIn, departmentsIn, hookFieldLines, hookFieldsIn, optionLines, optionsIn, paramsIn, questionsIn } from './lines'
import { fieldPlaceholders, inserted, sitePlaceholders, strayTokens } from './placeholders'

const draft = toDraft(
  v.parse(contactFormShape, {
    title: 'T',
    steps: [
      {
        fields: [
          { type: 'text', name: 'your-name', label: 'Your name' },
          { type: 'note', name: 'note', label: 'Words' },
          { type: 'radio', name: 'work', label: 'Work', options: [{ label: 'A' }] },
          { type: 'radio', name: 'own', label: 'Own', options: [{ label: 'A' }], hasFreeText: true },
          { type: 'acceptance', name: 'consent', label: 'I agree to <b>it</b>.' },
        ],
      },
    ],
  }),
)
const tokens = (list: readonly { readonly token: string }[]) => list.map(({ token }) => token)

test('a letter can hold every field that brings something', () => {
  expect(tokens(fieldPlaceholders(draft))).toEqual(['[your-name]', '[work]', '[own]', '[consent]'])
  expect(fieldPlaceholders(draft).at(-1)?.label).toBe('I agree to it .')
})

test('bar F12: a letter of thanks offers nothing that a visitor wrote freely', () => {
  for (const token of tokens(sitePlaceholders)) expect(token).toMatch(/^\[_(form_title|site_title|site_url)\]$/)
})

test('names that no field has are found; words of the site are none', () => {
  expect(strayTokens('[your-name] [old] [_all] [old] [Your name]', draft)).toEqual(['old'])
})

test('a placeholder comes to where the caret stands, in the place of what was selected', () => {
  expect(inserted('Dear , hello', '[a]', 5, 5)).toEqual({ text: 'Dear [a], hello', caret: 8 })
  expect(inserted('Dear you, hello', '[a]', 5, 8)).toEqual({ text: 'Dear [a], hello', caret: 8 })
})

test('things that are written one a line are read back', () => {
  const options = optionsIn('Deck or stairs | deck\n\n Roof ')
  expect(options).toEqual([
    { label: 'Deck or stairs', value: 'deck' },
    { label: 'Roof', value: '' },
  ])
  expect(optionLines(options)).toBe('Deck or stairs | deck\nRoof')
  expect(questionsIn('What is 3 | 4? | 7')).toEqual([{ question: 'What is 3 | 4?', answer: '7' }])
  expect(departmentsIn('Repairs | r@x.nz')).toEqual([{ value: 'Repairs', to: 'r@x.nz' }])
  expect(amountsIn('Half a day | 240.00')).toEqual([{ value: 'Half a day', amount: '240.00' }])
  expect(paramsIn('work | [work]')).toEqual([{ name: 'work', value: '[work]' }])
  expect(hookFieldsIn('name | your-name\nwork')).toEqual([
    { name: 'name', field: 'your-name' },
    { name: 'work', field: 'work' },
  ])
  expect(hookFieldLines(hookFieldsIn('work'))).toBe('work | work')
})
