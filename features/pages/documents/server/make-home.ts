import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages as refusals } from '../../messages.refusals'
import { pathOfTitle } from '../../path-of-title'
import { currentOf, kept } from '../../server/kept'
import type { PageRecord } from '../../server/pages.store'
import { nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { messages } from '../messages'
import { getHomePage, makeHomePage } from '../wire.admin'

const HOME = '/'

/** The page that stands at `/`, public before drafts, and a free address for it. */
export const getHomePageRoute = ({ pages, heads }: PagesService) =>
  answer(getHomePage)
    .allow(mayEditPages)
    .with(async () => {
      const [page] = await pages.at(HOME)
      if (!page) return { page: null }
      const { id, title } = page
      return { page: { id, title, moveTo: pathOfTitle(title, await heads.paths()) } }
    })

/** A page that visitors see stands at `/` from now on, and the one that did at another address. Old addresses lead on. */
export const makeHomePageRoute = (desk: PagesService) =>
  answer(makeHomePage)
    .allow(mayEditPages)
    .with(async ({ id, moveTo }, context) => {
      await desk.db.transaction().execute(async (trx) => {
        const page = await desk.need(id, trx)
        const from = page.live_path
        if (from === null) throw new Refusal('not-published', messages.homeNotPublished, { status: 409 })
        if (from === HOME) return
        const [before] = (await desk.pages.at(HOME, trx)).filter((other) => other.id !== id)
        // Both addresses are free for a moment: the two may change places.
        await desk.pages.change(id, { live_path: null }, trx)
        if (before) await moveAway(before, moveTo, id, { desk, context, trx })
        await readdress(page, HOME, { desk, context, trx })
        await desk.registry.pageMoved({ from, to: HOME }, trx)
        await desk.audit.note({ action: 'page.home', target: `page ${id}` }, context, trx)
        await desk.events.tell('pages.changed', trx)
      })
      return desk.opened(await desk.need(id))
    })

type Into = { readonly desk: PagesService; readonly context: Context; readonly trx: AnyDatabase }

async function moveAway(page: PageRecord, to: string, homeId: number, into: Into): Promise<void> {
  if (to === HOME) throw new Refusal('path-taken', messages.homeMovesOn, { field: 'moveTo' })
  const [other] = (await into.desk.pages.at(to, into.trx)).filter(({ id }) => id !== homeId && id !== page.id)
  if (other) throw new Refusal('path-taken', refusals.pathTaken(other.title), { field: 'moveTo' })
  await readdress(page, to, into)
}

/** What visitors see of a page, and its draft, stand elsewhere; nothing else of them changes. Who has the page open hears of it. */
async function readdress(page: PageRecord, path: string, { desk, context, trx }: Into): Promise<void> {
  const at = desk.now()
  const draft = page.draft === null ? {} : { draft: JSON.stringify({ ...kept(page.draft), path }) }
  const shared = { ...draft, path, revision: page.revision + 1 }
  if (page.live === null) return desk.pages.change(page.id, shared, trx)
  const document = { ...kept(page.live), path }
  const live = JSON.stringify(document)
  await desk.pages.change(page.id, { ...shared, live, live_path: path, live_at: at, title: currentOf(page).title }, trx)
  await desk.readings.keep(page.id, document, at, trx)
  await desk.versions.add({ page_id: page.id, document: live, at, by: nameOf(context) }, trx)
}
