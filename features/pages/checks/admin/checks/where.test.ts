import { expect, test } from 'vitest'
import type { PageDocument } from '../../../page'
import { whereIs } from './where'

const page = {
  ...{ version: 2, path: '/', title: 'A', description: '', isHidden: false },
  rows: [{ columns: [{ span: 12, modules: [{ block: 'section-head', props: { title: 'Decks' } }] }] }],
} as unknown as PageDocument

test.each([
  ['', 'The whole page'],
  ['title', 'The whole page'],
  ['rows.0', 'Row 1'],
  ['rows.0.backdrop.colour', 'Row 1'],
  ['rows.0.columns.0.modules.0.props.title', 'Row 1 · Section heading “Decks”'],
  ['rows.7.columns.0.modules.0', 'Row 8'],
])('what a finding at “%s” is about is said in words', (at, words) => {
  expect(whereIs(at, page, (name) => (name === 'section-head' ? 'Section heading' : name))).toBe(words)
})
