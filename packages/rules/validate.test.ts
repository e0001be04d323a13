import { expect, test } from 'vitest'
import { firstErrors } from './engine'
import { readForm } from './read-form'
import { required } from './rules/required'
import { ruleFor } from './schema'
import { validate } from './validate'

const schema = [
  ruleFor('required', 'colours', {}, 'Choose a colour.'),
  ruleFor('required', 'your-name', {}, 'Please fill out this field.'),
  ruleFor('minlength', 'your-name', { threshold: 2 }, 'Too short.'),
  ruleFor('email', 'your-email', {}, 'Please enter an email address.'),
  ruleFor('enum', 'colours', { accept: ['Red', 'Green'] }, 'Undefined value.'),
]

test('F03: one error a field, the first, in the order of the rules', () => {
  const values = readForm([
    ['your-email', 'nobody'],
    ['your-name', 'A'],
    ['colours[]', 'Red'],
    ['colours[]', 'Pink'],
  ])
  expect(validate(schema, values)).toEqual([
    { field: 'your-name', rule: 'minlength', error: 'Too short.' },
    { field: 'your-email', rule: 'email', error: 'Please enter an email address.' },
    { field: 'colours', rule: 'enum', error: 'Undefined value.' },
  ])
})

test('F03: fields that were left out are judged as empty', () => {
  expect(validate(schema, readForm([])).map(({ field }) => field)).toEqual(['colours', 'your-name'])
})

test('F03: `all` speaks with the words of the rule that failed, or else with its own', () => {
  const all = (error: string) => ruleFor('all', 'f', { rules: [{ rule: 'required' }, { rule: 'email', error }] }, 'outer')
  const values = readForm([['f', 'nobody']])
  expect(validate([all('inner')], values)).toEqual([{ field: 'f', rule: 'all', error: 'inner' }])
  expect(validate([all('')], values)).toEqual([{ field: 'f', rule: 'all', error: 'outer' }])
})

test('F03: a rule inside another may look at a field of its own', () => {
  const either = ruleFor('any', 'your-email', { rules: [{ rule: 'required' }, { rule: 'required', field: 'your-tel' }] }, 'One of the two.')
  expect(validate([either], readForm([['your-tel', '123456']]))).toEqual([])
  expect(validate([either], readForm([]))).toEqual([{ field: 'your-email', rule: 'any', error: 'One of the two.' }])
})

test('F03: a rule that nobody knows is ignored', () => {
  expect(
    validate(
      [
        { rule: 'toString', field: 'f' },
        { rule: 'later', field: 'f' },
      ],
      readForm([]),
    ),
  ).toEqual([])
})

test.each([
  ['NUL', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['bytes that are no UTF-8', Uint8Array.of(0xc0, 0xaf)],
])('bar C07: %s is refused, in a field without rules too', (_what, value) => {
  const unreadable = { rule: 'unreadable', error: '' }
  const values = readForm([
    ['free', value],
    ['your-name', value],
  ])
  expect(validate(schema.slice(1), values)).toEqual([
    { field: 'free', ...unreadable },
    { field: 'your-name', ...unreadable },
  ])
})

test('bar C06: a text where a file belongs is no file, and a file where a text belongs is no text', () => {
  const values = readForm([
    ['doc', 'a.pdf'],
    ['your-name', { name: 'a.txt', size: 1 }],
  ])
  const rules = [ruleFor('requiredfile', 'doc', {}, 'No file.'), ruleFor('required', 'your-name', {}, 'No name.')]
  expect(validate(rules, values).map(({ error }) => error)).toEqual(['No file.', 'No name.'])
})

test('F03: a page may take only the rules that it uses', () => {
  expect(firstErrors(schema, readForm([['your-email', 'nobody']]), { required }).map(({ field }) => field)).toEqual([
    'colours',
    'your-name',
  ])
})
