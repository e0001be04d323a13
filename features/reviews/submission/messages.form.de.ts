import type { Wording } from '@frontage/kit/texts'
import type { labelMessages, standardMessages } from '../messages.standard'
import type { fieldMessages } from './messages.fields'
import type { formMessages } from './messages.form'
import type { pictureMessages } from './messages.pictures'
import type { submissionMessages } from './messages.sent'

/** The form for reviews in German. */
export const words = {
  'reviews.form': {
    noRating: 'Bitte wählen Sie eine Bewertung aus.',
    review_text: 'Bitte schreiben Sie uns, wie es war.',
    reviewer_name: 'Bitte geben Sie Ihren Namen an.',
    reviewer_email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    review_consent: 'Bitte setzen Sie dieses Häkchen, sonst dürfen wir Ihre Bewertung nicht zeigen.',
    review_avatar: 'Bitte wählen Sie ein Bild aus.',
    review_media: 'Bitte wählen Sie ein Bild aus.',
    select_page: 'Bitte wählen Sie eine dieser Möglichkeiten aus.',
    empty: 'Bitte füllen Sie dieses Feld aus.',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    badWebsite: 'Bitte geben Sie eine gültige Internetadresse ein.',
    notSent:
      'Ihre Bewertung konnte nicht gesendet werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal; nichts ist verloren gegangen.',
    notUnderstood:
      'Wir können nicht sagen, ob Ihre Bewertung angekommen ist. Bitte versuchen Sie es noch einmal; nichts ist verloren gegangen, und sie wird nur einmal gespeichert.',
    refused: 'Ihre Bewertung wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
    sending: 'Ihre Bewertung wird gesendet …',
    address: 'Ihre IP-Adresse wird mit der Bewertung gespeichert. Sie wird nicht veröffentlicht.',
    close: 'Schließen',
  } satisfies Wording<typeof formMessages>,
  'reviews.fields': {
    stars: { one: '{count} Stern', other: '{count} Sterne' },
    thumbsUp: 'Daumen hoch',
    thumbsDown: 'Daumen runter',
    smile: 'Zufrieden',
    frown: 'Nicht zufrieden',
    reviewAt: 'Auf {site} bewerten',
    choosePage: 'Bitte auswählen',
    choosePicture: 'Bild auswählen',
    choosePictures: 'Bilder auswählen',
    pictureHint: 'PNG, JPEG, GIF oder WebP, bis 5 MB',
    picturesHint: 'Bis zu {most} Bilder: PNG, JPEG, GIF oder WebP, je 5 MB',
  } satisfies Wording<typeof fieldMessages>,
  'reviews.pictures': {
    notAPicture: '{name} ist kein Bild, das wir zeigen können. Bitte wählen Sie eine Datei im Format PNG, JPEG, GIF oder WebP.',
    tooLarge: '{name} hat {size} MB und überschreitet damit die Grenze von 5 MB. Bitte versuchen Sie es mit einem kleineren Bild.',
    tooMany: 'Bitte höchstens {most} Bilder.',
    size: '{size} MB',
    remove: '{name} entfernen',
  } satisfies Wording<typeof pictureMessages>,
  'reviews.sent': {
    noRating: 'Bitte wählen Sie eine Bewertung aus.',
    missing: 'Es sind nicht alle Pflichtfelder ausgefüllt. Bei „{label}“ fehlt eine Angabe.',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    badWebsite: 'Bitte geben Sie eine gültige Internetadresse ein.',
    tooLong: 'Bitte höchstens {most} Zeichen.',
    notAPicture: 'Bitte wählen Sie eine Bilddatei aus.',
    pictureTooLarge: 'Dieses Bild ist größer als 5 MB. Bitte wählen Sie ein kleineres aus.',
    tooManyPhotos: 'Bitte höchstens 5 Fotos.',
    notSaved:
      'Da ist leider etwas schiefgegangen: Ihre Bewertung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal oder schreiben Sie uns.',
    tooMany: 'Aus Ihrem Netz sind heute zu viele Bewertungen gekommen. Bitte versuchen Sie es morgen noch einmal.',
    tooManyChecks: 'Zu viele Anfragen auf einmal. Bitte versuchen Sie es später noch einmal.',
    noSuchPicture: 'Dieses Bild gibt es nicht.',
    notSentYet: 'Ihre Bewertung ist noch nicht gesendet',
    sendAgain: 'Bewertung absenden',
    back: 'Zurück zur Seite',
  } satisfies Wording<typeof submissionMessages>,
  'reviews.standard': {
    open: 'Bewertung schreiben',
    submit: 'Bewertung absenden',
    required: 'Pflichtfeld',
    success: 'Vielen Dank für Ihre Bewertung!',
    onceOnly: 'Sie haben dieses Formular bereits abgesendet. Vielen Dank für Ihre Bewertung!',
  } satisfies Wording<typeof standardMessages>,
  'reviews.labels': {
    review_rating: 'Ihre Bewertung in Sternen',
    review_text: 'Ihre Bewertung',
    reviewer_name: 'Ihr Name',
    reviewer_email: 'Ihre E-Mail-Adresse',
    emailHelp: 'Sie wird auf dieser Website nicht gezeigt.',
    review_consent: 'Einwilligung',
    consent:
      'Ich bin einverstanden, dass meine Bewertung und mein Name auf dieser Website gezeigt werden. Ich kann das jederzeit widerrufen, indem ich dem Betrieb schreibe.',
  } satisfies Wording<typeof labelMessages>,
}
