import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { PageDocument } from '../../page'
import { currentOf } from '../../server/kept'
import type { PageRecord } from '../../server/pages.store'
import type { PagesService } from '../../server/pages-service'

export type Taken = { readonly document: PageDocument; readonly page: PageRecord | undefined; readonly outcome: 'new' | 'changed' | 'same' }

/** What would become of pages that come in: each is the draft of the page at its address, or a new page. */
export async function compare(
  documents: readonly PageDocument[],
  { pages }: Pick<PagesService, 'pages'>,
  trx?: AnyDatabase,
): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const document of documents) {
    const { path } = document
    const [page] = await pages.at(path, trx)
    const isSame = page !== undefined && JSON.stringify(currentOf(page)) === JSON.stringify(document)
    taken.push({ document, page, outcome: isSame ? 'same' : page ? 'changed' : 'new' })
  }
  return taken
}

/** Keeps them as drafts, and says which pages they are. What is the same stays as it is. */
export async function takeIn(
  taken: readonly Taken[],
  by: string,
  { pages, now }: Pick<PagesService, 'pages' | 'now'>,
  trx: AnyDatabase,
): Promise<number[]> {
  const ids: number[] = []
  for (const { document, page, outcome } of taken) {
    const { path, title } = document
    const draft = { path, title, draft: JSON.stringify(document), draft_at: now(), draft_by: by }
    if (!page) ids.push(await pages.add(draft, trx))
    else {
      if (outcome === 'changed') await pages.changeAt(page, draft, trx)
      ids.push(page.id)
    }
  }
  return ids
}
