import type { Assets } from './http/assets'

/** Where Vite stands, before this server, while somebody develops (`script/dev.mjs`). */
const BASE = '/dev/'

/** Connects a page with Vite, and lets React take over code that changed. */
const START = [`${BASE}@vite/client`, `${BASE}@dev-start`]

/** Scripts, and the styles of pages, come from the sources by way of Vite; fonts, and sheets of shadow roots, as they were built. */
export const inDevelopment = (built: Assets): Assets => ({
  ...built,
  addressOf: (entry) => `${BASE}${entry}`,
  modulesOf: () => [],
  stylesOf: () => [],
  dev: { start: START, linkOf: (entry) => (entry.startsWith('apps/site/fonts/') ? undefined : `${BASE}${entry}`) },
})
