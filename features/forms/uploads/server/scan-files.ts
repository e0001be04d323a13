import type { Tools } from '@frontage/kit/feature.server'
import { Unreachable } from '@frontage/kit/post/job.server'
import { ScannerSilent } from '@frontage/kit/storage/scanner.server'
import type { FileScan } from '../../entry'
import type { FilesStore } from '../../server/files.store'
import { createScansStore, SCAN_JOB, type ScanJob } from '../../server/scans.store'

type Needs = Pick<Tools, 'db' | 'clock' | 'jobs' | 'files' | 'scanner' | 'events' | 'log'> & { readonly store: FilesStore }

/** Files that could not be checked while their visitor waited are checked later, until somebody says what they are. */
export function createScans(needs: Needs) {
  const { db, jobs, files, scanner, events, log, store } = needs
  const scans = createScansStore(needs)

  const note = (id: number, scan: FileScan): Promise<void> =>
    db.transaction().execute(async (trx) => {
      await scans.note(id, scan, trx)
      await events.tell('forms.received', trx)
    })

  /** A message keeps the name of what was found in it, and nothing of its bytes; what was not sent goes. */
  async function destroy(id: number, key: string): Promise<void> {
    await note(id, 'infected')
    if (await store.forgetUnsent([id])) return
    await files.remove(key)
    log.warn({ file: id }, 'a virus was found in a file of a message; the file was deleted')
  }

  async function check(id: number): Promise<void> {
    const row = await scans.find(id)
    if (!row || row.scan === 'clean') return
    if (row.scan === 'infected') return destroy(id, row.key)
    if (!scanner) throw new Unreachable('no virus scanner is set', 'all')
    try {
      if ((await scanner.scanLater(() => files.stream(row.key))) === 'infected') return await destroy(id, row.key)
    } catch (reason) {
      if (reason instanceof ScannerSilent) throw new Unreachable(reason.message, 'all')
      throw reason
    }
    await note(id, 'clean')
  }

  jobs.handle(SCAN_JOB, {
    title: 'Check an attached file for viruses',
    lane: 'patient',
    run: (payload) => check((payload as ScanJob).file),
  })

  return {
    start: async (): Promise<void> => {
      if (scanner) await scans.waitAll()
    },
  }
}
