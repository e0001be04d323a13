import { texts } from '@frontage/kit/texts'

/** Contact forms: replies by e-mail. What stands around an answer that is sent from the inbox. */
export const replyMessages = texts('forms.reply', {
  /** Subject, where no e-mail was sent before; {site} is the name of the business. */
  subject: 'Your message to {site}',
  /** The same for a site without a name. */
  plainSubject: 'Your message',
  /** Above what the visitor had written, which is quoted below the answer. */
  quoted: 'You wrote on {date}:',
})
