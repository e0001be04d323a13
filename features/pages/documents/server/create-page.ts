import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { DocumentRow } from '../../page'
import { addDraft } from '../../server/add-draft'
import { currentOf } from '../../server/kept'
import type { PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { messages } from '../messages'
import { createPage } from '../wire.admin'

/** Begins a page that nobody sees yet. */
export const createPageRoute = (desk: PagesService) =>
  answer(createPage)
    .allow(mayEditPages)
    .with(async ({ path, title, from }, context) => {
      const rows = [...(await rowsOf(from, desk))]
      return { id: await addDraft({ version: 2, path, title, description: '', isHidden: false, rows }, context, desk) }
    })

async function rowsOf(from: number, { pages }: PagesService): Promise<readonly DocumentRow[]> {
  if (!from) return []
  const page = await pages.find(from)
  if (!page) throw new Refusal('from-gone', messages.fromGone, { field: 'from' })
  return currentOf(page).rows
}
