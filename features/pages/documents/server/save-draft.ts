import { answer } from '@frontage/kit/wire/answer.server'
import { changedBy, nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { openPage, saveDraft } from '../../wire.admin'

export const openPageRoute = (desk: PagesService) =>
  answer(openPage)
    .allow(mayEditPages)
    .with(async ({ id }) => desk.opened(await desk.need(id)))

/** Keeps what an editor wrote, as often as it likes; not a line of the log each, which knows of what becomes public. */
export const saveDraftRoute = (desk: PagesService) =>
  answer(saveDraft)
    .allow(mayEditPages)
    .with(async ({ id, revision, document }, context) => {
      const page = await desk.need(id)
      const text = JSON.stringify(document)
      const savedAt = desk.now()
      const isAsPublished = text === page.live
      const draft = isAsPublished
        ? { draft: null, draft_at: null, draft_by: nameOf(context) }
        : { draft: text, draft_at: savedAt, draft_by: nameOf(context) }
      const { path, title } = document
      const kept = await desk.pages.changeAt({ id, revision }, { path, title, ...draft })
      if (!kept) throw changedBy(await desk.need(id))
      return { revision: kept.revision, savedAt, faults: await desk.issuesAt(kept) }
    })
