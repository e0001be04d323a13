import type { Feature, Tools } from '@frontage/kit/feature.server'
import { joinedTransfer } from '@frontage/kit/joined-transfer.server'
import { businessDetailsRoute } from '../details/server/get-business-details'
import { openingHoursRoute } from '../details/server/get-opening-hours'
import { createFeeds, mountFeeds } from '../discovery/server/feeds'
import { createHead } from '../discovery/server/head'
import { titleOf } from '../discovery/title'
import { migrations } from '../migrations'
import { createCounts } from '../redirects/server/counts'
import { createCountsStore } from '../redirects/server/counts.store'
import { importRedirectsRoute } from '../redirects/server/import-redirects'
import { createPageMoved } from '../redirects/server/page-moved'
import { createRedirects } from '../redirects/server/redirects'
import { createRedirectsStore } from '../redirects/server/redirects.store'
import { redirectsFromWordPress } from '../redirects/server/redirects-from-wordpress'
import { createRedirectsRoutes } from '../redirects/server/redirects-routes'
import { createRedirectsTransfer } from '../redirects/server/redirects-transfer'
import { handleRemovedRedirects } from '../redirects/server/removed-redirects'
import type { Sharing } from '../sharing'
import { importDemoDetails } from './demo-details'
import { mountFiles } from './send-files'
import { createSettings } from './settings'
import { createSettingsRoutes } from './settings-routes'
import { createSettingsTransfers } from './settings-transfer'
import { createSitemaps } from './sitemaps'

/** What helps visitors and search engines to find the site. */
export function createFeature(tools: Tools): Feature {
  const settings = createSettings(tools)
  const sitemaps = createSitemaps(settings, tools)
  const feeds = createFeeds(settings, tools)
  const store = createRedirectsStore(tools.db)
  handleRemovedRedirects(tools, store)
  const counted = createCountsStore(tools.db)
  const counts = createCounts(counted, tools)
  const desk = { ...tools, store, counted, counts, sitemaps }
  return {
    migrations: migrations(tools.engine),
    routes: [
      openingHoursRoute(settings, tools),
      businessDetailsRoute(settings, tools),
      ...createSettingsRoutes(tools, settings),
      ...createRedirectsRoutes(desk),
      importRedirectsRoute(desk),
    ],
    mount: (...server) => {
      mountFiles(settings, sitemaps, tools)(...server)
      mountFeeds(feeds)(...server)
    },
    mentions: async (file) =>
      isShared(await settings.stored('sharing'), file.replace(/\.\w+$/, '')) ? [{ title: 'Search & sharing', at: '/site/sharing' }] : [],
    head: createHead(settings, { ...tools, feeds }),
    siteIcon: async () => (await settings.sharing()).icon || undefined,
    titled: async () => {
      const [{ pattern }, site] = await Promise.all([settings.sharing(), settings.siteName()])
      return (title) => titleOf(pattern, title, site)
    },
    ...createRedirects(store, counts, tools),
    transfer: joinedTransfer('seo', [...createSettingsTransfers(settings, tools.db), createRedirectsTransfer(store, tools)]),
    pageMoved: createPageMoved(store, tools),
    fromWordPress: [redirectsFromWordPress],
    demo: (folder) => importDemoDetails(folder, settings, tools),
  }
}

const isShared = ({ picture, icon }: Sharing, name: string): boolean => picture === name || icon === name
