import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { usedIn } from '../consent'
import { getConsent, saveConsent } from '../wire.admin'
import { maySetConsent } from './policy'
import type { ConsentSettings } from './settings'

type Desk = Pick<Tools, 'db' | 'audit' | 'events'>

/** What the owner asks visitors for. */
export const createConsentDesk = ({ db, audit, events }: Desk, settings: ConsentSettings): Route[] => [
  answer(getConsent)
    .allow(maySetConsent)
    .with(() => settings.read()),
  answer(saveConsent)
    .allow(maySetConsent)
    .with(async ({ consent, askAgain }, context) => {
      const before = await settings.read()
      const asked = usedIn(before.consent)
      const isMore = usedIn(consent).some((name) => !asked.includes(name))
      const kept = { consent, version: before.version + Number(isMore || askAgain) }
      await db.transaction().execute(async (within) => {
        await settings.write(kept, within)
        await audit.note({ deed: 'consent.change', target: 'consent' }, context, within)
      })
      events.emit('consent.changed')
      return kept
    }),
]
