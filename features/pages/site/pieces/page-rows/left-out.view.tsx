import type { PageModule, PageRow } from '@frontage/kit/island/page'

type Rows = readonly PageRow[]

/** What is known of a module: whether visitors would see nothing of it, and whether it only leads to others. */
export type Judge = { readonly isEmpty: (module: PageModule) => boolean; readonly introduces: (module: PageModule) => boolean }

/** What a page does not show: modules, and rows of which nothing would be left. */
export type LeftOut = { readonly modules: ReadonlySet<PageModule>; readonly rows: ReadonlySet<PageRow> }

/**
 * What is empty is left out, and what leads to nothing else goes with it: a heading right above it, and the heads of a row in
 * which nothing but heads would remain. A row that never held anything else is as its owner made it.
 */
export function leftOutOf(rows: Rows, judge: Judge): LeftOut {
  const out = rows.map((row) => ({ row, modules: leftOutOfRow(row, judge) }))
  return {
    modules: new Set(out.flatMap(({ modules }) => modules)),
    rows: new Set(out.filter(({ row, modules }) => modules.length > 0 && modules.length === countOf(row)).map(({ row }) => row)),
  }
}

const countOf = ({ columns }: PageRow): number => columns.reduce((sum, { modules }) => sum + modules.length, 0)

function leftOutOfRow({ columns }: PageRow, judge: Judge): PageModule[] {
  const gone = new Set(columns.flatMap(({ modules }) => leadingNowhere(modules, judge)))
  const rest = columns.flatMap(({ modules }) => modules.filter((module) => !gone.has(module)))
  return gone.size > 0 && rest.every(judge.introduces) ? [...gone, ...rest] : [...gone]
}

/** The empty modules of a column, and the heads of parts in which everything is empty. */
function leadingNowhere(modules: readonly PageModule[], { isEmpty, introduces }: Judge): PageModule[] {
  const parts: { readonly heads: PageModule[]; readonly content: PageModule[] }[] = []
  for (const module of modules) {
    const last = parts.at(-1)
    if (introduces(module) && last?.content.length === 0) last.heads.push(module)
    else if (introduces(module)) parts.push({ heads: [module], content: [] })
    else if (last) last.content.push(module)
    else parts.push({ heads: [], content: [module] })
  }
  return parts.flatMap(({ heads, content }) => {
    const empty = content.filter(isEmpty)
    return empty.length > 0 && empty.length === content.length ? [...heads, ...empty] : empty
  })
}
