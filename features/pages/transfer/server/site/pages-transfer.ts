import type { Tools } from '@frontage/kit/feature.server'
import { FRAME, readFrame } from '@frontage/kit/frame.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { Transfer } from '@frontage/kit/transfer.server'
import type { PageDocument } from '../../../page'
import { readable } from '../../../server/kept'
import type { PageRecord } from '../../../server/pages.store'
import type { PagesService } from '../../../server/pages-service'
import { issuesOf } from '../../../validation-issues'
import { contentsOf, FILES } from './site-contents'
import { takePages } from './take-site-pages'
import { takeRows } from './take-site-rows'

/** A path of files that nothing can be climbed with: drafts may have any address. */
const fileName = (path: string, id: number): string => {
  if (path === '/') return 'home'
  return path.length <= 80 && /^(?:\/[a-z0-9-]+)+$/.test(path) ? path.slice(1).replaceAll('/', '--') : `page-${id}`
}

/** Pages with their header and footer, saved rows, and what the business is called. */
export const createPagesTransfer = (desk: PagesService, tools: Pick<Tools, 'site' | 'log'>): Transfer => ({
  name: 'pages',
  write: async (trx) => {
    const site = trx ? createSite(trx) : tools.site
    const pages = await desk.pages.all(trx)
    const rows = (await desk.savedRows.all(trx)).flatMap(({ id, name, row }) => {
      const stored = storedIn(isRecord, row, `saved row ${id}`)
      return stored ? [{ name, row: stored }] : []
    })
    return new Map<string, unknown>([
      [FILES.about, { name: (await site.read('name')) ?? '' }],
      [FILES.header, await readFrame('header', { ...tools, site })],
      [FILES.footer, await readFrame('footer', { ...tools, site })],
      ...textsOf(pages, 'live', FILES.pages),
      ...textsOf(pages, 'draft', FILES.drafts),
      ...(rows.length ? [[FILES.rows, rows] as const] : []),
    ])
  },

  read: async (texts, into) => {
    const { bad, name, frame, shown, drafts, rows } = contentsOf(texts)
    if (bad.length) return { brought: [], faults: [], bad }
    const site = createSite(into.trx)
    if (name !== undefined) await site.write('name', name)
    for (const [part, modules] of Object.entries(frame)) await site.write(FRAME[part as keyof typeof FRAME], JSON.stringify(modules))
    const pages = await takePages(shown, drafts, desk, into)
    return { brought: [...pages, ...(await takeRows(rows, desk, into))], faults: issuesIn(shown, desk), bad }
  },
})

function textsOf(pages: readonly PageRecord[], column: 'live' | 'draft', folder: string): [string, PageDocument][] {
  return pages.flatMap(({ id, [column]: json }) => {
    if (json === null) return []
    const page = readable(json, `page ${id}`)
    return page ? [[`${folder}/${fileName(page.path, id)}`, page] satisfies [string, PageDocument]] : []
  })
}

const issuesIn = (pages: readonly PageDocument[], { registry }: PagesService) =>
  pages.flatMap((page) => issuesOf(page, registry.findBlock).map(({ path, text }) => ({ path: `${page.path}: ${path}`, text })))
