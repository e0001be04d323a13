import { jsonSettings, type WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { rows as words } from '../../../messages.gaps'
import type { Cells, Found, Table } from '../found'
import { isNumbered, itemOfEntry, type OldEntry } from './entry-item'

type Answers = OldEntry['answers']

/** Parts of a name, as the form has them here. */
const parts = [
  ['first', 'First name'],
  ['middle', 'Middle name'],
  ['last', 'Last name'],
] as const
/** Choices of several, and files, stand in lines of their own. */
const SEVERAL = /^(?:checkbox|select|file-upload|payment-checkbox)$/
/** Nobody's secrets come along. */
const SECRET = /^(?:password|credit-card|stripe-credit-card|square|authorize_net)$/

/** The table of entries of WPForms: what was answered is JSON in one column. Its Lite edition has none. */
export function wpFormsTable(name: string): Table | undefined {
  return /(?:^|_)wpforms_entries$/.test(name) ? { name, read: (cells) => entryIn(name, cells) } : undefined
}

function entryIn(name: string, cells: Cells): readonly Found[] {
  const of = (column: string): string => cells.get(column)?.trim() ?? ''
  const fields = jsonSettings(of('fields'))
  if (!fields || !isNumbered(of('entry_id'), of('form_id'))) return [{ kind: 'gap', what: words.entry(name, of('entry_id')) }]
  if (/^(?:partial|abandoned)$/.test(of('status'))) return [{ kind: 'gap', what: words.unsent(name, of('entry_id')) }]
  const all = fields.list()
  return [
    itemOfEntry({
      ...{ type: 'wpforms_entry', id: of('entry_id'), form: of('form_id'), formTitle: '', isRead: of('viewed') === '1' },
      ...{ status: /^(?:spam|trash)$/.test(of('status')) ? of('status') : 'publish', date: of('date') },
      page: jsonSettings(of('meta'))?.text('page_url') ?? '',
      sender: all.find((field) => field.text('type') === 'name')?.text('value') ?? '',
      answers: all.flatMap(answersIn),
    }),
  ]
}

function answersIn(field: WordPressSettings): Answers {
  const [key, type, label, value] = [field.text('id'), field.text('type'), field.text('name'), field.text('value')]
  if (SECRET.test(type)) return []
  // A form is told by what is agreed to, which is what the entry holds of it.
  if (type === 'gdpr-checkbox') return [{ key, label: value || label, values: value ? ['1'] : [] }]
  const named = parts.filter(([part]) => type === 'name' && field.text(part))
  if (named.length) return named.map(([part, name]) => ({ key: `${key}-${part}`, label: name, values: [field.text(part)] }))
  return [{ key, label, values: SEVERAL.test(type) ? value.split(/\r?\n/) : [value] }]
}
