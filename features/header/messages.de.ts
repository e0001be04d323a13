import type { Wording } from '@frontage/kit/texts'
import type { messages } from './messages'

/** Header and footer in German. */
export const words = {
  'header.header': {
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    mainNavigation: 'Hauptmenü',
    submenu: 'Mehr unter {label}',
    toTop: 'Zum Seitenanfang',
    darkColours: 'Dunkle Farben',
    search: 'Suche',
    searchHint: 'Suchen …',
    searchInvitation: 'Suchbegriff eingeben und mit der Eingabetaste suchen',
    closeSearch: 'Suche schließen',
    found: 'Ergebnisse',
    foundSome: 'Ergebnisse. Mit den Pfeiltasten gelangen Sie dorthin.',
    foundNone: 'Bisher nichts gefunden.',
    atHand: 'Schnellzugriff',
    logIn: 'Anmelden',
    closeLogIn: 'Fenster schließen',
    email: 'E-Mail',
    password: 'Passwort',
    forgotten: 'Passwort vergessen?',
    notSignedIn: 'Das hat nicht geklappt. Bitte prüfen Sie E-Mail-Adresse und Passwort und versuchen Sie es noch einmal.',
    offline: 'Die Website ist im Moment nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    account: 'Mein Konto',
    toAdmin: 'Zur Verwaltung',
    logOut: 'Abmelden',
  } satisfies Wording<typeof messages>,
}
