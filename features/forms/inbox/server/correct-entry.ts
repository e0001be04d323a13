import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { ContactForm } from '../../form'
import { pageMessages as say } from '../../messages.server'
import type { JudgeAnswers } from '../../server/contracts'
import { type Content, searchTextOf, senderOf, summaryOf } from '../../server/entry-content'
import { mayCorrectEntries } from '../../server/policy'
import { correctEntry } from '../wire.admin'
import { complaintsAbout, corrected } from './correction'
import { needEntry } from './entry-routes'
import { standingEntry } from './standing-entry'
import type { Inbox } from './stores'

type Needs = Pick<Tools, 'db' | 'audit' | 'clock' | 'events'> & { readonly judge: JudgeAnswers }

/** Answers stand corrected, the earlier ones stay beside them. E-mails and calls that were made of the message stay as they are. */
export const correctEntryRoute = ({ db, audit, clock, events, judge }: Needs, inbox: Inbox) =>
  answer(correctEntry)
    .allow(mayCorrectEntries)
    .with(async ({ id, revision, answers, note }, context) => {
      const { entry, form, content: stands } = await standingEntry(inbox, id, say.notOpen)
      refuseOutdated(String(revision), String(entry.revision))
      const { content, before } = corrected(form, stands, answers)
      if (!before.length) throw new Refusal('nothing-corrected', say.nothingCorrected, { status: 422, field: 'answers' })
      const [complaint] = complaintsAbout(judge, form, { content, before }, entry.at)
      if (complaint) throw new Refusal('not-fitting', complaint.message, { status: 422, field: complaint.field })
      const by = context.actor.role === 'visitor' ? '' : context.actor.name
      const row = { entry_id: id, revision: revision + 1, at: clock.now().toISOString(), by, note, before: JSON.stringify(before) }
      await db.transaction().execute(async (trx) => {
        if (!(await inbox.corrections.add(row, columnsOf(form, content), trx))) refuseOutdated(String(revision), 'another')
        await audit.note({ action: 'entry.correct', target: `entry ${id}` }, context, trx)
        await events.tell('forms.received', trx)
      })
      return needEntry(inbox, id)
    })

const columnsOf = (form: ContactForm, content: Content) => ({
  content: JSON.stringify(content),
  sender: senderOf(form, content).slice(0, 300),
  summary: summaryOf(content),
  search_text: searchTextOf(content),
})
