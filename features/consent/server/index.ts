import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { PageModule } from '@frontage/kit/island/page'
import { asks, usedIn } from '../consent'
import { createConsentDesk } from './consent-desk'
import { createConsentTransfer } from './consent-transfer'
import { createSettings, type Kept } from './settings'

/** Nothing is asked unless the owner says that there is something to ask for. */
export function createFeature(tools: Tools): Feature {
  const settings = createSettings(tools)
  return {
    migrations: {},
    routes: createConsentDesk(tools, settings),
    transfer: createConsentTransfer(settings, tools.db),
    around: async () => {
      const kept = await settings.read()
      return asks(kept.consent) ? { above: [questionOf(kept)], below: [{ block: 'cookie-settings', props: {} }] } : { above: [], below: [] }
    },
  }
}

function questionOf({ consent, version }: Kept): PageModule {
  const { title, text, more, respectsSignals } = consent
  const categories = usedIn(consent).map((name) => ({ name, text: consent[name].text }))
  return { block: 'cookie-consent', props: { title, text, more, categories, version, respectsSignals } }
}
