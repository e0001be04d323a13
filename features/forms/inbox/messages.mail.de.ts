import type { Wording } from '@frontage/kit/texts'
import type { digestTexts } from './messages.mail'

/** Lines about messages in the weekly e-mail, in German. */
export const germanDigest: Wording<typeof digestTexts> = {
  fresh: { one: '{count} neue Nachricht', other: '{count} neue Nachrichten' },
  open: {
    one: '{count} Nachricht der letzten 30 Tage ist noch nicht erledigt',
    other: '{count} Nachrichten der letzten 30 Tage sind noch nicht erledigt',
  },
}
