import { describe, expect, test } from 'vitest'
import type { FieldName } from '../review-form'
import { standardForm } from '../standard-form'
import { problemsOf } from './filled-form'
import { formMessages } from './messages.form'
import { submissionMessages } from './messages.sent'
import { InvalidReview, readForm } from './server/form-rules'

type Words = 'noRating' | 'badEmail' | 'badWebsite' | 'tooLong'

/** What stands in one field, and what both sides say about it; undefined: it is taken. */
const examples: readonly (readonly [FieldName, string, Words | undefined])[] = [
  ...['5', '1', '0', '', ' 4 ', 'star5', 'star2'].map((text) => ['review_rating', text, undefined] as const),
  ...['6', '-1', '4.5', '1e309', 'NaN', '5 OR 1', 'star', '٥'].map((text) => ['review_rating', text, 'noRating'] as const),
  ...['ann@site.example', ' ann@site.example ', "o'neil+x@mail.site.example", 'ann@xn--mller-kva.example'].map(
    (text) => ['reviewer_email', text, undefined] as const,
  ),
  ...[
    'ann',
    'ann@',
    '@site.example',
    'ann@site',
    'ann@site..example',
    'a@x.test, b@y.test',
    'Ann <ann@site.example>',
    'ann@si te.example',
  ].map((text) => ['reviewer_email', text, 'badEmail'] as const),
  ...['ann@müller.example', 'ann@-site.example', 'ann@site.example.', '"ann"@site.example'].map(
    (text) => ['reviewer_email', text, 'badEmail'] as const,
  ),
  ...['example.nz', 'www.example.nz/x?y=1', 'example.nz:8080/x', 'https://example.nz', 'HTTP://example.nz', 'müller.example'].map(
    (text) => ['company_website', text, undefined] as const,
  ),
  ...['nothing', 'javascript:alert(1)', 'java\tscript:x.y', 'ftp://example.nz', '//example.nz', '/example.nz', 'mailto:a@b.test'].map(
    (text) => ['company_website', text, 'badWebsite'] as const,
  ),
  ...['http://a@b.test', 'https://', 'http://example.nz"x', 'exa mple.nz', 'example.nz\\x', 'https://localhost'].map(
    (text) => ['company_website', text, 'badWebsite'] as const,
  ),
  ['review_title', 'x'.repeat(250), undefined],
  ['review_title', '😀'.repeat(250), undefined],
  ['review_title', 'x'.repeat(251), 'tooLong'],
  ['review_text', 'x'.repeat(3500), undefined],
  ['review_text', 'x'.repeat(3501), 'tooLong'],
]

const filled = { review_text: 'Solid work.', reviewer_name: 'Ann', reviewer_email: 'ann@site.example' }

/** The field and the words that the server refuses with. */
function refusal(values: Readonly<Partial<Record<FieldName, string>>>) {
  try {
    readForm(standardForm, (name) => values[name] ?? '')
  } catch (reason) {
    if (reason instanceof InvalidReview) return { field: reason.field, words: reason.message }
    throw reason
  }
  return undefined
}

describe('R36: browser and server keep the same rules', () => {
  test.each(examples)('%s as %.30j: %s', (name, text, fault) => {
    const values = { ...filled, [name]: text }
    // Fields of a browser take no longer text: only the server has words for it.
    expect(problemsOf(standardForm.fields, values)).toEqual(fault && fault !== 'tooLong' ? { [name]: formMessages[fault] } : {})
    const most = name === 'review_text' ? '3,500' : '250'
    const said = (words: string) => words.replace('{most}', most)
    expect(refusal(values)).toEqual(fault && { field: `wprevpro_${name}`, words: said(submissionMessages[fault]) })
  })

  test('a page that is offered is taken, also where only its number is known', () => {
    const field = { ...standardForm.fields[0]!, name: 'select_page' as const, pages: [{ id: '13', name: 'Repairs' }] }
    const { pages: _onServer, ...lean } = field
    const form = { ...standardForm, fields: [...standardForm.fields, field] }
    expect(problemsOf([lean as typeof field], { select_page: '13' })).toEqual({})
    expect(readForm(form, (name) => ({ ...filled, select_page: '13' })[name as 'select_page'] ?? '').page).toEqual(field.pages[0])
    expect(() => readForm(form, (name) => ({ ...filled, select_page: '14' })[name as 'select_page'] ?? '')).toThrow()
  })

  test.each(['review_text', 'reviewer_name', 'reviewer_email'] as const)(
    '%s that is needed is missed when there is nothing to read in it',
    (name) => {
      for (const text of ['', ' \u00a0', '\n\t']) {
        expect(Object.keys(problemsOf(standardForm.fields, { ...filled, [name]: text }))).toEqual([name])
        expect(refusal({ ...filled, [name]: text })?.field).toBe(`wprevpro_${name}`)
      }
    },
  )
})
