import type { Tools } from '@frontage/kit/feature.server'
import { FRAME, readFrame } from '@frontage/kit/frame.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { isRecord, storedIn } from '@frontage/kit/storage/stored-json.server'
import type { SiteEntry, Transfer, TransferReport } from '@frontage/kit/transfer.server'
import { readable } from '../../../server/kept'
import type { PagesService } from '../../../server/pages-service'
import { issuesOf } from '../../../validation-issues'
import { contentsOf, FILES, type PageDocuments } from './site-contents'
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
    const all: SiteEntry[] = []
    for await (const entry of entries(desk, tools, trx)) all.push(entry)
    return new Map(all)
  },
  entries: () => entries(desk, tools),

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

/** Everything that a site says of its pages, of which no more than some are in memory at a time. */
async function* entries(desk: PagesService, tools: Pick<Tools, 'site' | 'log'>, trx?: AnyDatabase): AsyncGenerator<SiteEntry> {
  const site = trx ? createSite(trx) : tools.site
  yield [FILES.about, { name: (await site.read('name')) ?? '' }]
  yield [FILES.header, await readFrame('header', { ...tools, site })]
  yield [FILES.footer, await readFrame('footer', { ...tools, site })]
  yield* textsOf(desk, 'live', FILES.pages, trx)
  yield* textsOf(desk, 'draft', FILES.drafts, trx)
  const rows = (await desk.savedRows.all(trx)).flatMap(({ id, name, row }) => {
    const stored = storedIn(isRecord, row, `saved row ${id}`)
    return stored ? [{ name, row: stored }] : []
  })
  if (rows.length) yield [FILES.rows, rows]
}

async function* textsOf({ pages }: PagesService, column: 'live' | 'draft', folder: string, trx?: AnyDatabase): AsyncGenerator<SiteEntry> {
  for await (const { id, [column]: json } of pages.each(column, trx)) {
    const page = json === null ? undefined : readable(json, `page ${id}`)
    if (page) yield [`${folder}/${fileName(page.path, id)}`, page]
  }
}

function issuesIn(pages: PageDocuments, { registry }: PagesService): TransferReport['faults'] {
  const faults: { path: string; text: string }[] = []
  for (const page of pages)
    for (const { path, text } of issuesOf(page, registry.findBlock)) faults.push({ path: `${page.path}: ${path}`, text })
  return faults
}
