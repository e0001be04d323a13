import type { Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import type { SetupStore } from './setup.store'

const OPEN = 'setup.open'
/** Noted of sites that somebody had before they could be closed. */
const USED = 'used before'
const SETUP_CHANGED = 'setup.changed'

type Needs = Pick<Tools, 'db' | 'site' | 'events' | 'registry' | 'log'>

/**
 * Whether visitors see the site. A site about which nobody said anything is open once a page is published: so is every site that
 * was filled by a command, or moved here.
 */
export function createOpenState({ db, site, events, registry, log }: Needs, store: SetupStore) {
  const known = createRemembered<boolean>(1)
  events.onPublic(known.forget)
  const wasUsed = async (): Promise<boolean> => (await registry.places()).length > 0 || (await store.notes()).has(USED)
  const read = async (): Promise<boolean> => {
    const said = await site.read(OPEN)
    return said === undefined ? wasUsed() : said === 'yes'
  }
  const closeUnlessUsed = async (): Promise<void> => {
    if (await wasUsed()) return
    await site.establish(OPEN, 'no')
    known.forget()
  }
  // Whoever makes pages of a new site by hand opens it when they are done.
  events.on('site.set-up', () => closeUnlessUsed().catch((reason: unknown) => log.error({ err: reason }, 'the new site is not closed')))
  return {
    isOpen: (): Promise<boolean> => known.recall('open', read),
    write: (isOpen: boolean, trx: AnyDatabase): Promise<void> => createSite(trx).write(OPEN, isOpen ? 'yes' : 'no'),
    /** Outside of a transaction of others; tells everybody. */
    set: async (isOpen: boolean): Promise<boolean> => {
      const was = await read()
      await db.transaction().execute(async (trx) => {
        await createSite(trx).write(OPEN, isOpen ? 'yes' : 'no')
        await events.tell(SETUP_CHANGED, trx)
      })
      return was !== isOpen
    },
  }
}
