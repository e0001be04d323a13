import type { MailRow, Outbox } from '@frontage/kit/post/outbox.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'

/** The letter of this id. */
export async function requireMail(outbox: Outbox, id: number): Promise<MailRow> {
  const mail = await outbox.find(id)
  if (!mail) throw new Refusal('no-such-mail', messages.noSuchMail, { status: 404 })
  return mail
}
