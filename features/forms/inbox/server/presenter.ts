import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Entry, EntryRow, SpamSignal } from '../../entry'
import { fieldsOf } from '../../fields-of'
import type { ContactForm } from '../../form'
import type { DeliveryRow } from '../../server/entries.tables'
import { contentIn } from '../../server/entry-content'
import type { FileRow } from '../../server/files.store'
import type { ListedEntry } from './entry-list.store'

const worst = ['dead', 'queued', 'kept', 'sent'] as const

/** What was odd about a message; nothing where that cannot be read. */
export const doubtsIn = ({ id, doubts }: Pick<ListedEntry, 'id' | 'doubts'>): SpamSignal[] =>
  (storedIn(isTexts, doubts, `message ${id}`) ?? []) as SpamSignal[]

/** A message as a row of the inbox. */
export const rowOf = (entry: ListedEntry, deliveries: readonly DeliveryRow[]): EntryRow => ({
  id: entry.id,
  form: entry.form_id,
  formTitle: entry.form_title,
  state: entry.state,
  doubts: doubtsIn(entry),
  from: entry.sender,
  summary: entry.summary,
  files: entry.files,
  mail: worst.find((state) => deliveries.some((delivery) => delivery.kind !== 'webhook' && delivery.state === state)) ?? null,
  sentAt: entry.at,
})

type Whole = {
  readonly entry: ListedEntry
  readonly form: ContactForm | undefined
  readonly files: readonly FileRow[]
  readonly deliveries: readonly DeliveryRow[]
}

/** A message with everything that belongs to it, in the order of the form that it was sent with. */
export function entryOf({ entry, form, files, deliveries }: Whole): Entry {
  const content = contentIn(entry) ?? { values: [], consents: [] }
  const fields = form ? fieldsOf(form) : []
  const order = fields.map(({ name }) => name)
  const values = content.values.map((value) => ({
    ...value,
    type: fields.find(({ name }) => name === value.name)?.type ?? null,
    values: [...value.values],
    files: files.filter(({ field }) => field === value.name).map(fileOf),
  }))
  return {
    ...rowOf(entry, deliveries),
    version: entry.version,
    values: values.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    page: entry.page,
    consents: [...content.consents],
    deliveries: deliveries.map(({ id, kind, target, state, attempts, error }) => ({ id, kind, to: target, state, attempts, error })),
  }
}

const fileOf = ({ id, name, bytes, type }: FileRow) => ({ id, name, bytes: Number(bytes), type })
