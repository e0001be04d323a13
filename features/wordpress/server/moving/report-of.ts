import type { SiteRegistry } from '@frontage/kit/feature.server'
import { MOST_LINES } from '../../spec'
import type { ImportReport, KindCount } from '../../wire.admin'
import type { WordPressReport } from '../import/import-export'
import type { Gap } from '../translate/translate-export'

type Registry = Pick<SiteRegistry, 'pageAt'>

/** What an import brings or brought, as its owner reads it. */
export async function reportOf(report: WordPressReport, isLook: boolean, registry: Registry): Promise<ImportReport> {
  const { from, gaps, faults, bad, hasTheme } = report
  const placeOf = isLook ? placesThere(report) : await placesHere(gaps.slice(0, MOST_LINES), registry)
  return {
    ...{ isLook, hasTheme, title: from.title, url: from.url, counts: countsOf(report) },
    gaps: gaps.slice(0, MOST_LINES).map((gap) => ({ page: gap.page, at: placeOf(gap), what: gap.what })),
    allGaps: gaps.length,
    faults: faults.slice(0, MOST_LINES),
    bad: bad.slice(0, MOST_LINES),
  }
}

/** Counts by whatever kinds came, in the order in which they came. */
export function countsOf({
  brought,
  pictures,
  missed,
  from,
}: Pick<WordPressReport, 'brought' | 'pictures' | 'missed' | 'from'>): KindCount[] {
  const posts = new Set(from.pages.filter(({ isPost }) => isPost).map(({ path }) => `page ${path}`))
  const counts = new Map<string, KindCount>()
  for (const { what, outcome } of brought) {
    const kind = posts.has(what) ? 'post' : kindOf(what)
    const before = counts.get(kind) ?? { kind, new: 0, changed: 0, same: 0, missing: 0 }
    counts.set(kind, { ...before, [outcome]: before[outcome] + 1 })
  }
  if (pictures + missed > 0) counts.set('picture', { kind: 'picture', new: pictures, changed: 0, same: 0, missing: missed })
  return [...counts.values()]
}

/** `page /about`, `form 3` and `redirect /old` are known by what stands before their name. */
function kindOf(what: string): string {
  const path = what.indexOf(' /')
  const last = what.lastIndexOf(' ')
  const hasNumber = last > 0 && /^\d+$/.test(what.slice(last + 1))
  return path > 0 ? what.slice(0, path) : hasNumber ? what.slice(0, last) : what
}

/** Before anything is here, the page of the old site. */
function placesThere({ from }: WordPressReport): (gap: Gap) => string {
  const links = new Map(from.pages.map(({ path, link }) => [path, /^https?:\/\//.test(link) ? link : '']))
  return ({ page }) => links.get(page) ?? ''
}

/** The row of the page in the editor. */
async function placesHere(gaps: readonly Gap[], registry: Registry): Promise<(gap: Gap) => string> {
  const ids = new Map<string, number>()
  for (const path of new Set(gaps.map(({ page }) => page).filter(Boolean))) {
    const page = await registry.pageAt(path)
    if (page) ids.set(path, page.id)
  }
  return ({ page, row, at }) => {
    if (at) return at
    const id = ids.get(page)
    if (id === undefined) return ''
    return `/admin/pages?page=${id}${row === undefined ? '' : `&at=${encodeURIComponent(`rows.${row}`)}`}`
  }
}
