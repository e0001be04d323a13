import { plainImports } from './plain-imports.mjs'

const HELPER = '\0vite/preload-helper.js'

/** Chunks of the site bring no styles along, so nothing has to be fetched beside one: an import is an import, without what Vite wraps around it. */
export const bareImports = () => ({
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code, { fileName }) =>
    plainImports(fileName, code, false)?.replace(/^import \{[^}]*__vitePreload \} from .*preload-helper.*$/m, '') ?? null,
})

/** Chunks of the admin bring what they need along; of the wrapping only that stays. */
export const shortImports = () => ({
  name: 'short-imports',
  enforce: 'pre',
  renderChunk: (code, { fileName }) => plainImports(fileName, code, true) ?? null,
})
