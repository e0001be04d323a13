import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { listMails, type Standing } from '../wire.admin'
import { mayReadMail } from './policy'
import { mailOf } from './presenter'

/** E-mails on one page of the list. */
const MAILS_PAGE = 50

/** Milliseconds: what was over sooner is not told afterwards, and neither is what was over long ago. */
const WORTH_TELLING = 5 * 60_000
const TOLD_FOR = 86_400_000

type Desk = Pick<Tools, 'outbox' | 'settings' | 'clock'>

/** How the mail server is, as far as the owner needs to know. */
async function standingOf({ outbox, clock }: Desk): Promise<Standing | null> {
  const last = await outbox.standing()
  if (!last) return null
  const { since, until } = last
  const isOver = until && (Date.parse(until) - Date.parse(since) < WORTH_TELLING || clock.now().getTime() - Date.parse(until) > TOLD_FOR)
  return isOver ? null : { ...last, waiting: await outbox.countQueued() }
}

/** One page of the e-mails, newest first, with how many could not be delivered. */
export const listMailsRoute = (desk: Desk) =>
  answer(listMails)
    .allow(mayReadMail)
    .with(async ({ before }) => {
      const { outbox, settings } = desk
      const rows = await outbox.list(MAILS_PAGE + 1, before || undefined)
      const mails = rows.slice(0, MAILS_PAGE).map(mailOf)
      const next = rows.length > MAILS_PAGE ? mails.at(-1)!.id : 0
      return { mails, next, dead: await outbox.countDead(), carrier: settings.carrier, standing: await standingOf(desk) }
    })
