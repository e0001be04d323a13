import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { resendMail } from '../wire.admin'
import { mayResendMail } from './policy'
import { mailOf } from './presenter'
import { requireMail } from './require-mail'

/** Sends a letter on its way again that could not be delivered. */
export const resendMailRoute = ({ db, outbox, audit }: Pick<Tools, 'db' | 'outbox' | 'audit'>) =>
  answer(resendMail)
    .allow(mayResendMail)
    .with(async ({ id }, context) => {
      await requireMail(outbox, id)
      await db.transaction().execute(async (trx) => {
        if (!(await outbox.resend(id, trx))) throw new Refusal('not-dead', messages.notDead, { status: 409 })
        await audit.note({ action: 'mail.resend', target: `mail ${id}` }, context, trx)
      })
      return { mail: mailOf(await requireMail(outbox, id)) }
    })
