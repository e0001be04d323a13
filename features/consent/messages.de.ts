import type { Wording } from '@frontage/kit/texts'
import type { messages } from './messages'

/** The question about cookies in German. */
export const words = {
  'consent.question': {
    title: 'Cookies auf dieser Website',
    text: 'Wir verwenden Cookies, die für den Betrieb der Website nötig sind. Mit Ihrer Einwilligung verwenden wir auch weitere. Sie können Ihre Entscheidung jederzeit am Ende jeder Seite ändern.',
    more: 'Wie wir mit Ihren Daten umgehen',
    accept: 'Alle akzeptieren',
    reject: 'Alle ablehnen',
    choose: 'Auswählen',
    settings: 'Cookie-Einstellungen',
    save: 'Auswahl speichern',
    close: 'Schließen',
    always: 'Immer aktiv',
    necessary: {
      name: 'Notwendig',
      text: 'Ohne diese Cookies funktioniert die Website nicht: Sie merken sich zum Beispiel, was Sie auf dieser Seite ausgewählt haben.',
    },
    categories: {
      preferences: { name: 'Vorlieben', text: 'Sie merken sich Ihre Einstellungen, damit Sie sie nicht jedes Mal neu wählen müssen.' },
      statistics: { name: 'Statistik', text: 'Sie zeigen uns, welche Seiten gelesen werden, damit wir sie verbessern können.' },
      marketing: {
        name: 'Videos, Karten und Marketing',
        text: 'Inhalte anderer Anbieter, etwa Videos und Karten, die Sie über verschiedene Websites hinweg wiedererkennen können.',
      },
    },
  } satisfies Wording<typeof messages>,
}
