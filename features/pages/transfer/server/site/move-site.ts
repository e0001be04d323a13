import type { Tools } from '@frontage/kit/feature.server'
import { NoJson, packSite, unpackSite } from '@frontage/kit/site-archive.server'
import { NoArchive } from '@frontage/kit/storage/tar.server'
import type { SiteMover } from '@frontage/kit/transfer.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Download } from '@frontage/kit/wire/download'
import { Refusal } from '@frontage/kit/wire/refusal'
import { nameOf } from '../../../server/pages-service'
import { mayMoveSite } from '../../../server/policy'
import { messages } from '../../messages'
import { beginSiteImport, exportSite, importSite } from '../../wire'

export const exportSiteRoute = (mover: SiteMover, { audit }: Pick<Tools, 'audit'>) =>
  answer(exportSite)
    .allow(mayMoveSite)
    .proved()
    .with(async (_request, context) => {
      const archive = await packSite(await mover.write())
      await audit.note({ action: 'site.export', target: 'site' }, context)
      return new Download('site.tar.gz', 'application/gzip', archive)
    })

export const beginSiteImportRoute = answer(beginSiteImport)
  .allow(mayMoveSite)
  .proved()
  .with(async () => ({}))

export const importSiteRoute = (mover: SiteMover, { audit }: Pick<Tools, 'audit'>) =>
  answer(importSite)
    .allow(mayMoveSite)
    .proved()
    .with(async ({ file, dryRun }, context) => {
      if (!file.bytes) throw new Refusal('too-large', messages.siteTooLarge, { status: 413, field: 'file' })
      const isLook = dryRun === '1'
      const site = await siteIn(file.bytes)
      const report = await mover.read(site, { by: nameOf(context), dryRun: isLook })
      const isKept = !isLook && report.bad.length === 0
      if (isKept) await audit.note({ action: 'site.import', target: 'site' }, context)
      return { ...report, brought: [...report.brought], faults: [...report.faults], bad: [...report.bad], files: site.files.length, isKept }
    })

/** What is no archive of a site, or holds data that cannot be read, is refused at its place. */
const siteIn = (bytes: Uint8Array): ReturnType<typeof unpackSite> =>
  unpackSite(bytes).catch((reason: unknown) => {
    if (reason instanceof NoJson) throw new Refusal('not-json', messages.fileNotJson(reason.message), { field: 'file' })
    if (reason instanceof NoArchive) throw new Refusal('not-a-site', messages.notSite, { field: 'file' })
    throw reason
  })
