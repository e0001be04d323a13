import type { Wording } from '@frontage/kit/texts'
import type { frameMessages, issueMessages } from './messages'

/** What stands around every page, in German. */
export const words = {
  'site.frame': { skip: 'Zum Inhalt springen', home: 'Zur Startseite' } satisfies Wording<typeof frameMessages>,
  'site.faults': {
    notFound: {
      title: 'Diese Seite gibt es hier nicht',
      text: 'Vielleicht ist sie umgezogen, oder der Link enthält einen Fehler. Über die Startseite finden Sie alles andere.',
    },
    unmade: {
      title: 'Diese Website entsteht gerade',
      text: 'Hier gibt es noch nichts zu sehen. Bitte schauen Sie bald wieder vorbei.',
    },
    gone: { title: 'Diese Seite gibt es nicht mehr', text: 'Sie wurde endgültig entfernt. Über die Startseite finden Sie alles andere.' },
    tooMany: {
      title: 'Kurze Pause bitte',
      text: 'Aus Ihrem Netz kamen gerade sehr viele Seitenaufrufe oder Suchen. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
    },
    noRoom:
      'Im Moment können keine Dateien gespeichert werden, weil kein Platz mehr dafür da ist. Es wurde nichts gespeichert. Bitte versuchen Sie es später oder ohne Dateien.',
    tooManyFiles: 'Aus Ihrem Netz kamen heute sehr viele Dateien. Bitte versuchen Sie es morgen oder ohne Dateien.',
    unavailable: {
      title: 'Einen Moment bitte',
      text: 'Die Website ist im Moment nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    failed: {
      title: 'Etwas ist schiefgegangen',
      text: 'Der Fehler liegt bei uns und wurde festgehalten. Bitte versuchen Sie es noch einmal.',
    },
  } satisfies Wording<typeof issueMessages>,
}
