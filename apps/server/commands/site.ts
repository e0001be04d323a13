import type { SiteMover, TransferReport } from '@frontage/kit/transfer.server'
import type { App } from '../app'
import { StartRefused } from '../settings'
import { readSite, writeSite } from './site-folder'
import { withApp } from './with-app'

export const moverOf = ({ features }: App): SiteMover => {
  const mover = features.find((feature) => feature.mover)?.mover
  if (!mover) throw new Error('no feature can export or import the site')
  return mover
}

/** `frontage export site FOLDER|FILE.tar.gz`: everything that its owner set up; nothing of visitors, no account and no secret. */
export async function exportSite([folder = '']: readonly string[]): Promise<void> {
  if (!folder) throw new StartRefused('usage: frontage export site FOLDER|FILE.tar.gz')
  await withApp(async (app) => {
    const site = await moverOf(app).write()
    await writeSite(folder, site)
    console.log(`exported: ${site.texts.size} data files, ${site.files.length} other files`)
  })
}

/** `frontage import site FOLDER|FILE.tar.gz [--look]`: all of it or nothing; a look says what would come, and keeps nothing. */
export async function importSite(words: readonly string[]): Promise<void> {
  const [folder = ''] = words.filter((word) => !word.startsWith('--'))
  const dryRun = words.includes('--look')
  if (!folder) throw new StartRefused('usage: frontage import site FOLDER|FILE.tar.gz [--look]')
  await withApp(async (app) => {
    const spool = app.files.incoming()
    try {
      tell(await moverOf(app).read(await readSite(folder, spool), { by: 'import', dryRun }), dryRun)
    } finally {
      await spool.clear()
    }
  })
}

function tell({ brought, faults, bad }: TransferReport, isLook: boolean): void {
  for (const { path, text } of bad) console.error(`${path}: ${text}`)
  if (bad.length) throw new StartRefused(`nothing was imported: ${bad.length} ${bad.length === 1 ? 'file has' : 'files have'} errors`)
  for (const { path, text } of faults) console.log(`to fix: ${path}: ${text}`)
  for (const { what, outcome } of brought) if (outcome !== 'same') console.log(`${outcome}: ${what}`)
  const count = (outcome: string): number => brought.filter((one) => one.outcome === outcome).length
  console.log(`${isLook ? 'would be imported' : 'imported'}: ${count('new')} new, ${count('changed')} changed, ${count('same')} unchanged`)
}
