import type { Tools } from '@frontage/kit/feature.server'
import type { ReadOut } from '@frontage/kit/post/read-out.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { ownerMessages } from '../../messages'
import { createItemsStore } from '../../server/items.store'
import { mayImportWork } from '../../server/policy'
import { lookAtSite } from '../wire.admin'
import { importedItem } from './imported-item'
import { readSite } from './read-site'

const SOME = 100

/** Reads a site as an import would, and says what would come of it. */
export const lookAtSiteRoute = ({ db, clock, log }: Pick<Tools, 'db' | 'clock' | 'log'>, readOut: ReadOut) => {
  const items = createItemsStore(db)
  return answer(lookAtSite)
    .allow(mayImportWork)
    .with(async ({ address }) => {
      const raw = await readSite(address, readOut).catch((reason: unknown) => {
        log.warn({ err: reason }, 'a site could not be looked at')
        throw new Refusal('site-not-read', ownerMessages.siteNotRead, { field: 'address' })
      })
      const now = clock.now().toISOString()
      const found = []
      for (const item of raw.flatMap((one) => importedItem(one, now) ?? []))
        found.push({ title: item.title, type: item.type, isNew: !(await items.findBySource(item.source, db)) })
      return { total: found.length, fresh: found.filter(({ isNew }) => isNew).length, items: found.slice(0, SOME) }
    })
}
