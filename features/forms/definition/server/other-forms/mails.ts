import { shownIn } from '@frontage/kit/html.server'
import { wordsOfHtml } from '@frontage/kit/text-of-html.server'
import type { RecordAround } from '@frontage/kit/wordpress/export/from-wordpress.server'
import { isEmail } from '@frontage/rules/email'
import type { StoredContactForm } from '../../../form'
import { gaps as words } from '../../../messages.gaps'
import type { FormBuilder } from './form-builder'

/** An e-mail about a message, as a plugin has it, with its own placeholders. */
export type OldMail = {
  readonly name: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly replyTo: string
  readonly hasRule: boolean
}
/** What happens after sending: a text, or another page. */
export type OldEnd = { readonly message?: string; readonly address?: string; readonly page?: string }
/** What a placeholder stands for here, `[your-name]`; undefined where there is nothing like it. */
export type Tags = { readonly pattern: RegExp; readonly ours: (tag: string, builder: FormBuilder) => string | undefined }

type Mails = Pick<StoredContactForm, 'letter' | 'thanks'>

const LONGEST_ANSWER = 500
/** Stands where something was taken out. */
const CUT = '\uE000'

/** Placeholders of a plugin become ours; what has no counterpart is left out and named. */
export const withOurTags = (text: string, { pattern, ours }: Tags, builder: FormBuilder): string =>
  text.replace(pattern, (tag) => {
    const known = ours(tag, builder)
    if (known === undefined) builder.gap((form) => words.tag(tag.slice(0, 80), form))
    return known ?? ''
  })

/** What a reader reads of an e-mail that may be HTML, in its lines. */
function linesOf(html: string): string {
  if (!/<\/?[a-z][^<>]*>/i.test(html)) return html.trim()
  const text = [...shownIn(html.replaceAll('\r\n', '\n'))]
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.tag === 'br' || piece.kind === 'close' ? endOf(piece.tag) : ''))
    .join('')
  const lines = text.split('\n').map((line) => line.trimEnd())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const endOf = (tag: string): string => (/^(?:p|div|tr|h[1-6]|ul|ol)$/.test(tag) ? '\n\n' : /^(?:br|li)$/.test(tag) ? '\n' : '')

/** Who gets it: addresses as they stand, a field of the form, or the owner. */
function recipientOf({ to }: OldMail, tags: Tags, builder: FormBuilder): { readonly to: string; readonly field?: string } {
  const filled = withOurTags(to, tags, builder)
  const [, field] = /^\[([a-z][\w-]*)\]$/i.exec(filled.trim()) ?? []
  if (field) return { to: '', field }
  if (/\[[a-z]/i.test(filled)) builder.gap((form) => words.tag(to.slice(0, 80), form))
  const parts = filled.split(/[,;\s]+/).filter((part) => part === '[_site_owner]' || isEmail(part))
  return { to: [...new Set(parts)].join(', ').slice(0, 500) || '[_site_owner]' }
}

/** The first e-mail to the business, and the first to the visitor; the others are named. */
export function mailsOf(all: readonly OldMail[], tags: Tags, builder: FormBuilder): Mails {
  const found: { letter?: NonNullable<Mails['letter']>; thanks?: NonNullable<Mails['thanks']> } = {}
  for (const mail of all) {
    const { to, field } = recipientOf(mail, tags, builder)
    const isTaken = field ? found.thanks : found.letter
    if (isTaken) builder.gap((form) => words.notification(mail.name, form))
    else {
      const subject = withOurTags(wordsOfHtml(mail.subject), tags, builder).slice(0, 300)
      const body = withOurTags(linesOf(mail.body), tags, builder).trim()
      if (field) found.thanks = { to: field, subject, body: body.slice(0, 10_000) }
      else
        found.letter = {
          to,
          ...(subject && { subject }),
          ...(body && { body: body.slice(0, 20_000) }),
          replyTo: replyTo(mail, tags, builder),
        }
      if (mail.hasRule) builder.gap((form) => words.ruleOfNotification(mail.name, form))
    }
  }
  return { letter: { subject: '[_form_title]', replyTo: '', ...found.letter }, thanks: found.thanks ?? null }
}

/** Only a field of the form: an address that always stands there is that of the sender, whom nobody answers. */
const replyTo = (mail: OldMail, tags: Tags, builder: FormBuilder): string =>
  /\[([a-z][\w-]*)\]/i.exec(withOurTags(mail.replyTo, tags, builder))?.[1] ?? ''

/** The text after sending is the same for everybody: what a visitor wrote is left out of it and named. */
const withoutTags = (text: string, { pattern }: Tags, builder: FormBuilder): string =>
  text
    .replace(pattern, (tag) => {
      builder.gap((form) => words.tagOfAnswer(tag.slice(0, 80), form))
      return CUT
    })
    .replaceAll(/[\s,]{0,3}\uE000/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text after sending, or the page that comes then. */
export function endOfForm(
  end: OldEnd,
  tags: Tags,
  builder: FormBuilder,
  { link, placeOf }: Pick<RecordAround, 'link' | 'placeOf'>,
): Pick<StoredContactForm, 'texts' | 'actions'> {
  const text = withoutTags(wordsOfHtml(end.message ?? ''), tags, builder)
  const texts = text ? { mail_sent_ok: text.slice(0, LONGEST_ANSWER) } : {}
  const old = end.address ?? end.page ?? ''
  if (!old) return { texts }
  const url = end.page ? placeOf(end.page) : link(end.address ?? '')
  if (!url) {
    builder.gap((form) => words.redirect(old.slice(0, 200), form))
    return { texts }
  }
  const host = URL.parse(url)?.hostname
  return { texts, actions: { redirect: { url: url.slice(0, 800), hosts: host ? [host] : [] } } }
}
