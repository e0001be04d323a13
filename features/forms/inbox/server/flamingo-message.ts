import { type SerializedMap, serializedRecord, serializedTexts } from '@frontage/kit/wordpress/export/serialized.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { fieldsOf } from '../../fields-of'
import type { ContactForm } from '../../form'
import type { Content } from '../../server/entry-content'

/** A message or a contact of Flamingo, as a message of ours is stored. */
export type FlamingoMessage = { readonly content: Content; readonly sender: string; readonly page: string; readonly isSpam: boolean }

const MOST_FIELDS = 200
const LONGEST_TEXT = 20_000
const LONGEST_NAME = 200

type Value = Content['values'][number]
type Meta = WxrItem['meta']

/** What was written into a form, by its fields; who sent it is added where no field says so. */
export function messageIn(item: WxrItem, form: ContactForm, channel: string): FlamingoMessage {
  const { meta } = item
  const labels = new Map(fieldsOf(form).map(({ name, label, type }) => [name, type === 'acceptance' ? '' : label]))
  const filled = [...fieldsIn(meta)].slice(0, MOST_FIELDS).map(([name, values]) => answerOf(name, labels.get(name) || name, values))
  const sent = [
    answerOf('your-name', 'Name', [textIn(meta, '_from_name')]),
    answerOf('your-email', 'E-mail', [textIn(meta, '_from_email')]),
    answerOf('your-subject', 'Subject', [subjectIn(meta)]),
    answerOf('form', 'Form', [channel]),
  ]
  return {
    content: { values: [...filled, ...missingIn(filled, sent)], consents: consentsIn(meta) },
    sender: senderIn(meta),
    page: pageIn(serializedRecord(meta.get('_meta'))),
    isSpam: item.status === 'flamingo-spam',
  }
}

/** Somebody of the address book who sent no message that is known. */
export function contactIn({ meta, terms, title }: WxrItem): FlamingoMessage {
  const values = [
    answerOf('your-name', 'Name', [textIn(meta, '_name')]),
    answerOf('your-email', 'E-mail', [textIn(meta, '_email') || title]),
    answerOf(
      'tags',
      'Tags',
      terms.filter(({ taxonomy }) => taxonomy === 'flamingo_contact_tag').map(({ name }) => name),
    ),
    ...[...serializedRecord(meta.get('_props'))].map(([name, value]) => answerOf(name, name, serializedTexts(value))),
  ]
  const content = { values: values.slice(0, MOST_FIELDS).filter((value) => value.values.length), consents: [] }
  return { content, sender: textIn(meta, '_name') || textIn(meta, '_email') || title, page: '', isSpam: false }
}

export const emailOf = ({ meta, title, type }: WxrItem): string =>
  (textIn(meta, type === 'flamingo_contact' ? '_email' : '_from_email') || (type === 'flamingo_contact' ? title : '')).toLowerCase()

/** Field by field: `_fields` names them, and each one's value stands beside it under a name of small letters. */
function* fieldsIn(meta: Meta): Generator<readonly [string, readonly string[]]> {
  const named = serializedRecord(meta.get('_fields'))
  for (const [name, within] of named) {
    const beside = meta.get(`_field_${keyOf(name)}`)
    yield [name, beside === undefined ? serializedTexts(within) : textsIn(beside)]
  }
  if (named.size) return
  for (const [name, text] of meta) if (name.startsWith('_field_')) yield [name.slice('_field_'.length), textsIn(text)]
}

const isUploaded = (address: string): boolean =>
  /^https?:\/\//i.test(address) && address.includes('/uploads/') && /\.[a-z0-9]{2,5}$/i.test(address)

/** How many files of the old site a message names: they were sent with it, and stay there. */
export const filesIn = ({ meta }: WxrItem): number =>
  new Set([...fieldsIn(meta)].flatMap(([, values]) => values.flatMap((text) => text.split(/[\s,]/).filter(isUploaded)))).size

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '')

/** A choice of several is an array; a text that only looks like one stays a text. */
function textsIn(text: string): string[] {
  const list = serializedRecord(text)
  return list.size || text === 'a:0:{}' ? serializedTexts(list) : [text].filter(Boolean)
}

const answerOf = (name: string, label: string, values: readonly string[]): Value => ({
  name: name.slice(0, LONGEST_NAME),
  label: label.slice(0, LONGEST_NAME),
  values: values.map((text) => text.replaceAll('\r\n', '\n').trim().slice(0, LONGEST_TEXT)).filter(Boolean),
})

/** Those of `more` whose words stand in none yet, under names that none has. */
function missingIn(filled: readonly Value[], more: readonly Value[]): Value[] {
  const said = new Set(filled.flatMap(({ values }) => values))
  const names = new Set(filled.map(({ name }) => name))
  return more
    .filter(({ values: [text] }) => text && !said.has(text))
    .map((value) => (names.has(value.name) ? { ...value, name: `sent-${value.name}` } : value))
}

const consentsIn = (meta: Meta): Content['consents'] =>
  [...serializedRecord(meta.get('_consent'))].slice(0, MOST_FIELDS).map(([name, value]) => ({
    ...{ name: name.slice(0, LONGEST_NAME), isGiven: true },
    wording: serializedTexts(value).join(' ').slice(0, 4_000) || name,
  }))

const textIn = (meta: Meta, name: string): string => (meta.get(name) ?? '').trim()
const senderIn = (meta: Meta): string => textIn(meta, '_from_name') || textIn(meta, '_from_email')
/** What was never filled in is no subject. */
const subjectIn = (meta: Meta): string => textIn(meta, '_subject').replace(/^\[[\w-]{1,80}\]$/, '')

/** The page that the form stood on; neither the network address nor the browser of a visitor comes along. */
function pageIn(about: SerializedMap): string {
  const [address = ''] = [...serializedTexts(about.get('url')), ...serializedTexts(about.get('post_url'))]
  return (URL.parse(address)?.pathname ?? '').slice(0, 500)
}
