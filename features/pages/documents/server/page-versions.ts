import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { PageDocument } from '../../page'
import { kept, readable } from '../../server/kept'
import type { PageRecord } from '../../server/pages.store'
import { changedBy, nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { messages } from '../messages'
import { discardDraft, listVersions, readVersion, restoreVersion } from '../wire.admin'

const versionGone = (): Refusal => new Refusal('version-gone', messages.versionGone, { status: 404 })

export const listVersionsRoute = ({ need, versions }: PagesService) =>
  answer(listVersions)
    .allow(mayEditPages)
    .with(async ({ id }) => {
      await need(id)
      const rows = await versions.all(id)
      return {
        versions: rows.flatMap(({ version, at, by, document }) => {
          const stored = readable(document, `version ${version} of page ${id}`)
          return stored ? [{ version, at, by, path: stored.path, title: stored.title }] : []
        }),
      }
    })

export const readVersionRoute = ({ need, versions }: PagesService) =>
  answer(readVersion)
    .allow(mayEditPages)
    .with(async ({ id, version }) => {
      await need(id)
      const row = await versions.find(id, version)
      if (!row) throw versionGone()
      return { version, at: row.at, by: row.by, document: kept(row.document) }
    })

/** What was published once of a page that is still there. */
export async function versionOf(id: number, version: number, { pages, versions }: PagesService): Promise<PageDocument | undefined> {
  const row = (await pages.find(id)) && (await versions.find(id, version))
  return row && kept(row.document)
}

/** Puts another document in place of the one that is worked on, as it was read. */
async function workOn(page: PageRecord, revision: number, text: string, by: string, desk: PagesService): Promise<PageRecord> {
  const { path, title } = kept(text)
  const draft = text === page.live ? { draft: null, draft_at: null } : { draft: text, draft_at: desk.now() }
  const changed = await desk.pages.changeAt({ id: page.id, revision }, { path, title, ...draft, draft_by: by })
  if (!changed) throw changedBy(await desk.need(page.id))
  return changed
}

export const restoreVersionRoute = (desk: PagesService) =>
  answer(restoreVersion)
    .allow(mayEditPages)
    .with(async ({ id, version, revision }, context) => {
      const page = await desk.need(id)
      const row = await desk.versions.find(id, version)
      if (!row) throw versionGone()
      return desk.opened(await workOn(page, revision, row.document, nameOf(context), desk))
    })

export const discardDraftRoute = (desk: PagesService) =>
  answer(discardDraft)
    .allow(mayEditPages)
    .with(async ({ id, revision }, context) => {
      const page = await desk.need(id)
      if (page.live === null) throw new Refusal('nothing-published', messages.nothingPublished)
      return desk.opened(await workOn(page, revision, page.live, nameOf(context), desk))
    })
