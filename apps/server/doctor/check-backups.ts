import { readBackups } from '@frontage/kit/backups.server'
import type { App } from '../app'
import { type Finding, findingsAbout } from './finding'

const backups = findingsAbout('Backups')

const HOUR = 3_600_000
/** Hours: a day, and some more. */
const LATE = 26
const EVERY_DAY = 'Run frontage backup every day, or switch on the schedule under Backups in the admin.'

/** How old the last backup is that the site knows of: one of its schedule, or of `frontage backup`. */
export async function* checkBackups({ site, clock }: Pick<App, 'site' | 'clock'>): AsyncGenerator<Finding> {
  // What is wrong with the database is said elsewhere.
  const known = await readBackups(site).catch(() => undefined)
  if (!known) return
  const { last, failed } = known
  if (failed) yield backups.fault(`The last one failed, at ${failed.at}: ${failed.why}`, 'Run frontage backup, and see what it says.')
  const hours = last && Math.floor((clock.now().getTime() - Date.parse(last.at)) / HOUR)
  if (hours === undefined) yield backups.warning('None is known.', EVERY_DAY)
  else if (hours >= LATE) yield backups.warning(`The last one is ${hours} hours old.`, EVERY_DAY)
  else yield backups.good(hours < 2 ? 'The last one was made just now.' : `The last one is ${hours} hours old.`)
}
