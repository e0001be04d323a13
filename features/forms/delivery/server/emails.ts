import type { AdminLanguage } from '@frontage/kit/admin-language'
import { inLanguage, type LanguageOf, personTexts } from '@frontage/kit/person-texts'
import type { NewMail } from '@frontage/kit/post/outbox.server'
import { say } from '@frontage/kit/say'
import { textOfHtml } from '@frontage/kit/text-of-html.server'
import { isEmail } from '@frontage/rules/email'
import { inWords } from '../../day-words'
import { fieldsOf, inOneLine } from '../../fields-of'
import type { ContactForm, FieldType } from '../../form'
import type { Content } from '../../server/entry-content'
import type { FileRow } from '../../server/files.store'
import { notificationTexts } from '../messages.mail'
import { germanNotification } from '../messages.mail.de'
import { fillIn, saidFirst } from './placeholders'

const wordsIn = /* @__PURE__ */ personTexts(notificationTexts, { de: germanNotification })
type NotificationWords = ReturnType<typeof wordsIn>

export type About = {
  readonly entry: number
  readonly form: ContactForm
  readonly content: Content
  readonly page: string
  readonly files: readonly FileRow[]
  readonly owner: string
  readonly siteName: string
  readonly publicUrl: string
  readonly languageOf: LanguageOf
}

/** Letters carry files up to this; what is more is named with a link to the entry. Mail servers refuse at 25 MB, a third larger when packed. */
const MOST_ATTACHED = 15 * 1024 * 1024

/** Exactly one address that our own rules take for one; '' for anything else. */
export function oneAddress(text: string): string {
  const isOne = text.length <= 254 && !/[\s,;<>"]/.test(text) && isEmail(text)
  return isOne ? text : ''
}

/** Who is told of a message: the owner, or the department that the visitor chose. It comes from the settings alone. */
export function recipientsOf({ form: { letter }, content, owner }: Pick<About, 'form' | 'content' | 'owner'>): string[] {
  const chosen = letter.departments.find(({ value }) => value === saidFirst(content, letter.departmentField))
  const all = (chosen?.to ?? letter.to.replaceAll('[_site_owner]', owner)).split(',').map((each) => oneAddress(each.trim()))
  return [...new Set(all.filter(Boolean))]
}

/** The e-mail to the owner, or to the department that the visitor chose; what the form does not say itself is in the language of each. */
export function ownerEmails(about: About): NewMail[] {
  const { form, files } = about
  const { letter } = form
  const content = contentInWords(about)
  const replyTo = oneAddress(saidFirst(content, letter.replyTo))
  // What the virus scanner has not looked through is not carried further.
  const wanted = files.filter(({ field, scan }) => letter.attach.includes(field) && (scan === '' || scan === 'clean'))
  const fits = wanted.reduce((sum, { bytes }) => sum + bytes, 0) <= MOST_ATTACHED
  const attachments = fits ? wanted.map(({ key, name, type }) => ({ key, name, type })) : []
  const linked = files.filter((file) => !fits || !wanted.includes(file))
  return recipientsOf({ ...about, content }).map((to) => ({
    to,
    ...(replyTo && { replyTo }),
    ...notification(about, linked, about.languageOf(to)),
    attachments,
  }))
}

const notification = (sent: About, linked: readonly FileRow[], language: AdminLanguage): Pick<NewMail, 'subject' | 'text'> =>
  inLanguage(language, () => {
    const about = { ...sent, content: contentInWords(sent) }
    const special = specialOf(about, linked, wordsIn(language))
    const { subject, body } = sent.form.letter
    return { subject: lineOf(subject, about, special), text: fillIn(body, about.content, special) }
  })

/** As people read it; what other programs get of a message stays as it was sent. */
export function contentInWords({ form, content }: Pick<About, 'form' | 'content'>): Content {
  const types = new Map(fieldsOf(form).map(({ name, type }) => [name, type]))
  const values = content.values.map((value) => ({
    ...value,
    values: value.values.map((each) => oneLine(types.get(value.name), inWords(types.get(value.name), each))),
  }))
  return { ...content, values }
}

/** Messages of earlier versions may hold several lines in a field of one. */
const oneLine = (type: FieldType | null | undefined, value: string): string => (type === 'textarea' ? value : inOneLine(value))

/** The letter of thanks: nothing that the visitor wrote freely stands in it, so that nobody can send their words to others. */
export function thanksEmail(about: About): NewMail | undefined {
  const { form, content } = about
  const to = form.thanks && oneAddress(saidFirst(content, form.thanks.to))
  if (!form.thanks || !to) return undefined
  // Which page it was sent from is what its sender says, too: the site stands for it.
  const bare: About = { ...about, content: { values: [], consents: [] } }
  const special = (name: string): string | undefined =>
    isForOwner(name) ? '' : specialOf(bare, [], wordsIn('en'))(name === '_url' ? '_site_url' : name)
  const text = fillIn(form.thanks.body, bare.content, special)
  return { to, subject: lineOf(form.thanks.subject, bare, special), text }
}

/** What leads into the admin, or repeats a whole message, is nothing for a visitor. */
const isForOwner = (name: string): boolean => name === '_all' || name === '_entry_url'

const lineOf = (template: string, about: About, special: (name: string) => string | undefined): string =>
  fillIn(template, about.content, special)
    .replace(/\p{C}+|\s+/gu, ' ')
    .trim()
    .slice(0, 300) || about.form.title

/** What `[_all]` and its like stand for. */
const specialOf =
  (about: About, files: readonly FileRow[], words: NotificationWords) =>
  (name: string): string | undefined => {
    const { form, siteName, page, publicUrl, owner } = about
    const known: Readonly<Record<string, () => string>> = {
      _all: () => allOf(about, files, words),
      _form_title: () => form.title,
      _site_title: () => siteName,
      _site_url: () => publicUrl,
      _site_owner: () => owner,
      _url: () => addressOf(page, publicUrl),
      _entry_url: () => entryAddress(about),
    }
    return Object.hasOwn(known, name) ? known[name]?.() : undefined
  }

/** A page of another site has a name that begins with `//`. */
const addressOf = (page: string, publicUrl: string): string => (page.startsWith('//') ? `https:${page}` : page && publicUrl + page)

const entryAddress = ({ publicUrl, entry }: About): string => `${publicUrl}/admin/messages?entry=${entry}`

function allOf(about: About, files: readonly FileRow[], words: NotificationWords): string {
  const { content } = about
  const said = content.values.filter(({ values }) => values.length).map(({ label, values }) => `${label}: ${values.join(', ')}`)
  const agreed = content.consents.filter(({ isGiven }) => isGiven).map(({ wording }) => say(words.agreed, { wording: textOfHtml(wording) }))
  const linked = files.map(({ name }) => say(words.file, { name }))
  return [...said, ...agreed, ...linked, '', say(words.lookAt, { address: entryAddress(about) })].join('\n')
}
