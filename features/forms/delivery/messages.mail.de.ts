import type { Wording } from '@frontage/kit/texts'
import type { notificationTexts } from './messages.mail'

/** Lines of e-mails about messages, in German. */
export const germanNotification: Wording<typeof notificationTexts> = {
  agreed: 'Zugestimmt: {wording}',
  file: 'Datei: {name} (bei der Nachricht in der Verwaltung)',
  lookAt: 'Die Nachricht in der Verwaltung: {address}',
}
