import type { PageModule, PageRow } from '@frontage/kit/island/page'
import { EmptyNote } from '@frontage/pages/site/pieces/empty-note/empty-note.view'
import { leftOutOf } from '@frontage/pages/site/pieces/page-rows/left-out.view'
import { PageRows } from '@frontage/pages/site/pieces/page-rows/page-rows.view'
import type { ReactNode } from 'react'
import { introduces, type Ready } from './draw'
import { ownerOf } from './owner-words'

/** What stands between header and footer, and what the page needs for it. */
export type Main = { readonly body: ReactNode; readonly ready: Ready }

/** What drafts have beside the sheets of pages. */
const DRAFT = 'apps/site/draft.css'

/** Rows as visitors see them: what is empty is not there, nor what would only lead to it. */
export function rowsForVisitors(rows: readonly PageRow[], ready: Ready): Main {
  const leftOut = leftOutOf(rows, { isEmpty: ready.isEmpty, introduces })
  const shown = leftOut.modules.size > 0 ? ready.without(leftOut.modules) : ready
  return { ready: shown, body: <PageRows rows={rows} draw={shown.draw} leftOut={leftOut.rows} /> }
}

/** Rows as those see them who work on the page: where something is empty, it says what to do. */
export function rowsWithNotes(rows: readonly PageRow[], ready: Ready): Main {
  const empty = new Set(rows.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules)).filter(ready.isEmpty))
  const shown = ready.without(empty)
  const draw = (module: PageModule, key: string): ReactNode =>
    empty.has(module) ? <EmptyNote key={key} {...noteOf(module)} /> : shown.draw(module)
  return {
    ready: empty.size > 0 ? { ...shown, stylesheets: [...shown.stylesheets, DRAFT] } : shown,
    body: <PageRows rows={rows} draw={draw} />,
  }
}

function noteOf({ block }: PageModule) {
  const owner = ownerOf.get(block)
  return { title: owner?.title ?? block, empty: owner?.empty }
}
