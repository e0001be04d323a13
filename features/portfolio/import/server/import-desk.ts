import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Context, type Route } from '@frontage/kit/wire/answer.server'
import { mayImportWork } from '../../server/policy'
import { getImport, importFile, importSite, type PortfolioImport } from '../wire.admin'
import { createImportsStore, type Payload } from './imports.store'
import { IMPORT_JOB } from './run-import'

type Desk = Pick<Tools, 'db' | 'jobs' | 'clock' | 'audit'>

/** What the owner's admin asks about imports. They run as jobs, and go on when the page is closed. */
export function createImportRoutes({ db, jobs, clock, audit }: Desk): Route[] {
  const imports = createImportsStore(db)

  async function begin(source: 'file' | 'site', payload: Payload, context: Context): Promise<PortfolioImport & object> {
    const report = {
      ...{ state: 'running' as const, source, done: 0, total: 0, added: 0, changed: 0, pictures: 0, left: [], leftOut: 0, reason: '' },
      startedAt: clock.now().toISOString(),
    }
    const id = await db.transaction().execute(async (trx) => {
      const begun = await imports.begin(report, payload, trx)
      await jobs.add(IMPORT_JOB, { id: begun, from: 0 }, trx)
      await audit.note({ action: 'portfolio.import', target: `import ${begun}` }, context, trx)
      return begun
    })
    return { id, ...report }
  }

  return [
    answer(importFile)
      .allow(mayImportWork)
      .with(async ({ text, pictures, state }, context) => ({
        import: await begin('file', { text, items: [], withPictures: pictures, state }, context),
      })),
    answer(importSite)
      .allow(mayImportWork)
      .with(async ({ address, pictures, state }, context) => ({
        import: await begin('site', { address, items: [], withPictures: pictures, state }, context),
      })),
    answer(getImport)
      .allow(mayImportWork)
      .with(async ({ id }) => ({ import: (await imports.find(id)) ?? null })),
  ]
}
