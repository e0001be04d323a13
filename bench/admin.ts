import { existsSync } from 'node:fs'
import path from 'node:path'
import { longestTasks, type Opened } from './admin/open.ts'
import { BROWSER } from './browser/visit.ts'
import type { Login } from './editor/change.ts'
import { temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { runFrontage, startFrontage } from './tools/frontage.ts'
import { versionOf } from './tools/machine.ts'
import { median, range, say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const REVIEWS = 500
const MOST = 100
const VISITS = { quick: 3, full: 15 }

/** What an owner waits for when a long screen opens: the longest task in which their browser answers nothing. */
export const admin = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    if (!existsSync(BROWSER)) throw new Error(`no browser: ${BROWSER} is missing`)
    const env = { DATA_DIR: path.join(temporaryFolder(later), 'site') }
    const { owner } = JSON.parse(runFrontage(['fixture'], env)).accounts as { owner: Login }
    // Some of them are in another state.
    runFrontage(['generate', 'reviews', String(2 * REVIEWS)], env)
    const site = await startFrontage([], env)
    later(site.stop)
    const found = await longestTasks(site.base, owner, REVIEWS, isQuick ? VISITS.quick : VISITS.full)
    const slow = found.filter(({ tasks }) => median(tasks) > MOST).map(({ screen }) => screen)
    return {
      title: 'Long screens of the admin',
      parts: [
        `Milliseconds of the longest task while a screen opens, in ${isQuick ? VISITS.quick : VISITS.full} visits each.`,
        table(['screen', 'median', 'from to'], found.map(lineOf)),
        aim(slow.length === 0, `at most ${MOST} ms${slow.length ? `; above it: ${slow.join('; ')}` : ''}`),
      ],
      hasStrays: true,
      versions: [`Chromium ${versionOf(BROWSER, '--version')}`],
    }
  })

const lineOf = ({ screen, tasks }: Opened): string[] => [screen, `**${say(median(tasks))}**`, range(tasks)]
