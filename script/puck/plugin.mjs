import { unused } from './unused.mjs'
import { without } from './without.mjs'

/** Leaves out of Puck what the page editor never shows. What is not found any more fails the build: an update of Puck has to be looked at. */
export function puckWithoutUnused() {
  const found = new Set()
  return {
    name: 'puck-without-unused',
    transform: {
      filter: { id: /\/@puckeditor\/core\/dist\/[^/]+\.mjs$/ },
      handler(code, id) {
        const cut = without(id, code, unused)
        for (const name of cut.found) found.add(name)
        return { code: cut.code, map: null, moduleSideEffects: false }
      },
    },
    buildEnd() {
      const missing = Object.keys(unused).filter((name) => !found.has(name))
      if (missing.length > 0) this.error(`Puck declares no ${missing.join(', ')}: see script/puck/unused.mjs`)
    },
  }
}
