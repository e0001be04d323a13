import { answer } from '@frontage/kit/wire/answer.server'
import { Download } from '@frontage/kit/wire/download'
import { currentOf, readableCurrent } from '../../server/kept'
import { nameOf, type PagesService } from '../../server/pages-service'
import { mayEditPages } from '../../server/policy'
import { issuesOf } from '../../validation-issues'
import { exportPages, importPages } from '../../wire.transfer'
import { pagesFile, pagesIn } from './pages-file'
import { compare, takeIn } from './take-pages'

const fileName = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** Pages as their owner has them now, whether visitors see that or not. */
export const exportPagesRoute = ({ need, pages, audit }: PagesService) =>
  answer(exportPages)
    .allow(mayEditPages)
    .with(async ({ id }, context) => {
      const documents = id ? [currentOf(await need(id))] : (await pages.all()).flatMap((page) => readableCurrent(page) ?? [])
      await audit.note({ action: 'pages.export', target: id ? `page ${id}` : `pages ${documents.length}` }, context)
      const name = id ? fileName(documents[0]!.path) : 'pages'
      return new Download(`${name}.json`, 'application/json; charset=utf-8', Buffer.from(pagesFile(documents)))
    })

/** Looks at a file, and takes in all of its pages or none of them. They are drafts then: nobody sees them yet. */
export const importPagesRoute = (desk: PagesService) =>
  answer(importPages)
    .allow(mayEditPages)
    .with(async ({ text, dryRun }, context) => {
      const { pages, bad } = pagesIn(text)
      const isLook = dryRun || bad.length > 0
      const taken = await desk.db.transaction().execute(async (trx) => {
        const compared = await compare(pages, desk, trx)
        if (isLook) return compared
        await takeIn(compared, nameOf(context), desk, trx)
        await desk.audit.note({ action: 'pages.import', target: `pages ${compared.length}` }, context, trx)
        return compared
      })
      return {
        pages: taken.map(({ document, outcome }) => {
          const { path, title } = document
          return { path, title, outcome, faults: issuesOf(document, desk.registry.findBlock) }
        }),
        bad,
        imported: isLook ? 0 : taken.length,
      }
    })
