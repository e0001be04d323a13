import type { Feature, Tools } from '@frontage/kit/feature.server'
import { createOwnWords } from './own-words'
import { createWordsRoutes } from './words-desk'
import { createWordsTransfer } from './words-transfer'

/** What lets an owner change the words of the site. */
export function createFeature(tools: Tools): Feature {
  const own = createOwnWords(tools)
  const { texts, look } = tools.registry
  return {
    migrations: {},
    routes: createWordsRoutes({ ...tools, own, texts, look }),
    transfer: createWordsTransfer(own, tools.db, texts),
    ownWords: own.all,
  }
}
