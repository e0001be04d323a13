import type { Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import { object, optional, parse } from 'valibot'
import { type Consent, consentShape, usedIn } from '../consent'

const NAME = 'consent'
const keptShape = object({ consent: optional(consentShape, {}) })

export type StoredConsent = { readonly consent: Consent; readonly version: number }
export type ConsentSettings = ReturnType<typeof createSettings>

/** What is asked, and for which time, as JSON among the settings of the site. It is remembered until anything changes. */
export function createSettings({ site, events }: Pick<Tools, 'site' | 'events'>) {
  const known = createRemembered<StoredConsent>(1)
  events.onPublic(known.forget)
  return {
    read: (): Promise<StoredConsent> => known.recall(NAME, async () => keptIn((await site.read(NAME)) ?? '{}')),
    /** As it stands now, not as it is remembered: another process may have changed it. */
    stored: async (): Promise<StoredConsent> => keptIn((await site.read(NAME)) ?? '{}'),
    /** Undefined as long as nobody has set it up. */
    kept: async (trx: AnyDatabase): Promise<StoredConsent | undefined> => {
      const text = await createSite(trx).read(NAME)
      return text === undefined ? undefined : keptIn(text)
    },
    /** The same for whoever changes it: others wait until the transaction ends. */
    keptForChange: async (trx: AnyDatabase): Promise<StoredConsent> => keptIn(await createSite(trx).readForChange(NAME, '{}')),
    write: (kept: StoredConsent, trx: AnyDatabase): Promise<void> => createSite(trx).write(NAME, JSON.stringify(kept)),
  }
}

/** What is kept after a change: everybody is asked anew where there is more to allow. */
export function changed(before: StoredConsent | undefined, consent: Consent, askAgain = false): StoredConsent {
  const { consent: asked, version } = before ?? keptIn('{}')
  const isMore = usedIn(consent).some((name) => !usedIn(asked).includes(name))
  return { consent, version: version + Number(isMore || askAgain) }
}

function keptIn(text: string): StoredConsent {
  const { version = 1 } = storedIn(isRecord, text, NAME) ?? {}
  const { consent } = storedIn(keptShape, text, NAME) ?? parse(keptShape, {})
  return { consent, version: Number(version) || 1 }
}
