import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { getConsent, saveConsent } from '../wire.admin'
import { maySetConsent } from './policy'
import { type ConsentSettings, changed } from './settings'

type Desk = Pick<Tools, 'db' | 'audit' | 'events'>

/** What the owner asks visitors for. */
export const createConsentRoutes = ({ db, audit, events }: Desk, settings: ConsentSettings): Route[] => [
  answer(getConsent)
    .allow(maySetConsent)
    .with(() => settings.read()),
  answer(saveConsent)
    .allow(maySetConsent)
    .with(async ({ consent, askAgain }, context) => {
      const kept = changed(await settings.read(), consent, askAgain)
      await db.transaction().execute(async (trx) => {
        await settings.write(kept, trx)
        await audit.note({ action: 'consent.change', target: 'consent' }, context, trx)
      })
      events.emit('consent.changed')
      return kept
    }),
]
