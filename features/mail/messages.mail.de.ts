import type { Wording } from '@frontage/kit/texts'
import type { testMailTexts } from './messages.mail'

/** The test e-mail in German. */
export const germanTestMail: Wording<typeof testMailTexts> = {
  subject: '{site}: Ihre E-Mails kommen an',
  text: 'Das ist eine Test-E-Mail von {site}. Wenn Sie sie lesen können, kommen E-Mails von Ihrer Website an.',
}
