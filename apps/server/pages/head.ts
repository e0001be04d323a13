import type { Head, PageHead, PagePlace } from '@frontage/kit/findable.server'
import type { PageSource, StoredPage } from '@frontage/kit/island/page'

/** What features add to the head of a page. What a later one says of the title counts; whatever one of them hides is hidden. */
export async function headOf(page: StoredPage, canonical: string, heads: readonly Head[], pages: PageSource): Promise<PageHead> {
  const place: PagePlace = { canonical, above: await pagesAbove(page.path, pages) }
  const parts = await Promise.all(heads.map((head) => head(page, place)))
  return {
    title: parts.findLast(({ title }) => title)?.title ?? page.title,
    isHidden: Boolean(page.isHidden) || parts.some(({ isHidden }) => isHidden),
    meta: Object.assign({}, ...parts.map(({ meta }) => meta)) as Record<string, string>,
    feeds: parts.flatMap(({ feeds }) => feeds ?? []),
    structured: [...(page.structured ? [page.structured] : []), ...parts.flatMap(({ structured }) => structured ?? [])],
  }
}

/** `/portfolio/deck` lies below `/portfolio`, if there is such a page, and below the home page. */
async function pagesAbove(path: string, pages: PageSource): Promise<PagePlace['above']> {
  if (path === '/') return []
  const steps = path.split('/').slice(1, -1)
  const paths = ['/', ...steps.map((_step, index) => `/${steps.slice(0, index + 1).join('/')}`)]
  const found = await Promise.all(paths.map((above) => pages.find(above)))
  return found.flatMap((one) => (one ? [{ path: one.path, title: one.title }] : []))
}
