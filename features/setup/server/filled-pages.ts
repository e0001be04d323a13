import type { SiteRegistry } from '@frontage/kit/feature.server'
import type { PageName } from '../spec'
import { isWritten } from './gaps'
import { fillingPages } from './pages/frame'
import { paths } from './pages/pages'

type Registry = Pick<SiteRegistry, 'shown' | 'pageAt'>

/** Of the pages that have nothing to show at first, those that visitors find something on. */
export async function filledPages(registry: Registry): Promise<ReadonlySet<PageName>> {
  const { reviews, projects } = registry.shown()
  const isFilled = {
    reviews: async () => (await reviews?.()) ?? false,
    projects: async () => (await projects?.()) ?? false,
    news: async () => isWritten('news', (await registry.pageAt(paths.news))?.document),
  }
  const filled: PageName[] = []
  for (const name of fillingPages) if (await isFilled[name]()) filled.push(name)
  return new Set(filled)
}
