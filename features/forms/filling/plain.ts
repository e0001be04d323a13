import type { ContactFormAnswer } from './wire'

/** A file that was taken already: what its hidden field carries, and what the visitor's machine called it. */
export type PlainFile = { readonly path: string; readonly name: string; readonly bytes: number }

/**
 * A form as it is drawn again where there is no script: after Next, Back, or a mistake. It is posted as multipart to
 * `/contact-form/<id>`. The buttons are named `_step`, with the values `next`, `back` and `send`; the one that was pressed
 * comes along. Hidden: `_frontage_step` with the number of the step that is drawn, 0 at first; what riddles of the form
 * are asked with, `_wpcf7_quiz_answer_<name>` and `_wpcf7_captcha_challenge_<name>`, out of `first.quiz` and `first.captcha`.
 */
export type PlainState = {
  /** The step that is drawn, from 0; `steps.length` is the last look at everything. */
  readonly step: number
  /** What was typed so far, by field; fields of other steps travel on as hidden inputs, and so do these of the last look. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Files that were taken, by field: hidden inputs `field[]` with `path`. */
  readonly files: Readonly<Record<string, readonly PlainFile[]>>
  /** In the order in which they are listed; `field` is the name in the definition. */
  readonly errors: readonly { readonly field: string; readonly message: string }[]
  /** What is to be said above the form; empty after Next and Back. */
  readonly message: string
  /** What happened, as the answers name it: `validation_failed`, `spam` …; empty after Next and Back. */
  readonly status: string
  /** The signed folder of the files: the hidden field `upload_folder`. */
  readonly folder: string
  /** The hidden field `_frontage_ticket`. */
  readonly ticket: string
  /** The page on which the form stands: the hidden field `page`. */
  readonly page: string
}

/** What a view of the form gets first: `plain` only when the server draws it again. */
export type PlainFirst = ContactFormAnswer & { readonly plain?: PlainState }
