import type { Wording } from '@frontage/kit/texts'
import type { answerMessages, buttonMessages } from './messages.answers'

/** Contact forms in German. What the site finds wrong stands in messages.checks.de.ts. */
export const words = {
  'forms.buttons': { submit: 'Senden', back: 'Zurück', next: 'Weiter' } satisfies Wording<typeof buttonMessages>,
  'forms.answers': {
    mail_sent_ok: 'Vielen Dank für Ihre Nachricht. Sie wurde gesendet.',
    mail_sent_ng: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
    spam: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
    validation_error: 'Mindestens ein Feld enthält einen Fehler. Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
    accept_terms: 'Bitte stimmen Sie den Bedingungen zu, bevor Sie Ihre Nachricht senden.',
    invalid_required: 'Bitte füllen Sie dieses Feld aus.',
    invalid_too_long: 'Diese Angabe ist zu lang.',
    invalid_too_short: 'Diese Angabe ist zu kurz.',
    upload_failed: 'Beim Hochladen der Datei ist ein unbekannter Fehler aufgetreten.',
    upload_file_type_invalid: 'Dateien dieses Typs dürfen nicht hochgeladen werden.',
    upload_file_too_large: 'Die hochgeladene Datei ist zu groß.',
    upload_failed_php_error: 'Beim Hochladen der Datei ist ein Fehler aufgetreten.',
    invalid_date: 'Bitte geben Sie ein Datum im Format JJJJ-MM-TT ein.',
    date_too_early: 'Dieses Datum liegt zu früh.',
    date_too_late: 'Dieses Datum liegt zu spät.',
    invalid_number: 'Bitte geben Sie eine Zahl ein.',
    number_too_small: 'Diese Zahl ist zu klein.',
    number_too_large: 'Diese Zahl ist zu groß.',
    quiz_answer_not_correct: 'Die Antwort auf die Frage ist nicht richtig.',
    captcha_not_match: 'Die eingegebenen Zeichen sind nicht richtig.',
    invalid_email: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    invalid_url: 'Bitte geben Sie eine Internetadresse ein.',
    invalid_tel: 'Bitte geben Sie eine Telefonnummer ein.',
  } satisfies Wording<typeof answerMessages>,
}
