import type { Outbox } from '@frontage/kit/post/outbox.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { readMail } from '../wire.admin'
import { mayReadMail } from './policy'
import { mailOf } from './presenter'
import { requireMail } from './require-mail'

export const readMailRoute = (outbox: Outbox) =>
  answer(readMail)
    .allow(mayReadMail)
    .with(async ({ id }) => {
      const mail = await requireMail(outbox, id)
      return { mail: { ...mailOf(mail), text: mail.body_text } }
    })
