import type { Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.refusals'
import type { PageDocument } from '../page'
import { nameOf, type PagesService } from './pages-service'

/** Adds a page that nobody sees yet; its number. Refused with `path` where another page has it. */
export const addDraft = (document: PageDocument, context: Context, desk: PagesService): Promise<number> =>
  desk.db.transaction().execute(async (trx) => {
    const { path, title } = document
    const [other] = await desk.pages.at(path, trx)
    if (other) throw new Refusal('path-taken', messages.pathTaken(other.title), { field: 'path' })
    const draft = { draft: JSON.stringify(document), draft_at: desk.now(), draft_by: nameOf(context) }
    const added = await desk.pages.add({ path, title, ...draft }, trx)
    await desk.audit.note({ action: 'page.add', target: `page ${added}` }, context, trx)
    return added
  })
