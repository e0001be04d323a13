import { nextTurn } from '@frontage/kit/turns.server'
import { readableCurrent } from '../../server/kept'
import type { PageHead, PageHeads } from '../../server/page-heads.store'
import type { PageRecord } from '../../server/pages.store'
import type { PagesService } from '../../server/pages-service'
import { issuesOf } from '../../validation-issues'

type Summary = { readonly id: number; readonly path: string; readonly title: string; readonly isHidden: boolean; readonly faults: number }

/** Documents that are read before others get their turn. */
const IN_A_TURN = 25

/** Pages whose summary is remembered. */
const MOST_KNOWN = 2_000

/** Changes with everything that the owner's document of a page can change by. */
const stateOf = ({ revision, draft_at, live_at, path, title }: PageHead): string =>
  JSON.stringify([revision, draft_at, live_at, path, title])

/** What a list of pages says of each document. A document is read and checked once, and again after it changed. */
export function createSummaries(pages: Pick<PageHeads, 'among'>, registry: PagesService['registry']) {
  const known = new Map<number, { readonly state: string; readonly summary: Summary }>()

  function keep(page: PageRecord): Summary {
    const summary = summaryOf(page)
    known.delete(page.id)
    known.set(page.id, { state: stateOf(page), summary })
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
    return summary
  }

  function summaryOf(page: PageRecord): Summary {
    const document = readableCurrent(page)
    const { path, title, isHidden } = document ?? { ...page, isHidden: false }
    return { id: page.id, path, title, isHidden: isHidden === true, faults: document ? issuesOf(document, registry.findBlock).length : 1 }
  }

  return {
    of: async (heads: readonly PageHead[]): Promise<(head: PageHead) => Summary> => {
      const all = new Map<number, Summary>()
      for (const head of heads) {
        const found = known.get(head.id)
        if (found?.state === stateOf(head)) all.set(head.id, found.summary)
      }
      const unknown = heads.map(({ id }) => id).filter((id) => !all.has(id))
      for (let start = 0; start < unknown.length; start += IN_A_TURN) {
        if (start) await nextTurn()
        for (const page of await pages.among(unknown.slice(start, start + IN_A_TURN))) all.set(page.id, keep(page))
      }
      // A page that went away meanwhile keeps its place in this list.
      return ({ id, path, title }) => all.get(id) ?? { ...{ id, path, title }, isHidden: false, faults: 0 }
    },
  }
}
