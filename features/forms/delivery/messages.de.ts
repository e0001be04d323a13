import type { Wording } from '@frontage/kit/texts'
import type { replyMessages } from './messages.reply'

/** Replies by e-mail in German. */
export const words = {
  'forms.reply': {
    subject: 'Ihre Nachricht an {site}',
    plainSubject: 'Ihre Nachricht',
    quoted: 'Sie schrieben am {date}:',
  } satisfies Wording<typeof replyMessages>,
}
