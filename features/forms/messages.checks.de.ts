import type { Wording } from '@frontage/kit/texts'
import type { captchaMessages, messages } from './messages.checks'

/** What the site finds wrong in a message, in German. */
export const words = {
  'forms.checks': {
    pressAgain: 'Bitte drücken Sie noch einmal auf den Knopf, um Ihre Nachricht zu senden.',
    tooManyMessages:
      'Aus Ihrem Netz kamen zu viele Nachrichten. Bitte versuchen Sie es später noch einmal; Ihre Eingaben sind nicht verloren.',
    onlyOne: 'In diesem Feld ist nur eine Angabe möglich.',
    unreadable: 'Dieses Feld enthält Zeichen, die sich nicht speichern lassen.',
    invalidTime: 'Bitte geben Sie eine Uhrzeit im Format HH:MM ein.',
    tooLong: 'Diese Angabe ist zu lang.',
    gone: 'Diese Datei ist nicht mehr da. Bitte fügen Sie sie noch einmal hinzu.',
    formGone: 'Dieses Formular gibt es nicht mehr.',
    enum: 'Dieses Feld enthält eine Angabe, die nicht zur Auswahl steht.',
    maxitems: 'Es sind zu viele Einträge ausgewählt.',
    subscribersOnly: 'Dieses Kontaktformular ist nur für angemeldete Personen verfügbar.',
    wrongType: 'Dateien dieses Typs sind nicht erlaubt',
    tooLarge: 'Die hochgeladene Datei ist zu groß',
    tooMany: 'Hinweis: Einige Dateien wurden nicht hochgeladen (höchstens {count} Dateien sind erlaubt).',
    tooFew: 'Bitte laden Sie mindestens so viele Dateien hoch: {count}',
  } satisfies Wording<typeof messages>,
  'forms.captcha': {
    gone: 'Dieses Bild ist nicht mehr da. Bitte fordern Sie ein neues an.',
    inWords: 'Bitte geben Sie diese Buchstaben und Ziffern ein: {letters}.',
    letters: {
      A: 'A wie Anton',
      C: 'C wie Cäsar',
      D: 'D wie Dora',
      E: 'E wie Emil',
      F: 'F wie Friedrich',
      H: 'H wie Heinrich',
      J: 'J wie Julius',
      K: 'K wie Kaufmann',
      L: 'L wie Ludwig',
      M: 'M wie Martha',
      N: 'N wie Nordpol',
      P: 'P wie Paula',
      R: 'R wie Richard',
      T: 'T wie Theodor',
      U: 'U wie Ulrich',
      V: 'V wie Viktor',
      W: 'W wie Wilhelm',
      X: 'X wie Xanthippe',
      Y: 'Y wie Ypsilon',
      '3': 'die Ziffer Drei',
      '4': 'die Ziffer Vier',
      '6': 'die Ziffer Sechs',
      '7': 'die Ziffer Sieben',
      '9': 'die Ziffer Neun',
    },
  } satisfies Wording<typeof captchaMessages>,
}
