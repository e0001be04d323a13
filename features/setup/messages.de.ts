import type { Wording } from '@frontage/kit/texts'
import type { messages } from './messages'

/** The page before the site is opened, in German. */
export const words = {
  'setup.opening': {
    soon: 'Unsere Website öffnet bald. Bis dahin erreichen Sie uns so.',
    onlySoon: 'Diese Website öffnet bald.',
    phone: 'Telefon',
    email: 'E-Mail',
    visit: 'Adresse',
    hours: 'Öffnungszeiten',
    byAppointment: 'Nach Vereinbarung',
    signIn: 'Anmelden',
    onlyYou: 'Nur Sie sehen diese Zeile. Besucher sehen die Seite darunter.',
    continue: 'Einrichtung fortsetzen',
  } satisfies Wording<typeof messages>,
}
