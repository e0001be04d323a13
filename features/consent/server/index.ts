import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { PageModule } from '@frontage/kit/island/page'
import { inSiteWords } from '@frontage/kit/site-words'
import type { Category } from '../choice'
import { asks, usedIn, usual } from '../consent'
import { messages } from '../messages'
import { migrations } from '../migrations'
import { tagManagerHosts } from '../tag-manager'
import { createAffectedRoutes } from './affected-desk'
import { createConsentRoutes } from './consent-desk'
import { createConsentTransfer } from './consent-transfer'
import { createPrivacy } from './privacy'
import { createErasureRoutes, createPrivacyRoutes } from './privacy-desk'
import { createSettings, type StoredConsent } from './settings'

/** Nothing is asked unless the owner says that there is something to ask for. */
export function createFeature(tools: Tools): Feature {
  const settings = createSettings(tools)
  const privacy = createPrivacy(tools)
  return {
    migrations: migrations(tools.engine),
    privacy,
    routes: [
      ...createConsentRoutes(tools, settings),
      ...createPrivacyRoutes({ ...tools, privacy }),
      ...createErasureRoutes({ ...tools, privacy }),
      ...createAffectedRoutes({ ...tools, privacy }),
    ],
    transfer: createConsentTransfer(settings, tools.db),
    around: async () => {
      const kept = await settings.read()
      if (!asks(kept.consent)) return { above: [], below: [] }
      const { tagManager: id } = kept.consent
      return {
        above: [questionOf(kept)],
        below: [{ block: 'cookie-settings', props: {} }, ...(id ? [{ block: 'tag-manager', props: { id } }] : [])],
      }
    },
    hosts: async () => {
      const { consent } = await settings.read()
      return asks(consent) && consent.tagManager ? tagManagerHosts : {}
    },
  }
}

function questionOf({ consent, version }: StoredConsent): PageModule {
  const { respectsSignals } = consent
  const spoken = (name: 'title' | 'text') => inSiteWords(consent[name], usual[name], messages[name])
  const more = consent.more && { ...consent.more, label: inSiteWords(consent.more.label, usual.more, messages.more) }
  const textOf = (name: Category) => inSiteWords(consent[name].text, usual.categories[name].text, messages.categories[name].text)
  const categories = usedIn(consent).map((name) => ({ name, text: textOf(name) }))
  return { block: 'cookie-consent', props: { title: spoken('title'), text: spoken('text'), more, categories, version, respectsSignals } }
}
