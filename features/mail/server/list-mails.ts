import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { listMails } from '../wire.admin'
import { mayReadMail } from './policy'
import { mailOf } from './presenter'

/** E-mails on one page of the list. */
const MAILS_PAGE = 50

/** One page of the e-mails, newest first, with how many could not be delivered. */
export const listMailsRoute = ({ outbox, settings }: Pick<Tools, 'outbox' | 'settings'>) =>
  answer(listMails)
    .allow(mayReadMail)
    .with(async ({ before }) => {
      const rows = await outbox.list(MAILS_PAGE + 1, before || undefined)
      const mails = rows.slice(0, MAILS_PAGE).map(mailOf)
      const next = rows.length > MAILS_PAGE ? mails.at(-1)!.id : 0
      return { mails, next, dead: await outbox.countDead(), carrier: settings.carrier }
    })
