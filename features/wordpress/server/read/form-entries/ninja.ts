import { serializedRecord, serializedTexts } from '@frontage/kit/wordpress/export/serialized.server'
import { rows as words } from '../../../messages.gaps'
import type { Cells, Found, Table } from '../found'
import { isNumbered, itemOfEntry, MOST_ANSWERS, MOST_ENTRIES } from './entry-item'

type Said = Map<string, string>
type Field = { readonly label: string; readonly type: string }
const OWN = /^(?:_form_id|_field_\d{1,9})$/
const SECRET = /^(?:password|passwordconfirm|creditcard\w*)$/
const NAMES = /^(?:firstname|lastname)$/

/** Entries of Ninja Forms: posts of a dump with their meta, and the tables that name fields and forms. They stand in any order. */
export function createNinjaTables() {
  const entries = new Map<string, Cells>()
  const said = new Map<string, Said>()
  const fields = new Map<string, Field>()
  const titles = new Map<string, string>()
  let answers = 0
  let more = 0
  const isEntry = (cells: Cells): boolean => cells.get('post_type') === 'nf_sub'
  const isMeta = (cells: Cells): boolean => OWN.test(cells.get('meta_key') ?? '')

  function readEntry(cells: Cells): Found[] {
    if (entries.size < MOST_ENTRIES) entries.set(cells.get('ID') ?? '', cells)
    else more++
    return []
  }
  function readMeta(cells: Cells): Found[] {
    const [post = '', key = '', value = ''] = ['post_id', 'meta_key', 'meta_value'].map((name) => cells.get(name))
    if (answers++ < MOST_ANSWERS) said.set(post, (said.get(post) ?? new Map()).set(key, value))
    return []
  }
  const ofFields = (cells: Cells): Found[] => {
    fields.set(cells.get('id') ?? '', { label: cells.get('label') ?? '', type: cells.get('type') ?? '' })
    return []
  }
  const ofForms = (cells: Cells): Found[] => {
    titles.set(cells.get('id') ?? '', cells.get('title') || cells.get('form_title') || '')
    return []
  }

  return {
    find: (name: string): Table | undefined => {
      if (isOfSite(name, 'posts')) return { name, isWanted: isEntry, read: readEntry }
      if (isOfSite(name, 'postmeta')) return { name, isWanted: isMeta, read: readMeta }
      if (/(?:^|_)nf3_fields$/.test(name)) return { name, read: ofFields }
      return /(?:^|_)nf3_forms$/.test(name) ? { name, read: ofForms } : undefined
    },
    atEnd: (): readonly Found[] => [
      ...[...entries].map(([id, cells]) => entryOf(id, cells, said.get(id) ?? new Map(), { fields, titles })),
      ...(more ? [{ kind: 'gap' as const, what: words.moreEntries(more) }] : []),
    ],
  }
}

/** `wp_posts`, under any prefix; `wp_2_posts` is that of another site of a network. */
const isOfSite = (name: string, table: string): boolean => (name === table || name.endsWith(`_${table}`)) && !/_\d{1,9}_[a-z]+$/.test(name)

type Named = { readonly fields: ReadonlyMap<string, Field>; readonly titles: ReadonlyMap<string, string> }

function entryOf(id: string, cells: Cells, said: Said, { fields, titles }: Named): Found {
  const form = said.get('_form_id') ?? ''
  if (!isNumbered(id, form)) return { kind: 'gap', what: words.entry('nf_sub', id) }
  const answers = [...said].flatMap(([name, value]) => {
    const key = name.slice('_field_'.length)
    const field = fields.get(key)
    if (name === '_form_id' || SECRET.test(field?.type ?? '')) return []
    const list = serializedRecord(value)
    return [{ key, label: field?.label ?? '', type: field?.type ?? '', values: list.size ? serializedTexts(list) : [value] }]
  })
  const names = answers.filter(({ type }) => NAMES.test(type)).toSorted((a, b) => a.type.localeCompare(b.type))
  return itemOfEntry({
    ...{ type: 'nf_sub', id, form, formTitle: titles.get(form) ?? '', isRead: true },
    ...{ status: cells.get('post_status') ?? '', date: cells.get('post_date_gmt') ?? '', page: '' },
    sender: names.flatMap(({ values }) => values).join(' '),
    answers: answers.map(({ key, label, values }) => ({ key, label, values })),
  })
}
