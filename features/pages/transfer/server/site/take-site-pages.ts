import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import type { Brought } from '@frontage/kit/transfer.server'
import type { PageDocument } from '../../../page'
import { kept } from '../../../server/kept'
import type { PagesService } from '../../../server/pages-service'
import { publish } from '../../../server/publishing'
import { compare, takeIn } from '../take-pages'
import type { PageDocuments } from './site-contents'

type Into = { readonly trx: AnyDatabase; readonly by: string }

/** Published pages are published here too, in place of those at their addresses; drafts are drafts of theirs. */
export async function takePages(shown: PageDocuments, drafts: PageDocuments, desk: PagesService, into: Into): Promise<Brought[]> {
  const brought: Brought[] = []
  for (const page of shown) brought.push(await takeShown(page, desk, into))
  for (const draft of drafts) {
    const compared = await compare([draft], desk, into.trx)
    await takeIn(compared, into.by, desk, into.trx)
    for (const { outcome } of compared) brought.push({ what: `draft ${draft.path}`, outcome })
  }
  return brought
}

async function takeShown(page: PageDocument, desk: PagesService, { trx, by }: Into): Promise<Brought> {
  const what = `page ${page.path}`
  const before = await desk.pages.liveAt(page.path, trx)
  if (before?.live && JSON.stringify(kept(before.live)) === JSON.stringify(page)) return { what, outcome: 'same' }
  const [id] = await takeIn(await compare([page], desk, trx), by, desk, trx)
  await publish(await desk.need(id!, trx), by, desk, trx)
  return { what, outcome: before ? 'changed' : 'new' }
}
