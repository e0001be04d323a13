import type { Wording } from '@frontage/kit/texts'
import type { accountMailTexts, weeklyMailTexts } from './messages.mail'

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n')

const hello = 'Guten Tag {name},'

/** E-mails to people about their account in German. */
export const germanAccountMail: Wording<typeof accountMailTexts> = {
  invitation: {
    subject: '{site}: Einladung, bei der Website mitzuhelfen',
    text: paragraphs(
      hello,
      '{by} lädt Sie ein, die Website von {site} mit zu betreuen. Wählen Sie hier ein Passwort, und schon sind Sie dabei:',
      '{link}',
      'Der Link funktioniert einmal, innerhalb der nächsten 7 Tage. Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
    ),
  },
  welcome: {
    subject: '{site}: Ihre Website ist bereit',
    text: paragraphs(
      hello,
      'Ihre Website ist eingerichtet, und Sie sind ihr Inhaber.',
      'Hier melden Sie sich an: {address}',
      'Wenn nicht Sie diese Website eingerichtet haben, hat jemand anderes den Einrichtungscode des Servers benutzt. Bitte sagen Sie sofort Bescheid, wer den Server betreibt.',
    ),
  },
  reset: {
    subject: '{site}: neues Passwort wählen',
    text: paragraphs(
      hello,
      'jemand möchte das Passwort Ihres Kontos zurücksetzen. Hier wählen Sie ein neues:',
      '{link}',
      'Der Link funktioniert einmal, innerhalb der nächsten Stunde. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
    ),
  },
  changed: {
    subject: '{site}: Ihr Passwort wurde geändert',
    text: paragraphs(
      hello,
      'das Passwort Ihres Kontos wurde geändert, und alle, die damit angemeldet waren, wurden abgemeldet.',
      'Wenn nicht Sie es geändert haben, kann vielleicht jemand anderes Ihre E-Mails lesen. Bitte sagen Sie sofort Bescheid, wer die Website betreibt.',
    ),
  },
  changedHere: {
    subject: '{site}: Ihr Passwort wurde geändert',
    text: paragraphs(
      hello,
      'das Passwort Ihres Kontos wurde am {at} geändert. Wo Sie es geändert haben, sind Sie weiterhin angemeldet; alle anderen Geräte wurden abgemeldet.',
      'Wenn nicht Sie es geändert haben, wählen Sie sofort ein neues Passwort: mit „Passwort vergessen?“ bei der Anmeldung.',
    ),
  },
  newDevice: {
    subject: '{site}: neue Anmeldung bei Ihrem Konto',
    text: paragraphs(
      hello,
      'jemand hat sich bei Ihrem Konto mit einem Gerät angemeldet, das bisher nicht dafür benutzt wurde:',
      'Gerät: {device}\nNetzwerk: {network}\nZeit: {at}',
      'Wenn Sie das waren, müssen Sie nichts tun.',
      'Wenn nicht, ändern Sie sofort Ihr Passwort und melden Sie alle anderen Geräte ab: {address}',
    ),
  },
  deviceOn: '{browser} auf {system}',
  someBrowserOn: 'Ein Browser auf {system}',
  appleMobile: 'iPhone oder iPad',
  unknownDevice: 'Unbekanntes Gerät',
  confirmEmail: {
    subject: '{site}: neue E-Mail-Adresse bestätigen',
    text: paragraphs(
      hello,
      'Sie möchten sich künftig mit dieser E-Mail-Adresse anmelden. Bestätigen Sie sie hier:',
      '{link}',
      'Der Link funktioniert einmal, innerhalb der nächsten 24 Stunden. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Es ändert sich nichts.',
    ),
  },
  emailAsked: {
    subject: '{site}: Ihre E-Mail-Adresse soll geändert werden',
    text: paragraphs(
      hello,
      'am {at} wurde für Ihr Konto eine neue E-Mail-Adresse eingegeben: {email}. Sie ersetzt die bisherige, sobald der Link geöffnet wird, den wir dorthin gesendet haben. Bis dahin melden Sie sich an wie bisher.',
      'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort; das bricht auch die Änderung ab: {address}',
    ),
  },
  emailChanged: {
    subject: '{site}: Ihre E-Mail-Adresse wurde geändert',
    text: paragraphs(
      hello,
      'die E-Mail-Adresse Ihres Kontos wurde von {before} auf {now} geändert. Melden Sie sich künftig mit der neuen an.',
      'Wenn nicht Sie sie geändert haben, sagen Sie bitte sofort Bescheid, wer die Website betreibt.',
    ),
  },
  guessed: {
    subject: '{site}: jemand versucht, sich bei Ihrem Konto anzumelden',
    text: paragraphs(
      hello,
      'jemand hat für Ihr Konto viele falsche Passwörter ausprobiert. Niemand kam hinein, und weitere Versuche werden gebremst.',
      'Mit Geräten, die Sie schon benutzt haben, melden Sie sich an wie gewohnt. Auf einem neuen Gerät müssen Sie vielleicht einige Minuten warten oder per E-Mail ein neues Passwort wählen.',
      'Ein Passkey oder Einmalcodes schützen Ihr Konto auch dann, wenn jemand Ihr Passwort erfährt: {address}',
    ),
  },
  codesGuessed: {
    subject: '{site}: jemand kennt Ihr Passwort',
    text: paragraphs(
      hello,
      'jemand hat für Ihr Konto das richtige Passwort, aber mehrmals einen falschen Code eingegeben. Niemand kam hinein.',
      'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: {address}',
    ),
  },
  security: {
    subject: '{site}: die Anmeldung bei Ihrem Konto wurde geändert',
    text: paragraphs(
      hello,
      '{what} ({at})',
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und prüfen Sie, wie Sie sich anmelden: {address}',
    ),
  },
  changes: {
    stepTurnedOn: 'Für Ihr Konto wurden Einmalcodes eingeschaltet.',
    stepTurnedOff: 'Für Ihr Konto wurden Einmalcodes ausgeschaltet.',
    recoveryRenewed: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die früheren funktionieren nicht mehr.',
    recoveryUsed: 'Mit einem Wiederherstellungscode hat sich jemand bei Ihrem Konto angemeldet. Verbleibende Codes: {left}.',
    passkeyAdded: 'Der Passkey „{passkey}“ wurde zu Ihrem Konto hinzugefügt.',
    passkeyRemoved: 'Der Passkey „{passkey}“ wurde aus Ihrem Konto entfernt.',
    droppedByOperator: 'Wer den Server betreibt, hat die Einmalcodes ausgeschaltet und alle Passkeys Ihres Kontos entfernt.',
  },
}

/** The weekly e-mail in German. */
export const germanWeeklyMail: Wording<typeof weeklyMailTexts> = {
  subject: '{site}: {first}',
  heading: 'Ihre Woche bei {site}',
  greeting: hello,
  lead: 'so lief es bei {site}, {days}.',
  days: '{since} bis {until}',
  titles: { new: 'Neu', waiting: 'Wartet auf Sie', fault: 'Bitte ansehen', note: 'Gut zu wissen' },
  open: 'Verwaltung öffnen',
  why: 'Sie bekommen diese E-Mail jeden Montag, weil Sie diese Website betreuen.',
  off: 'Diese E-Mail ausschalten',
}
