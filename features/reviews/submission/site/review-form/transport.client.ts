import { patienceFor } from '@frontage/kit/wire/patience.client'
import { send, sendForText } from '@frontage/kit/wire/send.client'
import { forgetTicket, ticketFor } from '@frontage/kit/wire/ticket.client'
import { FASTEST_VISITOR } from '../../../spec'
import { checkSubmissionAddress, findVisitorAddress, saveReviewAddress } from '../../../wire.address'
import type { SaveAnswer } from '../../wire.answer'
import { readSaved } from '../../wire.reading'

const { purpose } = saveReviewAddress.ticket
const ADDRESS_FIELD = 'wprev_ipFormInput'

let since: number | undefined

/**
 * The way to the server. It is loaded when somebody begins to write, not with the form. `used`: for how long the form has been in
 * use, in milliseconds: whoever filled it in before its code had come is no program, and waits until the ticket is old enough.
 */
export async function save(submission: FormData, used = 0): Promise<SaveAnswer> {
  if (used > FASTEST_VISITOR) await begin().then(ripen, () => {})
  if (submission.has(ADDRESS_FIELD)) submission.set(ADDRESS_FIELD, await ownAddress())
  return send(readSaved, submission, patienceFor(submission))
}

/** Asked only where the form has the field for it (R39). A review goes out without it, too. */
async function ownAddress(): Promise<string> {
  try {
    const { ip } = Object(await send(findVisitorAddress, {})) as { ip?: unknown }
    return typeof ip === 'string' ? ip : ''
  } catch {
    return ''
  }
}

/** Whether the server still knows a review: `found` or `notfound`. */
export const check = (unbrid: string): Promise<string> => sendForText(checkSubmissionAddress, { unbrid })

/** A ticket takes its time, and its age tells a person from a program: it is asked for when somebody begins. */
export async function begin(): Promise<void> {
  await ticketFor(purpose)
  since ??= Date.now()
}

async function ripen(): Promise<void> {
  const missing = FASTEST_VISITOR - (Date.now() - (since ?? 0))
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
}

/** One ticket is one review. */
export const end = (): void => {
  forgetTicket(purpose)
  since = undefined
}
