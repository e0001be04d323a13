/** Fields that the form itself sends beside those of its visitors; their names begin with `_` or stand in facts, §9. */
export const ownFields = {
  /** The ticket: one filled-in form, one submission. */
  ticket: '_frontage_ticket',
  /** Nobody sees it: whoever fills it in is a program. */
  honeypot: '_frontage_name',
  /** The step that is shown, from 0; as many as there are: the last look at everything. */
  at: '_frontage_step',
  /** Of the buttons: `next`, `back`, `send`. */
  step: '_step',
  /** The path of the page with the form. */
  page: 'page',
  /** The signed folder of its files. */
  folder: 'upload_folder',
  /** What the bot check says; facts call it so for every make. */
  token: '_wpcf7_recaptcha_response',
} as const

/** What `GET /api/ticket` gives the ticket for. */
export const TICKET_PURPOSE = 'contact-form'
