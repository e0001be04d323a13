import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages as refusals } from '../../messages.refusals'
import type { DocumentRow } from '../../page'
import { currentOf } from '../../server/kept'
import { nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { messages } from '../messages'
import { createPage } from '../wire.admin'

/** Begins a page that nobody sees yet. */
export const createPageRoute = (desk: PagesService) =>
  answer(createPage)
    .allow(mayEditPages)
    .with(async ({ path, title, from }, context) => {
      const rows = await rowsOf(from, desk)
      const document = { version: 2, path, title, description: '', isHidden: false, rows }
      const draft = { draft: JSON.stringify(document), draft_at: desk.now(), draft_by: nameOf(context) }
      const id = await desk.db.transaction().execute(async (trx) => {
        const [other] = await desk.pages.at(path, trx)
        if (other) throw new Refusal('path-taken', refusals.pathTaken(other.title), { field: 'path' })
        const added = await desk.pages.add({ path, title, ...draft }, trx)
        await desk.audit.note({ action: 'page.add', target: `page ${added}` }, context, trx)
        return added
      })
      return { id }
    })

async function rowsOf(from: number, { pages }: PagesService): Promise<readonly DocumentRow[]> {
  if (!from) return []
  const page = await pages.find(from)
  if (!page) throw new Refusal('from-gone', messages.fromGone, { field: 'from' })
  return currentOf(page).rows
}
