import type { RecordsFromWordPress } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { serializedRecord, serializedTexts } from '@frontage/kit/wordpress/export/serialized.server'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import * as v from 'valibot'
import { type ContactForm, contactFormShape, type StoredContactForm } from '../../form'
import { gaps as words } from '../../messages.gaps'
import { usualAnswers } from '../../texts'
import { readTags } from './read-tags'

type Texts = ReadonlyMap<string, string>

const LONGEST_TEXT = 500
/** Settings of the original, one a line, that mean the same here. */
const settings: Readonly<Record<string, Partial<StoredContactForm>>> = {
  'acceptance_as_validation: on': { acceptanceAsValidation: true },
  'subscribers_only: on': { subscribersOnly: true },
  'demo_mode: on': { demoMode: true },
}

/** Forms of Contact Form 7, with their texts and e-mails. */
export const formsFromWordPress: RecordsFromWordPress = {
  as: 'records',
  type: 'wpcf7_contact_form',
  file: 'contact-forms',
  shortcodes: ['contact-form-7', 'contact-form'],
  block: (id) => ({ block: 'contact-form', props: { form: id } }),
  screenOf: (id) => `/admin/forms?form=${id}`,
  // Since version 5.8 a shortcode names a form by the beginning of a hash; Flamingo names it by its address.
  otherNames: ({ meta, slug }) => [(meta.get('_hash') ?? '').slice(0, 7), slug && `/${slug}`].filter(Boolean),
  read: (item, id) => {
    const { form, complaints } = readTags(item.title.trim().slice(0, 200) || 'Contact', item.meta.get('_form') ?? '')
    const { more, gaps } = settingsOf(item)
    const wanted = { ...form, ...more, ...mailsOf(item, form), texts: { ...form.texts, ...textsOf(item) } }
    const { success, output } = v.safeParse(contactFormShape, wanted)
    return {
      entry: { id, form: success ? output : form, updatedAt: item.modified || item.date || '2000-01-01T00:00:00Z' },
      gaps: [
        ...complaints.map(({ line, reason }) => words.line(line, form.title, reason)),
        ...gaps.map((line) => words.setting(line, form.title)),
        ...(success ? [] : [words.mails(form.title)]),
      ],
    } as { entry: { readonly id: number }; gaps: string[] }
  },
}

/** Own texts, under the names that both have. */
function textsOf({ meta }: WxrItem): Record<string, string> {
  const all = [...recordIn(meta.get('_messages'))]
  return Object.fromEntries(all.filter(([name, text]) => Object.hasOwn(usualAnswers, name) && text.trim() && text.length <= LONGEST_TEXT))
}

/** The e-mail to the owner, and the one to the visitor where it is on. */
function mailsOf({ meta }: WxrItem, form: ContactForm): Pick<StoredContactForm, 'letter' | 'thanks'> {
  const mail = recordIn(meta.get('_mail'))
  const second = recordIn(meta.get('_mail_2'))
  const names = new Set(form.steps.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const fieldIn = (text: string): string | undefined =>
    [...text.matchAll(/\[([\w-]{1,80})\]/g)].map(([, name = '']) => name).find((name) => names.has(name))
  const to = fieldIn(second.get('recipient') ?? '')
  const isOn = second.get('active') === '1' && to !== undefined
  return {
    letter: {
      ...form.letter,
      to: recipientOf(mail.get('recipient') ?? ''),
      ...(mail.get('subject') && { subject: ours(mail.get('subject')!, mail).slice(0, 300) }),
      ...(mail.get('body') && { body: ours(mail.get('body')!, mail) }),
      replyTo: fieldIn(/reply-to:([^\n]*)/i.exec(mail.get('additional_headers') ?? '')?.[1] ?? '') ?? '',
    },
    thanks: isOn
      ? { to, subject: ours(second.get('subject') ?? '', second).slice(0, 300), body: ours(second.get('body') ?? '', second) }
      : null,
  }
}

/** Addresses as they stand; what the original fills in with the address of its owner goes to the owner here. */
const recipientOf = (text: string): string => (text.includes('[') || !text.trim() ? '[_site_owner]' : text.trim().slice(0, 500))

/** Names of values that both know, and no markup. */
const ours = (text: string, mail: Texts): string =>
  (mail.get('use_html') === '1' ? text.replaceAll(/<[^<>]*>/g, '') : text).replaceAll('[_site_admin_email]', '[_site_owner]')

function settingsOf({ meta }: WxrItem): { readonly more: Partial<StoredContactForm>; readonly gaps: readonly string[] } {
  const lines = (meta.get('_additional_settings') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const keyOf = (line: string): string => {
    const [name = '', value = ''] = line.toLowerCase().split(':', 2)
    return `${name.trim()}: ${value.trim().replace(/^(?:true|1)$/, 'on')}`
  }
  return {
    more: Object.assign({}, ...lines.map((line) => settings[keyOf(line)] ?? {})),
    gaps: lines.filter((line) => !Object.hasOwn(settings, keyOf(line))),
  }
}

/** What PHP serialised, as texts by their names; nothing where it cannot be read. */
const recordIn = (text = ''): Texts => new Map([...serializedRecord(text)].map(([name, value]) => [name, serializedTexts(value)[0] ?? '']))
