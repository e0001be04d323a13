import path from 'node:path'
import { readCatalogues, wordsIn } from './catalogues.mjs'
import { isTranslated } from './files.mjs'
import { rewritten } from './rewrite.mjs'
import { sentencesOf } from './sentences.mjs'

/** Of the admin in German: puts the words of the catalogues in the place of the English ones, source by source. */
export function inGerman() {
  const catalogues = readCatalogues()
  return {
    name: 'in-german',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        const file = path.relative(process.cwd(), id)
        if (!isTranslated(file)) return undefined
        const next = rewritten(code, sentencesOf(file, code), wordsIn(catalogues, file))
        return next === undefined ? undefined : { code: next, map: null }
      },
    },
  }
}
