import { send, sendForText } from '@frontage/kit/wire/send.client'
import { forgetTicket, ticketFor } from '@frontage/kit/wire/ticket.client'
import { checkSubmissionAddress, saveReviewAddress } from '../../wire.address'
import type { SaveAnswer } from '../../wire.display'
import type { saveReview } from '../../wire.legacy'

const { purpose } = saveReviewAddress.ticket

/** The way to the server. It is loaded when somebody begins to write, not with the form. */
export const save = (submission: FormData): Promise<SaveAnswer> => send<typeof saveReview>(saveReviewAddress, submission)

/** Whether the server still knows a review: `found` or `notfound`. */
export const check = (unbrid: string): Promise<string> => sendForText(checkSubmissionAddress, { unbrid })

/** A ticket takes its time, and its age tells a person from a program: it is asked for when somebody begins. */
export const begin = (): Promise<unknown> => ticketFor(purpose)

/** One ticket is one review. */
export const end = (): void => forgetTicket(purpose)
