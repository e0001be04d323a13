import type { Feature, SiteRegistry } from '@frontage/kit/feature.server'
import { type LanguageOf, mailLanguageOf } from '@frontage/kit/person-texts'
import type { Route } from '@frontage/kit/wire/answer.server'
import { blockFolders } from './blocks'
import { PLAIN_LOOK } from './pages/page-look'
import { visitorTexts } from './texts'

/** Filled in when every feature has been made. */
export type Registered = { features: readonly Feature[]; routes: readonly Route[] }

const ofSite: LanguageOf = (_address, otherwise = mailLanguageOf('')) => otherwise

/** What features may ask about all the others; none of them knows another. */
export const createSiteRegistry = (registered: Registered): SiteRegistry => ({
  routes: () => registered.routes,
  texts: () => visitorTexts,
  look: () => registered.features.find(({ look }) => look)?.look?.() ?? Promise.resolve(PLAIN_LOOK),
  searches: () => registered.features.flatMap(({ search }) => search ?? []),
  logo: async () => registered.features.find(({ logo }) => logo)?.logo?.(),
  feeds: () => registered.features.flatMap(({ feed }) => feed ?? []),
  sitemaps: () => registered.features.flatMap(({ sitemap }) => sitemap ?? []),
  transfers: () => registered.features.flatMap(({ transfer }) => transfer ?? []),
  mover: () => registered.features.find(({ mover }) => mover)?.mover,
  fromWordPress: () => registered.features.flatMap(({ fromWordPress }) => fromWordPress ?? []),
  mentions: () => registered.features.flatMap(({ mentions }) => mentions ?? []),
  personal: () => registered.features.flatMap(({ personal }) => personal ?? []),
  problems: async () => {
    const all = await Promise.all(registered.features.map(({ problems }) => problems?.() ?? []))
    return all.flat().sort((one, other) => other.last.localeCompare(one.last))
  },
  mailLanguages: () => registered.features.find(({ mailLanguages }) => mailLanguages)?.mailLanguages?.() ?? Promise.resolve(ofSite),
  digest: async (period) => (await Promise.all(registered.features.map(({ digest }) => digest?.(period) ?? []))).flat(),
  findBlock: (name) => blockFolders.get(name)?.definition.props,
  pageAt: async (path, trx) => registered.features.find(({ pageAt }) => pageAt)?.pageAt?.(path, trx),
  pageIssues: async (path, together) =>
    (await registered.features.find(({ pageIssues }) => pageIssues)?.pageIssues?.(path, together)) ?? [],
  wholeLooks: () => registered.features.find(({ wholeLooks }) => wholeLooks)?.wholeLooks,
  openSite: async () => void (await registered.features.find(({ opening }) => opening)?.opening?.set(true)),
  firstActions: () => Object.assign({}, ...registered.features.map(({ firstActions }) => firstActions)),
  shown: () => Object.assign({}, ...registered.features.map(({ shown }) => shown)),
  menu: () => registered.features.find(({ menu }) => menu)?.menu,
  pageTemplates: async () => (await Promise.all(registered.features.map(({ pageTemplates }) => pageTemplates?.() ?? []))).flat(),
  places: async () => (await Promise.all(registered.features.map(({ places }) => places?.() ?? []))).flat(),
  isThere: async (path) => {
    for (const { pages, ownPage } of registered.features) if ((await pages?.find(path)) ?? (await ownPage?.(path))) return true
    return false
  },
  pageMoved: async (move, trx) => {
    for (const { pageMoved } of registered.features) await pageMoved?.(move, trx)
  },
})
