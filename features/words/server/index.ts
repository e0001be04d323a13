import type { Feature, SiteLook, Tools } from '@frontage/kit/feature.server'
import type { VisitorTexts } from '@frontage/kit/texts.server'
import { createOwnWords } from './own-words'
import { createWordsDesk } from './words-desk'
import { createWordsTransfer } from './words-transfer'

const NONE: VisitorTexts = { sources: new Map(), translationOf: () => ({}), speak: () => {} }

/** What lets an owner change the words of the site. */
export function createFeature(tools: Tools): Feature {
  const own = createOwnWords(tools)
  let texts = NONE
  let look: () => Promise<Pick<SiteLook, 'language'>> = async () => ({ language: 'en' })
  return {
    migrations: {},
    routes: createWordsDesk({ ...tools, own, texts: () => texts, look: () => look() }),
    transfer: createWordsTransfer(own, tools.db, () => texts),
    ownWords: own.all,
    learnTexts: (all) => {
      texts = all
    },
    learnLook: (ask) => {
      look = ask
    },
  }
}
