import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { getBusiness, getSharing, type SharingAnswer, saveBusiness, saveSharing } from '../wire.admin'
import { mayReadBusiness, maySetSite } from './policy'
import { robotsText } from './send-files'
import type { SeoSettings } from './settings'

type SettingsTools = Pick<Tools, 'db' | 'audit' | 'events' | 'library' | 'publicUrl'>

const SEO_CHANGED = 'seo.changed'

/** What the owner says of the business, and of how others show the site. */
export const createSettingsRoutes = (tools: SettingsTools, settings: SeoSettings): Route[] => [
  answer(getBusiness)
    .allow(mayReadBusiness)
    .with(async () => {
      const business = await settings.stored('business')
      return { business, revision: revisionOf(business) }
    }),
  answer(saveBusiness)
    .allow(maySetSite)
    .with(async ({ revision, ...business }, context) => {
      await tools.db.transaction().execute(async (trx) => {
        refuseOutdated(revision, revisionOf(await settings.savedForChange('business', trx)))
        await settings.write('business', business, trx)
        await tools.audit.note({ action: 'business.change', target: 'business' }, context, trx)
        await tools.events.tell(SEO_CHANGED, trx)
      })
      return { business, revision: revisionOf(business) }
    }),
  answer(getSharing)
    .allow(maySetSite)
    .with(() => sharingOf(tools, settings)),
  answer(saveSharing)
    .allow(maySetSite)
    .with(async ({ revision, ...sharing }, context) => {
      await tools.db.transaction().execute(async (trx) => {
        refuseOutdated(revision, revisionOf(await settings.savedForChange('sharing', trx)))
        await settings.write('sharing', sharing, trx)
        await tools.audit.note({ action: 'sharing.change', target: 'sharing' }, context, trx)
        await tools.events.tell(SEO_CHANGED, trx)
      })
      return sharingOf(tools, settings)
    }),
]

async function sharingOf({ library, publicUrl }: SettingsTools, settings: SeoSettings): Promise<SharingAnswer> {
  const sharing = await settings.stored('sharing')
  const picture = (await library.find(sharing.picture ? [sharing.picture] : [])).get(sharing.picture)
  return {
    sharing,
    revision: revisionOf(sharing),
    publicUrl,
    siteName: await settings.siteName(),
    picture: picture ?? null,
    robots: await robotsText(settings, publicUrl),
  }
}
