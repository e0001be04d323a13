import type { PublicForm } from './form'

/** Fields that the form itself sends beside those of its visitors; their names begin with `_` or stand in facts, §9. */
export const ownFields = {
  /** The ticket: one filled-in form, one submission. */
  ticket: '_frontage_ticket',
  /** Nobody sees it: whoever fills it in is a program. */
  honeypot: '_frontage_website',
  /** The step that is shown, from 0; as many as there are: the last look at everything. */
  at: '_frontage_step',
  /** Of the buttons: `next`, `back`, `send`. */
  step: '_step',
  /** The path of the page with the form. */
  page: 'page',
  /** The signed folder of its files. */
  folder: 'upload_folder',
} as const

/** Where the answer of each bot check comes along. */
export const tokenFields: Readonly<Record<PublicForm['guard']['check'], string>> = {
  own: '_frontage_proof',
  recaptcha: '_wpcf7_recaptcha_response',
  turnstile: 'cf-turnstile-response',
  hcaptcha: 'h-captcha-response',
  none: '',
}

/** Facts, §8: the number of one filling-in, which the first Next is answered with. */
export const FILLING = '_cf7mls_db_form_data_id'

/** What the names begin with under which the proof comes along that a question or a picture was put by us. */
export const QUIZ_PROOF = '_wpcf7_quiz_answer_'
export const CAPTCHA_PROOF = '_wpcf7_captcha_challenge_'

/** Which picture it was: the number in its address, without its ending. */
export const challengeOf = (captcha: string): string => captcha.slice(captcha.lastIndexOf('/') + 1, -4)
