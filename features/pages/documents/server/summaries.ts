import { nextTurn } from '@frontage/kit/turns.server'
import { readableCurrent } from '../../server/kept'
import type { PageHead, PageHeads } from '../../server/page-heads.store'
import type { PageRecord } from '../../server/pages.store'
import type { PagesService } from '../../server/pages-service'
import { issuesOf } from '../../validation-issues'

type Summary = { readonly id: number; readonly path: string; readonly title: string; readonly isHidden: boolean; readonly faults: number }

/** Documents that are read before others get their turn. */
const IN_A_TURN = 25

/** Changes with everything that the owner's document of a page can change by. */
const stateOf = ({ revision, draft_at, live_at, path, title }: PageHead): string =>
  JSON.stringify([revision, draft_at, live_at, path, title])

/** What a list of pages says of each document. A document is read and checked once, and again after it changed. */
export function createSummaries(pages: Pick<PageHeads, 'among'>, registry: PagesService['registry']) {
  let known = new Map<number, { readonly state: string; readonly summary: Summary }>()

  function summaryOf(page: PageRecord): Summary {
    const document = readableCurrent(page)
    const { path, title, isHidden } = document ?? { ...page, isHidden: false }
    return { id: page.id, path, title, isHidden: isHidden === true, faults: document ? issuesOf(document, registry.findBlock).length : 1 }
  }

  return {
    of: async (heads: readonly PageHead[]): Promise<(head: PageHead) => Summary> => {
      const next: typeof known = new Map()
      const unknown: number[] = []
      for (const head of heads) {
        const found = known.get(head.id)
        if (found?.state === stateOf(head)) next.set(head.id, found)
        else unknown.push(head.id)
      }
      for (let start = 0; start < unknown.length; start += IN_A_TURN) {
        if (start) await nextTurn()
        for (const page of await pages.among(unknown.slice(start, start + IN_A_TURN)))
          next.set(page.id, { state: stateOf(page), summary: summaryOf(page) })
      }
      known = next
      // A page that went away meanwhile keeps its place in this list.
      return ({ id, path, title }) => next.get(id)?.summary ?? { ...{ id, path, title }, isHidden: false, faults: 0 }
    },
  }
}
