import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { Refusal } from '@frontage/kit/wire/refusal'
import { wireMessages as say } from '../messages.server'
import { sendFeedback } from '../wire.legacy'
import type { FormsStore } from './forms.store'
import { needForm } from './need-form'
import { feedbackOf, unitTagOf } from './outcome'
import type { Riddles } from './riddles'
import { readSent } from './sent-form'
import type { TakeIn } from './take-in'

/** Facts, §3. The ticket is our own field, or what scripts of the originals echo from the answer before. */
export const sendFeedbackRoute = (forms: FormsStore, riddles: Riddles, takeIn: TakeIn) =>
  answer(sendFeedback)
    .allow(anyone)
    .with(async ({ id, ...body }, { bucket, agent, page, signedIn }) => {
      const known = await needForm(forms, id)
      const sent = readSent(known.form, body)
      const unitTag = unitTagOf(sent.own('_wpcf7_unit_tag'))
      if (!unitTag) throw new Refusal('wpcf7_unit_tag_not_found', say.noUnitTag, { status: 400 })
      const ticket = sent.own('_frontage_ticket') || sent.own('_wpcf7_posted_data_hash')
      const isSignedIn = async (): Promise<boolean> => (await signedIn()).role !== 'visitor'
      const outcome = await takeIn(known, sent, { bucket, agent, page, ticket, isSignedIn })
      return feedbackOf(id, unitTag, outcome, riddles.ask(id, known.form))
    })
