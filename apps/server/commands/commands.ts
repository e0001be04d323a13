import { backUp, restoreSite, verifyBackup } from './backup'
import { runDoctor } from './doctor'
import { exportAs } from './export'
import { sweepFiles } from './files'
import { fixture } from './fixture'
import { generate } from './generate'
import { help } from './help'
import { importFile } from './import'
import { importWordPress } from './import-wordpress'
import { adoptSite, migrateDatabase } from './migrate'
import { move } from './move'
import { openSite } from './open-site'
import { passwordLink } from './password'
import { listAffected, runPrivacy } from './privacy'
import { runRetention } from './retention'
import { listRoutes } from './routes'
import { dropSecondStep } from './second-step'
import { serve } from './serve'
import { importSite } from './site'
import { printVersion } from './version'

export type Command = (words: readonly string[]) => Promise<void>

/** Imports that bring a whole site. */
const wholeSites: Readonly<Record<string, Command>> = { site: importSite, wordpress: importWordPress }

/** `frontage <name> …`; what each does in a line stands in `help.ts`. */
export const commands: Readonly<Record<string, Command>> = {
  serve,
  migrate: migrateDatabase,
  adopt: adoptSite,
  import: ([what = '', ...words]) => wholeSites[what]?.(words) ?? importFile([what, ...words]),
  export: exportAs,
  backup: backUp,
  verify: verifyBackup,
  restore: restoreSite,
  doctor: runDoctor,
  move,
  site: openSite,
  generate,
  fixture,
  password: passwordLink,
  'second-step': dropSecondStep,
  privacy: runPrivacy,
  affected: listAffected,
  retention: runRetention,
  files: sweepFiles,
  routes: listRoutes,
  version: printVersion,
  help,
}
