import { revisionOf } from '@frontage/kit/storage/revision.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { PageState, RefusedPlan } from '../wire.admin'
import type { PageHead } from './page-heads.store'
import type { Share } from './shares.store'

const refusalIn = ({ id, refused }: PageHead): RefusedPlan | null =>
  refused === null ? null : ((storedIn(isRecord, refused, `page ${id}`) as RefusedPlan | undefined) ?? null)

/** Tells one plan from another one. */
export const planRevisionOf = ({ publish_at, unpublish_at }: PageHead): string => revisionOf([publish_at, unpublish_at])

/** What stands about a page beside what is written on it. */
export const pageStateOf = (page: PageHead, shares: readonly Share[]): PageState => ({
  published: page.live_path !== null && page.live_at !== null ? { path: page.live_path, at: page.live_at } : null,
  draft: page.draft === null ? null : { savedAt: page.draft_at ?? '', by: page.draft_by ?? '' },
  schedule: { publishAt: page.publish_at, unpublishAt: page.unpublish_at, refused: refusalIn(page), revision: planRevisionOf(page) },
  shares: shares.filter(({ pageId }) => pageId === page.id).map(({ id, expiresAt, by }) => ({ id, expiresAt, by })),
})
