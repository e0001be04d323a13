import type { Tools } from '@frontage/kit/feature.server'
import type { DeliveryService, FilesFromElsewhere, JudgeAnswers, OutcomeOf } from '../../server/contracts'
import type { Stores } from '../../server/stores'
import { correctEntryRoute } from './correct-entry'
import { createDigest } from './digest'
import { exportEntriesRoute, getEntryFileRoute } from './downloads'
import { getEntryNewsRoute, getEntryRoute, listEntriesRoute, retryDeliveryRoute } from './entry-routes'
import { messagesFromFlamingo } from './from-wordpress/from-flamingo'
import { messagesFromOtherForms } from './from-wordpress/from-other-forms'
import { createLetGo } from './look-again'
import { deleteEntriesRoute, moveEntriesRoute, openEntryRoute } from './move-entries'
import { createPersonal } from './personal'
import { replyToEntryRoute } from './reply-to-entry'
import { addSampleMessages } from './sample-messages'
import { inboxOf } from './stores'
import { createSweep } from './sweep'

type Needs = {
  readonly deliveries: DeliveryService
  readonly outcomeOf: OutcomeOf
  readonly judge: JudgeAnswers
  readonly fromElsewhere: FilesFromElsewhere
}

/** Messages that came in: looked through, moved about, released, exported, and let go when their time is over. */
export function createInbox(tools: Tools, stores: Stores, needs: Needs) {
  const inbox = inboxOf(tools, stores, needs.deliveries)
  const coming = { ...tools, fromElsewhere: needs.fromElsewhere }
  const { start, run: sweep } = createSweep(tools, inbox)
  for (const news of ['forms.received', 'forms.changed'] as const) tools.events.on(news, inbox.list.forget)
  return {
    letGo: createLetGo({ ...tools, ...stores, ...needs }),
    countsByForm: inbox.list.byForm,
    addSamples: (folder: string): Promise<void> => addSampleMessages(tools, stores, folder),
    fromWordPress: [messagesFromFlamingo(coming, stores), messagesFromOtherForms(coming, stores)],
    start,
    sweep,
    personal: createPersonal(tools, inbox),
    digest: createDigest(tools),
    routes: [
      listEntriesRoute(inbox),
      getEntryRoute(inbox),
      moveEntriesRoute(tools, inbox),
      openEntryRoute(tools, inbox),
      deleteEntriesRoute(tools, inbox),
      correctEntryRoute({ ...tools, judge: needs.judge }, inbox),
      replyToEntryRoute(tools, inbox),
      retryDeliveryRoute(tools, inbox),
      getEntryNewsRoute(inbox),
      getEntryFileRoute(tools, inbox),
      exportEntriesRoute(tools, inbox),
    ],
  }
}
