import type { Tools } from '@frontage/kit/feature.server'
import { readFrame } from '@frontage/kit/frame.server'
import type { PageSource, StoredPage } from '@frontage/kit/island/page'
import { isAllowed } from '@frontage/kit/wire/permission'
import type { PageDocument } from '../../page'
import { readableOf } from '../../readable'
import type { PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import type { PublishedPages } from '../../server/published.store'
import { versionOf } from './page-versions'
import { sharedPage } from './share-page'

type SourceTools = Pick<Tools, 'site' | 'log'> & {
  /** The page that shows what a search found. */
  readonly resultsPage: () => StoredPage
  readonly template: (name: string) => Promise<PageDocument | undefined>
}

/** The pages that visitors open. Settings of a row that do not fit are left out, and somebody hears of it. */
export function createPageSource(published: PublishedPages, desk: PagesService, tools: SourceTools): PageSource {
  function read(document: PageDocument | undefined): StoredPage | undefined {
    if (!document) return undefined
    const { page, left } = readableOf(document)
    if (left.length) tools.log.error({ path: page.path, left }, 'settings of a page were left out')
    return page
  }

  return {
    find: async (path, search) => (path === '/' && search ? tools.resultsPage() : read(await published.find(path))),
    shared: async (token) => read(await sharedPage(token, desk)),
    version: async (page, version, actor) => read(isAllowed(mayEditPages, actor) ? await versionOf(page, version, desk) : undefined),
    template: async (name, actor) => read(isAllowed(mayEditPages, actor) ? await tools.template(name) : undefined),
    frame: async () => ({ header: await readFrame('header', tools), footer: await readFrame('footer', tools) }),
  }
}
