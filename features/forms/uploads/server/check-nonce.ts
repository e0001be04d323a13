import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import type { FormTickets } from '../../server/tickets'
import { checkNonce } from '../wire.legacy'

/** Facts, §9: `0` when the ticket for uploads is still good, else a fresh one. */
export const checkNonceRoute = (tickets: FormTickets) =>
  answer(checkNonce)
    .allow(anyone)
    .with(async ({ _ajax_nonce }) =>
      tickets.isForUploads(_ajax_nonce) ? ('0' as const) : { success: true as const, data: tickets.issueForUploads() },
    )
