import type { AnswerOf } from '@frontage/kit/wire/call'
import type { previewImport } from '../../wire.transfer'
import { columnWords } from './field-words'

export type Preview = AnswerOf<typeof previewImport>
export type Mapping = Readonly<Record<string, string>>
type Column = Preview['columns'][number]
type Field = Preview['fields'][number]

/** Value of "leave this column out"; selects know no empty value. */
export const LEFT_OUT = '-'

/** The required fields first, each with a sign; before all of them the way to leave a column out. */
export const fieldOptions = (fields: readonly Field[]) => [
  { value: LEFT_OUT, label: 'Do not import' },
  ...fields.map(({ name, required }) => ({ value: name, label: required ? `${columnWords(name)} (required)` : columnWords(name) })),
]

/** Gives a column a field. The column that had it before is left out: a field is read from one column. */
export function withField(columns: readonly Column[], mapping: Mapping, column: string, field: string): Mapping {
  const next = { ...mapping, [column]: field }
  if (field === '') return next
  for (const { name, field: guess } of columns) if (name !== column && (mapping[name] ?? guess) === field) next[name] = ''
  return next
}

/** Needed fields that no column is read as; whether somebody recommends may stand for stars. */
export const missingFields = ({ fields, columns }: Pick<Preview, 'fields' | 'columns'>): string[] => {
  const isRead = (name: string): boolean => columns.some(({ field }) => field === name)
  const isThere = (name: string): boolean => isRead(name) || (name === 'rating' && isRead('recommendation_type'))
  return fields.filter(({ name, required }) => required && !isThere(name)).map(({ name }) => columnWords(name))
}

/** "of-the-moon.JSON" is JSON; everything else is read as comma separated values. */
export const formatOf = (fileName: string): 'csv' | 'json' => (/\.(json|jsonl|ndjson)$/i.test(fileName) ? 'json' : 'csv')

const MANY = 4

/** The first values of a column in one line, long ones cut off. */
export function sampleOf(values: readonly string[]): string {
  const shown = values.filter(Boolean).slice(0, MANY)
  return shown.map((value) => (value.length > 60 ? `${value.slice(0, 59)}…` : value)).join(' · ')
}
