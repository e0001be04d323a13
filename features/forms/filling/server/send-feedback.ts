import { isHostPage } from '@frontage/kit/island/host-page'
import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { wireMessages as say } from '../../messages.server'
import { ownFields } from '../../own-fields'
import type { Riddles } from '../../server/contracts'
import type { FormsStore, KnownForm } from '../../server/forms.store'
import { needForm } from '../../server/need-form'
import { feedbackOf, type Outcome, unitTagOf } from '../../server/outcome'
import { readSent, type Sent } from '../../server/sent-form'
import type { FormTickets } from '../../server/tickets'
import type { Asked } from '../../wire'
import { sendFeedback } from '../wire.legacy'
import type { TakeIn } from './take-in'

/** Facts, §3. The ticket is our own field, or what scripts of the originals echo from the answer before. */
export const sendFeedbackRoute = (forms: FormsStore, tickets: FormTickets, riddles: Riddles, takeIn: TakeIn) =>
  answer(sendFeedback)
    .allow(anyone)
    .first(async ({ id }) => {
      if (Number.isSafeInteger(id)) await needForm(forms, id)
    })
    .with(async ({ id, ...body }, { bucket, agent, page, signedIn }) => {
      const known = await needForm(forms, id)
      const sent = readSent(known.form, body)
      const unitTag = unitTagOf(sent.own('_wpcf7_unit_tag'))
      if (!unitTag) throw new Refusal('wpcf7_unit_tag_not_found', say.noUnitTag, { status: 400 })
      const ticket = sent.own('_frontage_ticket') || echoIn(tickets, id, sent)
      const isSignedIn = async (): Promise<boolean> => (await signedIn()).role !== 'visitor'
      const outcome = await takeIn(known, sent, { bucket, agent, page: page || pageOfOthers(sent), ticket, isSignedIn })
      return feedbackOf(id, unitTag, outcome, askedAfter(riddles, known, sent, outcome))
    })

/** Facts, §4: fresh ones come with every answer; what was answered right and is still good stays as it was asked. */
const askedAfter = (riddles: Riddles, { id, form }: KnownForm, sent: Sent, { status, complaints = [] }: Outcome): Asked =>
  status === 'mail_sent'
    ? riddles.ask(id, form)
    : riddles.askAgain(
        id,
        form,
        sent,
        complaints.map(({ field }) => field),
      )

/** A form on a page of others says where it stands. */
function pageOfOthers(sent: Sent): string {
  const page = sent.own(ownFields.page)
  return isHostPage(page) ? page : ''
}

/** Scripts of the originals know nothing of tickets: one that got too old in their page is as good as none. */
function echoIn(tickets: FormTickets, id: number, sent: Sent): string {
  const echo = sent.own('_wpcf7_posted_data_hash')
  return tickets.check(id, echo).state === 'stale' ? '' : echo
}
