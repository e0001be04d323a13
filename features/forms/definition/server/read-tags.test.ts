import { expect, test } from 'vitest'
import { fieldsOf } from '../../fields-of'
import { readTags } from './read-tags'

const read = (template: string) => {
  const { form, complaints } = readTags('Imported', template)
  return { form, complaints, fields: fieldsOf(form) }
}

test('T21: labels around tags, options, placeholders, a button', () => {
  const { form, fields, complaints } = read(`
<label> Your name (required)
    [text* your-name autocomplete:name minlength:2 maxlength:40] </label>
<label> Your email [email* your-email placeholder "you@example.test"] </label>
<p>Message<br>[textarea your-message 40x8 maxlength:200]</p>
[submit "Send it"]`)
  expect(complaints).toEqual([])
  expect(form.submit).toBe('Send it')
  expect(fields).toMatchObject([
    { type: 'text', name: 'your-name', label: 'Your name', required: true, autocomplete: 'name', minLength: 2, maxLength: 40 },
    { type: 'email', name: 'your-email', label: 'Your email', required: true, placeholder: 'you@example.test', value: '' },
    { type: 'textarea', name: 'your-message', label: 'Message', required: false, rows: 8, maxLength: 200 },
  ])
})

test('T21: a label is read as a visitor would read it', () => {
  const { fields } = read('<p>First</p><label><!-- <b>no</b> -->Salt &amp; <em title="a > b">pepper</em>: [text spice]</label>')
  expect(fields).toMatchObject([{ name: 'spice', label: 'Salt & pepper' }])
})

test('T21: choices, numbers, days, files, quiz, captcha and acceptance', () => {
  const { fields, complaints } = read(`
[checkbox* colours use_label_element free_text "Red" "Green|g"] [radio pick default:1 "A" "B"] [select menu multiple include_blank "X" "Y"]
[number amount min:1 max:10 step:2 "5"] [date* day min:today max:2030-12-31]
[file doc limit:2mb filetypes:pdf|.txt] [mfile* plans max-file:3 min-file:1 limit:1000000 filetypes:jpg|png blacklist-types:exe]
[quiz sum "1+1?|2" "2+2?|4"] [captchac cap][captchar cap]
[acceptance terms optional] I agree to the <a href="/terms">terms</a>. [/acceptance] [hidden from "web"]`)
  expect(complaints).toEqual([])
  expect(fields).toMatchObject([
    {
      type: 'checkbox',
      name: 'colours',
      required: true,
      hasFreeText: true,
      options: [
        { label: 'Red', value: '' },
        { label: 'Green', value: '' },
      ],
    },
    { type: 'radio', name: 'pick', required: true },
    { type: 'select', name: 'menu', isMultiple: true, hasBlank: true },
    { type: 'number', name: 'amount', least: '1', most: '10', step: '2', value: '5' },
    { type: 'date', name: 'day', required: true, least: 'today', most: '2030-12-31' },
    { type: 'file', name: 'doc', mostBytes: 2_097_152, accept: ['pdf', 'txt'] },
    { type: 'upload', name: 'plans', required: true, mostFiles: 3, leastFiles: 1, mostBytes: 1_000_000, accept: ['jpg', 'png'] },
    {
      type: 'quiz',
      name: 'sum',
      quiz: [
        { question: '1+1?', answer: '2' },
        { question: '2+2?', answer: '4' },
      ],
    },
    { type: 'captcha', name: 'cap' },
    { type: 'acceptance', name: 'terms', isOptional: true, label: 'I agree to the <a href="/terms">terms</a>.' },
    { type: 'hidden', name: 'from', value: 'web' },
  ])
})

test('T21: steps', () => {
  const { form } = read(
    `[text a][cf7mls_step s-1 "Next" "You"][text b][cf7mls_step s-2 "Back" "On" "Work"][text c][cf7mls_step s-3 "Return" "End"][submit]`,
  )
  expect(form.steps.map(({ title, back, next, fields }) => [title, back, next, fields.map(({ name }) => name)])).toEqual([
    ['You', 'Back', 'Next', ['a']],
    ['Work', 'Back', 'On', ['b']],
    ['End', 'Return', 'Next', ['c']],
  ])
})

test('T21: what is not understood is named by its line, and the rest stands', () => {
  const { fields, complaints } = read('[text a]\n[stripe pay]\n[text 1a]\n[text a]\n[email b]')
  expect(fields.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(complaints.map(({ line }) => line)).toEqual([2, 3, 4])
})

test('bar C11: a template of one bracket is read to its end', () => {
  for (const text of ['['.repeat(50_000), '[text a '.repeat(10_000), '[text a "'.repeat(10_000), '<label>'.repeat(10_000)]) {
    expect(() => read(text)).not.toThrow()
  }
})
