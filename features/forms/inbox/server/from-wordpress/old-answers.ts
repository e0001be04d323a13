import { serializedRecord, serializedTexts } from '@frontage/kit/wordpress/export/serialized.server'
import { jsonSettings } from '@frontage/kit/wordpress/export/settings.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { fieldsOf } from '../../../fields-of'
import type { ContactForm, FormField } from '../../../form'
import { answerOf, type ComingMessage, type NamedFile } from './coming-message'
import { filesIn } from './named-files'

/** An answer as a plugin for forms stored it: the number of its field there, and its label where that is known. */
export type OldAnswer = { readonly key: string; readonly label: string; readonly values: readonly string[] }

const MOST_FIELDS = 200
const LONGEST_WORDING = 4_000
const NO = /^(?:|0|no|off|false|unchecked)$/i

/** What an entry answers. Ninja Forms stores the answers of its posts one by one, under the numbers of the fields. */
export function answersIn({ content, meta }: WxrItem): readonly OldAnswer[] {
  const read = content.startsWith('[') ? jsonSettings(`{"all":${content}}`)?.list('all') : undefined
  if (read) return read.map((one) => ({ key: one.text('key'), label: one.text('label'), values: one.texts('values') }))
  return [...meta].flatMap(([name, text]) => {
    const [, key] = /^_field_(\d{1,9})$/.exec(name) ?? []
    const list = serializedRecord(text)
    return key ? [{ key, label: '', values: list.size ? serializedTexts(list) : [text] }] : []
  })
}

type Answered = Pick<ComingMessage, 'content' | 'files'>

/** Answers under the fields of the form here that are called so; the others under names of their own. */
export function answered(all: readonly OldAnswer[], form: ContactForm, isOfSite: (address: string) => boolean): Answered {
  const left = fieldsOf(form)
  const values: Answered['content']['values'][number][] = []
  const consents: Answered['content']['consents'][number][] = []
  const files: NamedFile[] = []
  for (const { key, label, values: texts } of all.slice(0, MOST_FIELDS)) {
    const field = takeField(left, label)
    const name = field?.name ?? `old-field-${key}`
    if (field?.type === 'acceptance') {
      consents.push({ name, wording: (label || field.label).slice(0, LONGEST_WORDING), isGiven: texts.some((text) => !NO.test(text)) })
      continue
    }
    const answer = answerOf(name, label || `Field ${key}`, texts)
    values.push(answer)
    files.push(...filesIn(answer, field, isOfSite))
  }
  return { content: { values, consents }, files }
}

/** The first field of this label that no answer has taken yet; labels of consent are simple HTML. */
function takeField(left: FormField[], label: string): FormField | undefined {
  const index = label ? left.findIndex((field) => plain(field.label) === plain(label)) : -1
  return index < 0 ? undefined : left.splice(index, 1)[0]
}

const plain = (label: string): string =>
  label
    .replaceAll(/<[^<>]{0,200}>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
