import type { Wording } from '@frontage/kit/texts'
import type { messages } from './messages.checks'

/** What the site finds wrong in a message, in German. */
export const words = {
  'forms.checks': {
    pressAgain: 'Bitte drücken Sie noch einmal auf den Knopf, um Ihre Nachricht zu senden.',
    tooManyMessages:
      'Aus Ihrem Netz kamen zu viele Nachrichten. Bitte versuchen Sie es später noch einmal; Ihre Eingaben sind nicht verloren.',
    onlyOne: 'Bitte machen Sie hier nur eine Angabe.',
    unreadable: 'Dieses Feld enthält Zeichen, die sich nicht speichern lassen.',
    invalidTime: 'Bitte geben Sie eine Uhrzeit im Format HH:MM ein.',
    tooLong: 'Diese Angabe ist zu lang.',
    onlyWithFiles: 'Nur nötig, wenn Sie Dateien hinzufügen.',
    pictureLater: 'Das Bild erscheint, sobald Sie unten auf den Knopf drücken. Ihre Eingaben bleiben stehen.',
    typePicture: 'Bitte geben Sie die Zeichen im Bild ein.',
    gone: 'Diese Datei ist nicht mehr verfügbar. Bitte fügen Sie sie noch einmal hinzu.',
    formGone: 'Dieses Formular ist nicht mehr verfügbar.',
    formMissing: 'Es wurde noch kein Formular ausgewählt.',
    enum: 'Dieses Feld enthält eine Angabe, die nicht zur Auswahl steht.',
    maxitems: 'Es sind zu viele Einträge ausgewählt.',
    subscribersOnly: 'Dieses Kontaktformular ist nur für angemeldete Personen verfügbar.',
    infected: 'In dieser Datei wurde ein Virus gefunden. Sie wurde nicht hochgeladen.',
    wrongType: 'Dateien dieses Typs sind nicht erlaubt',
    tooLarge: 'Die hochgeladene Datei ist zu groß',
    tooMany: 'Hinweis: Einige Dateien wurden nicht hochgeladen (höchstens {count} Dateien sind erlaubt).',
    tooFew: 'Bitte laden Sie mindestens so viele Dateien hoch: {count}',
  } satisfies Wording<typeof messages>,
}
