import { createHash } from 'node:crypto'
import { slugOf } from '@frontage/kit/slug'
import type { SiteTexts } from '@frontage/kit/transfer.server'
import { serialized } from '@frontage/kit/wordpress/export/serialize.server'
import type { ToWordPress, WordPressPost } from '@frontage/kit/wordpress/export/to-wordpress.server'
import * as v from 'valibot'
import { type ContactForm, contactFormShape, type FormField } from '../../form'
import { writeTags } from './write-tags'

const stored = v.array(v.object({ id: v.number(), form: contactFormShape, updatedAt: v.string() }))

/** Since version 5.8 a shortcode names a form by the beginning of a hash, before by its title; the same form has the same hash in every export. */
const hashOf = (id: number): string => createHash('sha1').update(`frontage form ${id}`).digest('hex')

/** Forms as those of Contact Form 7, with its Multi Step and Drag-and-Drop fields. Secrets stay here. */
export const formsToWordPress: ToWordPress = {
  type: 'wpcf7_contact_form',
  posts: (texts) => formsIn(texts).map(({ id, form, updatedAt }) => postOf(id, form, updatedAt)),
  shortcode: ({ block, props }, texts) =>
    block === 'contact-form' && typeof props.form === 'number' ? shortcodeOf(props.form, formsIn(texts)) : undefined,
}

type Stored = v.InferOutput<typeof stored>
const formsIn = (texts: SiteTexts): Stored => v.parse(stored, texts.get('contact-forms') ?? [])

/** A title with signs that shortcodes know no way to write is left out. */
function shortcodeOf(form: number, forms: Stored): string {
  const title = forms.find(({ id }) => id === form)?.form.title ?? ''
  const named = title && !/["[\]<>]/.test(title) ? ` title="${title}"` : ''
  return `[contact-form-7 id="${hashOf(form).slice(0, 7)}"${named}]`
}

const postOf = (id: number, form: ContactForm, date: string): WordPressPost => ({
  ...{ id, date, title: form.title, slug: slugOf(form.title, 60) || `form-${id}`, isShown: true },
  meta: {
    _form: writeTags(form),
    _mail: serialized(mailOf(form)),
    _mail_2: serialized(thanksOf(form)),
    _messages: serialized({ ...form.texts }),
    _additional_settings: settingsOf(form),
    _locale: 'en_US',
    _hash: hashOf(id),
  },
  gaps: gapsOf(form),
})

const fieldsOf = ({ steps }: ContactForm): FormField[] => steps.flatMap(({ fields }) => fields)

/** What a text is filled in with there: every field by its name, and the address of the site's owner. */
function theirs(text: string, form: ContactForm): string {
  const all = fieldsOf(form)
    .filter(({ type }) => !['note', 'quiz', 'captcha', 'acceptance'].includes(type))
    .map(({ name, label }) => `${label || name}: [${name}]`)
    .join('\n')
  return text.replaceAll('[_all]', all).replaceAll('[_form_title]', form.title).replaceAll('[_site_owner]', '[_site_admin_email]')
}

const SENDER = '[_site_title] <[_site_admin_email]>'
const usual = { active: true, sender: SENDER, additional_headers: '', attachments: '', use_html: false, exclude_blank: false }

const mailOf = (form: ContactForm) => ({
  ...usual,
  recipient: theirs(form.letter.to, form),
  subject: theirs(form.letter.subject, form),
  body: theirs(form.letter.body, form),
  ...(form.letter.replyTo && { additional_headers: `Reply-To: [${form.letter.replyTo}]` }),
  attachments: form.letter.attach.map((name) => `[${name}]`).join('\n'),
})

const thanksOf = (form: ContactForm) => ({
  ...usual,
  active: form.thanks !== null,
  recipient: `[${form.thanks?.to ?? 'your-email'}]`,
  subject: theirs(form.thanks?.subject ?? '', form),
  body: theirs(form.thanks?.body ?? '', form),
})

const settingsOf = ({ acceptanceAsValidation, subscribersOnly, demoMode }: ContactForm): string =>
  [
    ...(acceptanceAsValidation ? ['acceptance_as_validation: on'] : []),
    ...(subscribersOnly ? ['subscribers_only: on'] : []),
    ...(demoMode ? ['demo_mode: on'] : []),
  ].join('\n')

function gapsOf(form: ContactForm): string[] {
  const { actions, letter, guard } = form
  const left = [
    form.hasReview && 'the last look before sending',
    form.retention > 0 && 'how long messages are kept',
    letter.departments.length > 0 && 'the recipients by department',
    actions.redirect && 'the page after sending',
    actions.popup && 'the message above the page',
    actions.event && 'the event for the tag manager',
    actions.webhooks.length > 0 && 'the systems that are told',
    actions.paypal && 'the payment',
    guard.check !== 'own' && guard.check !== 'none' && 'the captcha service',
    guard.disallowed.length > 0 && 'the words that are spam',
    fieldsOf(form).some(({ askedWith }) => askedWith) && 'which fields are asked only with files',
  ]
  return left.flatMap((what) => (typeof what === 'string' ? [`${what} of the form “${form.title}”`] : []))
}
