import { serializedRecord, serializedTexts } from '@frontage/kit/wordpress/export/serialized.server'
import { jsonSettings, type WordPressSettings } from '@frontage/kit/wordpress/export/settings.server'
import { rows as words } from '../../../messages.gaps'
import { type Cells, type Found, itemOfRow, type Table } from '../found'
import { isNumbered, itemOfEntry, MOST_ANSWERS, MOST_ENTRIES, type OldEntry } from './entry-item'

type Answers = OldEntry['answers']
type Said = { readonly key: string; readonly value: string }
/** Fields whose parts are answers of their own. */
const IN_PARTS = /^(?:name|address)$/
const SECRET = /^(?:password|creditcard)$/
/** What a field is told by, or one of its parts: `5`, `5.3`. */
const FIELD = /^\d{1,9}(?:\.\d{1,9})?$/

/** Tables of Gravity Forms: entries, their answers, and forms, which say what the answers are called. They stand in any order. */
export function createGravityTables() {
  const entries = new Map<string, Cells>()
  const said = new Map<string, Said[]>()
  const forms = new Map<string, WordPressSettings>()
  const trashed = new Set<string>()
  let answers = 0
  let more = 0
  const reading: Readonly<Record<string, (cells: Cells) => void>> = {
    entry: (cells) => {
      if (entries.size < MOST_ENTRIES) entries.set(cells.get('id') ?? '', without(cells, 'ip', 'user_agent'))
      else more++
    },
    entry_meta: (cells) => {
      const [entry = '', key = '', value = ''] = ['entry_id', 'meta_key', 'meta_value'].map((name) => cells.get(name))
      if (!FIELD.test(key) || answers++ > MOST_ANSWERS) return
      const all = said.get(entry) ?? []
      all.push({ key, value })
      said.set(entry, all)
    },
    form: (cells) => {
      if (cells.get('is_trash') === '1') trashed.add(cells.get('id') ?? '')
    },
    form_meta: (cells) => {
      const form = jsonSettings(cells.get('display_meta') ?? '')
      const more = ['notifications', 'confirmations'].flatMap((name) => {
        const part = jsonSettings(cells.get(name) ?? '')
        return part ? [[name, part] as const] : []
      })
      if (form) forms.set(cells.get('form_id') ?? '', form.with(more))
    },
  }
  return {
    find: (name: string): Table | undefined => {
      const [, what = ''] = /(?:^|_)gf_(entry|entry_meta|form|form_meta)$/.exec(name) ?? []
      const read = Object.hasOwn(reading, what) ? reading[what] : undefined
      if (!read) return undefined
      return {
        name,
        read: (cells) => {
          read(cells)
          return []
        },
      }
    },
    atEnd: (): readonly Found[] => [
      ...[...forms].filter(([id]) => !trashed.has(id)).flatMap(([id, form]) => formOf(id, form)),
      ...[...entries.values()].map((cells) => entryOf(cells, said.get(cells.get('id') ?? '') ?? [], forms.get(cells.get('form_id') ?? ''))),
      ...(more ? [{ kind: 'gap' as const, what: words.moreEntries(more) }] : []),
    ],
  }
}

const without = (cells: Cells, ...names: readonly string[]): Cells => new Map([...cells].filter(([name]) => !names.includes(name)))

/** As the plugin's own export has it. */
function formOf(id: string, form: WordPressSettings): Found[] {
  const found = itemOfRow('gravityforms', new Map([['title', form.text('title')]]), id)
  return found.kind === 'item' && isNumbered(id) ? [{ kind: 'item', item: { ...found.item, content: form.json() } }] : []
}

function entryOf(cells: Cells, said: readonly Said[], form: WordPressSettings | undefined): Found {
  const of = (column: string): string => cells.get(column)?.trim() ?? ''
  if (!isNumbered(of('id'), of('form_id'))) return { kind: 'gap', what: words.entry('gf_entry', of('id')) }
  const fields = form?.list('fields') ?? []
  return itemOfEntry({
    ...{ type: 'gf_entry', id: of('id'), form: of('form_id'), formTitle: form?.text('title') ?? '', isRead: of('is_read') === '1' },
    ...{ status: /^(?:spam|trash)$/.test(of('status')) ? of('status') : 'publish', date: of('date_created'), page: of('source_url') },
    sender: senderIn(fields, said),
    answers: answersIn(fields, said),
  })
}

const partsOf = (said: readonly Said[], id: string): readonly Said[] => said.filter(({ key }) => key === id || key.startsWith(`${id}.`))

function senderIn(fields: readonly WordPressSettings[], said: readonly Said[]): string {
  const field = fields.find((one) => one.text('type') === 'name')
  const parts = field ? partsOf(said, field.text('id')).toSorted((a, b) => Number(a.key) - Number(b.key)) : []
  return parts
    .map(({ value }) => value.trim())
    .filter(Boolean)
    .join(' ')
}

/** Answers in the order of the form; of a form that is not there, by the numbers of its fields. */
function answersIn(fields: readonly WordPressSettings[], said: readonly Said[]): Answers {
  const known = new Set(fields.map((field) => field.text('id')))
  const others = new Set(said.map(({ key }) => key.split('.')[0]!).filter((id) => !known.has(id)))
  return [
    ...fields.flatMap((field) => answersOf(field, partsOf(said, field.text('id')))),
    ...[...others].toSorted((a, b) => Number(a) - Number(b)).map((id) => ({ key: id, label: '', values: valuesIn(partsOf(said, id)) })),
  ]
}

function answersOf(field: WordPressSettings, said: readonly Said[]): Answers {
  const [id, type, label] = [field.text('id'), field.text('type'), field.text('label')]
  if (!said.length || SECRET.test(type)) return []
  // Beside what was agreed to stand its words, and which version of the form had them.
  if (type === 'consent') return [{ key: id, label: field.text('checkboxLabel') || label, values: said.some(isAgreed) ? ['1'] : [] }]
  if (!IN_PARTS.test(type)) return [{ key: id, label, values: valuesIn(said) }]
  const names = new Map(field.list('inputs').map((input) => [input.text('id'), input.text('customLabel') || input.text('label')]))
  return said.map(({ key, value }) => ({ key: key.replace('.', '-'), label: names.get(key) || label, values: [value] }))
}

const isAgreed = ({ key, value }: Said): boolean => key.endsWith('.1') && value === '1'
const valuesIn = (said: readonly Said[]): string[] => said.flatMap(({ value }) => textsIn(value))

/** Choices and files of several are JSON, or what PHP serialised. */
function textsIn(value: string): string[] {
  if (/^\s*\[\s*"/.test(value)) return jsonSettings(`{"all":${value}}`)?.texts('all') ?? [value]
  const list = serializedRecord(value)
  return list.size ? serializedTexts(list) : [value]
}
