import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { getConsent, saveConsent } from '../wire.admin'
import { maySetConsent } from './policy'
import { type ConsentSettings, changed, type StoredConsent } from './settings'

type Desk = Pick<Tools, 'db' | 'audit' | 'events'>

/** What the owner asks visitors for. */
export const createConsentRoutes = ({ db, audit, events }: Desk, settings: ConsentSettings): Route[] => [
  answer(getConsent)
    .allow(maySetConsent)
    .with(async () => answered(await settings.stored())),
  answer(saveConsent)
    .allow(maySetConsent)
    .with(async ({ consent, askAgain, revision }, context) => {
      const kept = await db.transaction().execute(async (trx) => {
        const before = await settings.keptForChange(trx)
        refuseOutdated(revision, revisionOf(before))
        const kept = changed(before, consent, askAgain)
        await settings.write(kept, trx)
        await audit.note({ action: 'consent.change', target: 'consent' }, context, trx)
        await events.tell('consent.changed', trx)
        return kept
      })
      return answered(kept)
    }),
]

const answered = (kept: StoredConsent) => ({ ...kept, revision: revisionOf(kept) })
