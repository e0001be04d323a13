import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { safeParse } from 'valibot'
import { messages } from '../messages.refusals'
import { type PageDocument, pageShape } from '../page'
import { currentOf } from './kept'
import type { PageRecord } from './pages.store'
import type { PagesService } from './pages-service'

type Shown = Pick<PagesService, 'pages' | 'versions' | 'readings' | 'registry' | 'now'>

/** What a page has while nobody sees it and nothing is to happen to it. */
const unseen = {
  live: null,
  live_path: null,
  live_at: null,
  publish_at: null,
  unpublish_at: null,
  scheduled_by: null,
  refused: null,
} as const
const noDraft = { draft: null, draft_at: null, draft_by: null } as const

/** Shows what is worked on to everybody, and keeps it as a version. */
export async function publish(page: PageRecord, by: string, desk: Shown, trx: AnyDatabase): Promise<void> {
  const { pages, versions, readings, registry } = desk
  const document = currentOf(page)
  const { path, title } = document
  refuseUnshowable(document)
  const other = await pages.liveAt(path, trx)
  if (other && other.id !== page.id) throw new Refusal('path-taken', messages.pathTaken(other.title), { field: 'path' })
  const text = JSON.stringify(document)
  const at = desk.now()
  const shown = { live: text, live_path: path, live_at: at, path, title }
  await pages.change(page.id, { ...shown, ...noDraft, publish_at: null, refused: null }, trx)
  await readings.keep(page.id, document, at, trx)
  await versions.add({ page_id: page.id, document: text, at, by }, trx)
  if (page.live_path !== null && page.live_path !== path) await registry.pageMoved({ from: page.live_path, to: path }, trx)
}

/** An address and a title are what a page cannot be shown without; a module with a fault is only left out. */
function refuseUnshowable({ path, title }: PageDocument): void {
  const { path: pathShape, title: titleShape } = pageShape.entries
  const address = safeParse(pathShape, path)
  if (!address.success) throw new Refusal('bad-path', address.issues[0].message, { field: 'path' })
  if (!safeParse(titleShape, title).success) throw new Refusal('title-missing', messages.titleMissing, { field: 'title' })
}

/** Nobody sees the page any more. What they saw is the draft now, unless there is a newer one. */
export async function hide(
  page: PageRecord,
  by: string,
  { pages, readings, now }: Pick<Shown, 'pages' | 'readings' | 'now'>,
  trx: AnyDatabase,
): Promise<void> {
  if (page.live_path === '/') throw new Refusal('home-stays', messages.homeStays)
  const draft = page.draft === null ? { draft: page.live, draft_at: now(), draft_by: by } : {}
  await pages.change(page.id, { ...unseen, ...draft }, trx)
  await readings.drop([page.id], trx)
}
