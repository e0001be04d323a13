import { existsSync } from 'node:fs'
import path from 'node:path'
import { BROWSER } from './browser/visit.ts'
import { type Changes, changesIn, type Login } from './editor/change.ts'
import { temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { runFrontage, startFrontage } from './tools/frontage.ts'
import { versionOf } from './tools/machine.ts'
import { median, range, say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const MODULES = 250
const MOST = 200
const CHANGES = { quick: 5, full: 30 }

/** What an owner waits for in the page editor: from a change to the page that shows it. */
export const editor = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    if (!existsSync(BROWSER)) throw new Error(`no browser: ${BROWSER} is missing`)
    const env = { DATA_DIR: path.join(temporaryFolder(later), 'site') }
    const { owner } = JSON.parse(runFrontage(['fixture'], env)).accounts as { owner: Login }
    const site = await startFrontage([], env)
    later(site.stop)
    const found = await changesIn(site.base, owner, MODULES, isQuick ? CHANGES.quick : CHANGES.full)
    const slow = found.filter(({ times }) => median(times) > MOST).map(({ name }) => name)
    return {
      title: `The editor of a page with ${MODULES} modules`,
      parts: [
        `Milliseconds from the change to the page that shows it, drawn by the server; ${isQuick ? CHANGES.quick : CHANGES.full} changes each.`,
        table(['change', 'median', 'from to'], found.map(lineOf)),
        aim(slow.length === 0, `at most ${MOST} ms${slow.length ? `; above it: ${slow.join('; ')}` : ''}`),
      ],
      hasStrays: true,
      versions: [`Chromium ${versionOf(BROWSER, '--version')}`],
    }
  })

const lineOf = ({ name, times }: Changes): string[] => [name, `**${say(median(times))}**`, range(times)]
