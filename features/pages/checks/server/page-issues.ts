import type { PageIssues } from '@frontage/kit/set-up.server'
import { readableOf } from '../../readable'
import { anchorsOn } from '../../server/anchors'
import { readableCurrent } from '../../server/kept'
import type { PagesService } from '../../server/pages-service'
import { findingsOn } from './checks/checks'
import { backdropFiles } from './checks/contrast'
import { tonesOfFiles } from './tones-of-files'

/** What visitors would run into on a page, were it published now together with others. */
export const createPageIssues =
  ({ pages, registry, library, publicUrl }: PagesService): PageIssues =>
  async (path, together) => {
    const all = await pages.all()
    const page = all.find((one) => one.path === path)
    const document = page && readableCurrent(page)
    if (!page || !document) return []
    const coming = all.flatMap((one) => (together.includes(one.path) ? (readableCurrent(one) ?? []) : []))
    const places = [...coming.map(({ path, title, rows }) => ({ path, title, anchors: anchorsOn(rows) })), ...(await registry.places())]
    const hidden = all.filter((one) => one.live === null && !together.includes(one.path))
    const drafts = new Map(hidden.map((one) => [one.path, one.title]))
    const { letters } = await registry.look()
    const tones = await tonesOfFiles(library, backdropFiles(readableOf(document).page))
    const { isThere, findBlock } = registry
    const found = await findingsOn(document, findBlock, { publicUrl, places, isThere, drafts, letters, tones })
    return found
      .filter(({ severity }) => severity === 'must')
      .map(({ at, text }) => ({ text, at: `/admin/pages?page=${page.id}&at=${encodeURIComponent(at)}` }))
  }
