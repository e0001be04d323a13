import type { Tools } from '@frontage/kit/feature.server'
import { NoJson, packSite, unpackSite } from '@frontage/kit/site-archive.server'
import type { Spool } from '@frontage/kit/storage/incoming.server'
import { NoArchive } from '@frontage/kit/storage/tar.server'
import type { SiteMover } from '@frontage/kit/transfer.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Download } from '@frontage/kit/wire/download'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Upload } from '@frontage/kit/wire/upload'
import { written } from '@frontage/kit/wire/written-download.server'
import { nameOf } from '../../../server/pages-service'
import { mayMoveSite } from '../../../server/policy'
import { messages } from '../../messages'
import { beginSiteImport, exportSite, importSite } from '../../wire'

export const exportSiteRoute = (mover: SiteMover, { audit, files }: Pick<Tools, 'audit' | 'files'>) =>
  answer(exportSite)
    .allow(mayMoveSite)
    .proved()
    .with(async (_request, context) => {
      const archive = await written(files.incoming, async (target) => packSite(target, await mover.write()))
      await audit.note({ action: 'site.export', target: 'site' }, context)
      return new Download('site.tar.gz', 'application/gzip', archive)
    })

export const beginSiteImportRoute = answer(beginSiteImport)
  .allow(mayMoveSite)
  .proved()
  .with(async () => ({}))

/** A whole site that comes into one without a page is what visitors see from then on. */
export const importSiteRoute = (mover: SiteMover, { audit, files, registry }: Pick<Tools, 'audit' | 'files' | 'registry'>) =>
  answer(importSite)
    .allow(mayMoveSite)
    .proved()
    .with(async ({ file, dryRun }, context) => {
      const spool = files.incoming()
      try {
        const isLook = dryRun === '1'
        const site = await siteIn(file, spool)
        const isFirst = (await registry.places()).length === 0
        const report = await mover.read(site, { by: nameOf(context), dryRun: isLook })
        const isKept = !isLook && report.bad.length === 0
        if (isKept) await audit.note({ action: 'site.import', target: 'site' }, context)
        if (isKept && isFirst) await registry.openSite()
        return {
          ...report,
          brought: [...report.brought],
          faults: [...report.faults],
          bad: [...report.bad],
          files: site.files.length,
          isKept,
        }
      } finally {
        await spool.clear()
      }
    })

/** What is no archive of a site, or holds data that cannot be read, is refused at its place. */
async function siteIn({ incoming }: Upload, spool: Spool): ReturnType<typeof unpackSite> {
  if (!incoming) throw new Refusal('too-large', messages.siteTooLarge, { status: 413, field: 'file' })
  return unpackSite(incoming.path, spool).catch((reason: unknown) => {
    if (reason instanceof NoJson) throw new Refusal('not-json', messages.fileNotJson(reason.message), { field: 'file' })
    if (reason instanceof NoArchive) throw new Refusal('not-a-site', messages.notSite, { field: 'file' })
    throw reason
  })
}
