import { type SerializedMap, serializedRecord, serializedTexts } from '@frontage/kit/wordpress/export/serialized.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { fieldsOf } from '../../../fields-of'
import type { ContactForm } from '../../../form'
import type { Content } from '../../../server/entry-content'
import { answerOf, type ComingMessage, pathOf } from './coming-message'
import { filesIn } from './named-files'

/** A message or a contact of Flamingo, without its form. */
type FlamingoMessage = Pick<ComingMessage, 'content' | 'sender' | 'page' | 'files'> & {
  /** Files of which nothing but a fingerprint is stored there: they went out by e-mail, and are nowhere now. */
  readonly lost: number
}

const MOST_FIELDS = 200
const LONGEST_NAME = 200

type Around = {
  /** The name of its form where that did not come along. */
  readonly channel: string
  /** Whether an address is one of the old site. */
  readonly isOfSite: (address: string) => boolean
}
type Value = Content['values'][number]
type Meta = WxrItem['meta']

/** What was written into a form, by its fields; who sent it is added where no field says so. */
export function messageIn({ meta }: WxrItem, form: ContactForm, { channel, isOfSite }: Around): FlamingoMessage {
  const asked = new Map(fieldsOf(form).map((field) => [field.name, field]))
  const labelOf = (name: string): string => (asked.get(name)?.type === 'acceptance' ? name : asked.get(name)?.label || name)
  const named = [...fieldsIn(meta)].slice(0, MOST_FIELDS)
  const lost = named.filter(([name, values]) => asked.get(name)?.type === 'file' && values.some(isFingerprint))
  const filled = named.map(([name, values]) => answerOf(name, labelOf(name), lost.some(([one]) => one === name) ? [] : values))
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
    files: filled.flatMap((answer) => filesIn(answer, asked.get(answer.name), isOfSite)),
    lost: lost.length,
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
  return { content, sender: textIn(meta, '_name') || textIn(meta, '_email') || title, page: '', files: [], lost: 0 }
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

/** Contact Form 7 stores a plain file as the hash of its bytes. */
const isFingerprint = (text: string): boolean => /^[0-9a-f]{32}(?:[0-9a-f]{32})?$/.test(text)

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '')

/** A choice of several is an array; a text that only looks like one stays a text. */
function textsIn(text: string): string[] {
  const list = serializedRecord(text)
  return list.size || text === 'a:0:{}' ? serializedTexts(list) : [text].filter(Boolean)
}

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
  return pathOf(address)
}
