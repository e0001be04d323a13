import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages.desk'
import type { DocumentRow } from '../../page'
import { type Desk, nameOf } from '../../server/desk'
import { currentOf } from '../../server/kept'
import { mayEditPages } from '../../server/policy'
import { createPage } from '../../wire.admin'

/** Begins a page that nobody sees yet. */
export const createPageRoute = (desk: Desk) =>
  answer(createPage)
    .allow(mayEditPages)
    .with(async ({ path, title, from }, context) => {
      const rows = await rowsOf(from, desk)
      const document = { version: 2, path, title, description: '', isHidden: false, rows }
      const draft = { draft: JSON.stringify(document), draft_at: desk.now(), draft_by: nameOf(context) }
      const id = await desk.db.transaction().execute(async (within) => {
        const [other] = await desk.pages.at(path, within)
        if (other) throw new Refusal('path-taken', messages.pathTaken(other.title), { field: 'path' })
        const added = await desk.pages.add({ path, title, ...draft }, within)
        await desk.audit.note({ deed: 'page.add', target: `page ${added}` }, context, within)
        return added
      })
      return { id }
    })

async function rowsOf(from: number, { pages }: Desk): Promise<readonly DocumentRow[]> {
  if (!from) return []
  const page = await pages.find(from)
  if (!page) throw new Refusal('from-gone', messages.fromGone, { field: 'from' })
  return currentOf(page).rows
}
