import { hashOf } from '@frontage/kit/keyed-hash.server'
import type { EntryState } from '../../../entry'
import { type Content, searchTextOf, senderOf, summaryOf } from '../../../server/entry-content'
import { shownName } from '../../../server/file-name'
import type { KnownForm } from '../../../server/forms.store'
import type { Stores } from '../../../server/stores'

export type EntryInsert = Parameters<Stores['entries']['add']>[0]

/** A file of the old site that an answer names: the name of its field, and its address there. */
export type NamedFile = { readonly field: string; readonly address: string }

/** A message of the old site, as it is stored here under its form. */
export type ComingMessage = {
  readonly form: KnownForm
  readonly content: Content
  readonly sender: string
  /** The path of the page that the form stood on; empty where nobody says. */
  readonly page: string
  readonly state: EntryState
  /** When it was sent, in UTC as its export says it; empty where nobody says. */
  readonly date: string
  /** What tells it from all others. */
  readonly identity: readonly [purpose: string, ...parts: string[]]
  readonly files: readonly NamedFile[]
}

type Answers = Content['values']

const LONGEST_NAME = 200
const LONGEST_TEXT = 20_000

/** An answer as it can be stored. */
export const answerOf = (name: string, label: string, values: readonly string[]): Answers[number] => ({
  name: name.slice(0, LONGEST_NAME),
  label: label.slice(0, LONGEST_NAME),
  values: values.map((text) => text.replaceAll('\r\n', '\n').trim().slice(0, LONGEST_TEXT)).filter(Boolean),
})

/** The path of a page of the old site. */
export const pathOf = (address: string): string => (URL.parse(address)?.pathname ?? '').slice(0, 500)

/** The row of a message. Nothing waits for its release: what went out about it, went out there. */
export function comingRow(message: ComingMessage, content: Content, files: number, now: Date, keys: readonly string[]): EntryInsert {
  const { form, sender, page, state, date, identity } = message
  const latest = now.toISOString()
  const at = timeIn(date)?.toISOString() ?? latest
  return {
    ...{ form_id: form.id, version: form.version, state, doubts: '[]', files, page, is_held: 0 },
    sender: (sender || senderOf(form.form, content)).slice(0, 300),
    summary: summaryOf(content),
    content: JSON.stringify(content),
    search_text: searchTextOf(content),
    at: at > latest ? latest : at,
    content_key: hashOf(keys, ...identity),
  }
}

/** Undefined where it is no time. */
export function timeIn(date: string): Date | undefined {
  const time = new Date(date)
  return date && !Number.isNaN(time.getTime()) ? time : undefined
}

/** Addresses in an answer, which stand in lines of their own or behind commas. */
export const addressesIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/[\s,]+/)).filter(Boolean)

/** The answers without the addresses of files that came. */
export const withoutAddresses = (values: Answers, came: readonly NamedFile[]): Answers =>
  values.map((value) => {
    const gone = new Set(came.filter(({ field }) => field === value.name).map(({ address }) => address))
    if (!gone.size) return value
    const left = value.values.map((text) =>
      addressesIn([text])
        .filter((address) => !gone.has(address))
        .join('\n'),
    )
    return { ...value, values: left.filter(Boolean) }
  })

/** What a file is called at its address. */
export function fileNameAt(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  try {
    return shownName(decodeURIComponent(last))
  } catch {
    return shownName(last)
  }
}
