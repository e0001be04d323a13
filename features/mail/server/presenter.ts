import type { MailRow } from '@frontage/kit/post/outbox.server'
import type { Mail } from '../wire.admin'

export const mailOf = ({ id, recipient, subject, state, created_at, sent_at, attempts, last_error }: MailRow): Mail => ({
  id,
  to: recipient,
  subject,
  state,
  createdAt: created_at,
  sentAt: sent_at,
  attempts,
  error: last_error,
})
