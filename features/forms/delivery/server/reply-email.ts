import type { MailRow, NewMail } from '@frontage/kit/post/outbox.server'
import { dateFormat, say } from '@frontage/kit/say'
import type { ContactForm } from '../../form'
import type { House, WrittenReply } from '../../server/contracts'
import type { Content } from '../../server/entry-content'
import { replyMessages as words } from '../messages.reply'
import { contentInWords, oneAddress, recipientsOf } from './emails'
import { saidFirst } from './placeholders'

/** Of a very long message only the beginning is quoted: its sender has it. */
const MOST_QUOTED = 20_000
/** Mail programs need the last ones of a thread, not all of them. */
const MOST_NAMED = 20

const written = /* @__PURE__ */ dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** The address that a reply goes to: that of the field which the form names, else the first answer that is an address; '' for none. */
export function replyAddress(form: ContactForm | undefined, content: Content): string {
  const named = form ? oneAddress(saidFirst(content, form.letter.replyTo).trim()) : ''
  const single = content.values.flatMap(({ values }) => (values.length === 1 ? values : []))
  return named || (single.map((value) => oneAddress(value.trim())).find(Boolean) ?? '')
}

/** A reply as an e-mail. `earlier`: what was sent to the same address about this message. Answers go to where messages of the form go. */
export function replyEmail(
  { entry, form, content, text, subject }: WrittenReply,
  { owner, siteName }: House,
  earlier: readonly MailRow[],
): NewMail {
  const [replyTo = oneAddress(owner)] = recipientsOf({ form, content, owner })
  const arrived = earlier.filter(({ state }) => state === 'sent' || state === 'queued').toSorted((a, b) => a.id - b.id)
  const first = subject || arrived.find((mail) => mail.subject)?.subject || subjectFor(siteName)
  return {
    to: replyAddress(form, content),
    ...(replyTo && { replyTo }),
    subject: first.startsWith('Re: ') ? first : `Re: ${first}`,
    text: `${text}\n\n${quotedFrom(contentInWords({ form, content }), entry.at)}`,
    refersTo: arrived.slice(-MOST_NAMED).map(({ message_id }) => message_id),
  }
}

const subjectFor = (site: string): string =>
  site ? say(words.subject, { site: site.replace(/\p{C}+|\s+/gu, ' ').trim() }) : words.plainSubject

/** What the visitor had written, as mail programs quote it. */
function quotedFrom({ values }: Content, at: string): string {
  const said = values
    .filter((field) => field.values.some(Boolean))
    .map(({ label, name, values: texts }) => `${label || name}: ${texts.join(', ')}`)
  const lines = said
    .join('\n')
    .slice(0, MOST_QUOTED)
    .split(/\r\n?|\n/)
  return [say(words.quoted, { date: written().format(new Date(at)) }), ...lines.map((line) => `> ${line}`)].join('\n')
}
