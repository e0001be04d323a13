import { existsSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '../app'
import { IN_FOLDER } from '../data-folder/data-folder'
import { type ServerSettings, StartRefused } from '../settings'
import { checkAddress } from './check-address'
import { checkBackups } from './check-backups'
import { checkDatabase } from './check-database'
import { checkEmail } from './check-email'
import { checkFiles } from './check-files'
import { checkMachine } from './check-machine'
import { checkScanner } from './check-scanner'
import { type Finding, findingsAbout } from './finding'

/**
 * Looks at everything that a site needs from the machine and the world around it, and changes nothing. Findings come as they are
 * made. Throws a StartRefused when there is no site to look at.
 */
export async function* examine(settings: ServerSettings): AsyncGenerator<Finding> {
  refuseWithoutSite(settings.dataDir)
  yield* checkMachine(settings)
  const app = await createApp({ ...settings, logLevel: 'silent' }).catch((reason: unknown) => {
    if (reason instanceof StartRefused) return reason
    throw reason
  })
  if (app instanceof StartRefused) {
    yield findingsAbout('Start').fault(app.message, 'Mend this first: without it nothing else can be looked at.')
    return
  }
  try {
    yield* checkDatabase(app, settings)
    yield* checkFiles(app, settings)
    yield* checkAddress(app, settings)
    yield* checkEmail(app, settings)
    yield* checkScanner(app)
    yield* checkBackups(app)
  } finally {
    await app.close()
  }
}

/** A folder without a site is not made into one. */
function refuseWithoutSite(folder: string): void {
  if (existsSync(path.join(folder, IN_FOLDER.marker))) return
  throw new StartRefused(`there is no site in ${folder}: set DATA_DIR as the server has it, or start the server once`)
}
