import { isTexts, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { SpamSignal } from '../../doubts'
import type { Correction, Entry, EntryRow } from '../../entry'
import { fieldsOf } from '../../fields-of'
import type { ContactForm, FormField } from '../../form'
import type { DeliveryRow } from '../../server/entries.tables'
import { contentIn } from '../../server/entry-content'
import type { FileRow } from '../../server/files.store'
import type { ListedEntry } from './entry-list.store'
import type { ReplyRow } from './replies.store'

const worst = ['dead', 'queued', 'kept', 'sent'] as const

/** What was odd about a message; nothing where that cannot be read. */
export const doubtsIn = ({ id, doubts }: Pick<ListedEntry, 'id' | 'doubts'>): SpamSignal[] =>
  (storedIn(isTexts, doubts, `message ${id}`) ?? []) as SpamSignal[]

/** A message as a row of the inbox. */
export const rowOf = (entry: ListedEntry, deliveries: readonly DeliveryRow[], isAnswered: boolean): EntryRow => ({
  id: entry.id,
  form: entry.form_id,
  formTitle: entry.form_title,
  state: entry.state,
  doubts: doubtsIn(entry),
  from: entry.sender,
  summary: entry.summary,
  files: entry.files,
  mail: worst.find((state) => deliveries.some((delivery) => delivery.kind !== 'webhook' && delivery.state === state)) ?? null,
  isAnswered,
  sentAt: entry.at,
})

type Whole = {
  readonly entry: ListedEntry
  readonly form: ContactForm | undefined
  readonly files: readonly FileRow[]
  readonly deliveries: readonly DeliveryRow[]
  readonly corrections: readonly Correction[]
  /** The oldest first. */
  readonly replies: readonly ReplyRow[]
  readonly reply: Entry['reply']
}

/** A message with everything that belongs to it, in the order of the form that it was sent with. */
export function entryOf({ entry, form, files, deliveries, corrections, replies, reply }: Whole): Entry {
  const content = contentIn(entry) ?? { values: [], consents: [] }
  const fields = new Map(form ? fieldsOf(form).map((field) => [field.name, field]) : [])
  const order = [...fields.keys()]
  const values = content.values.map((value) => ({
    ...value,
    values: [...value.values],
    ...askedFor(fields.get(value.name)),
    files: files.filter(({ field }) => field === value.name).map(fileOf),
  }))
  return {
    ...rowOf(entry, deliveries, replies.length > 0),
    version: entry.version,
    revision: entry.revision,
    corrections: [...corrections],
    values: values.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    page: entry.page,
    consents: [...content.consents],
    privacy: form?.privacy ?? '',
    deliveries: deliveries.flatMap(({ kind, ...row }) => (kind === 'reply' ? [] : { kind, ...deliveryOf(row) })),
    replies: replies.map((row) => replyOf(row, deliveries)),
    reply,
  }
}

const deliveryOf = ({ id, target, state, attempts, error }: Omit<DeliveryRow, 'kind'>) => ({ id, to: target, state, attempts, error })

/** A reply with what became of its e-mail. */
function replyOf({ id, at, by, body, recipient, delivery_id }: ReplyRow, deliveries: readonly DeliveryRow[]): Entry['replies'][number] {
  const delivery = deliveries.find((row) => row.id === delivery_id)
  return { id, at, by, text: body, to: recipient, delivery: delivery ? deliveryOf(delivery) : null }
}

/** How a field was asked, for whoever corrects its answer. */
const askedFor = (field: FormField | undefined) => ({
  type: field?.type ?? null,
  options: (field?.options ?? []).map(({ label, value }) => ({ label, value: value || label })),
  isMultiple: field?.type === 'checkbox' ? !field.isExclusive : (field?.isMultiple ?? false),
  hasFreeText: field?.hasFreeText ?? false,
})

const fileOf = ({ id, name, bytes, type, scan }: FileRow) => ({ id, name, bytes: Number(bytes), type, scan })
