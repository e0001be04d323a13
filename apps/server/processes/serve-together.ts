import cluster from 'node:cluster'
import { setTimeout } from 'node:timers/promises'
import type { ServerSettings } from '../settings'
import { StartRefused } from '../settings'
import type { Roles } from './roles'
import { type Child, supervise } from './supervisor'

/** What a process says to the one that started it once it does what it is there for. */
const READY = 'frontage: ready'

/**
 * `frontage serve --processes N`: one process for background tasks and N for visitors, who share the port; each is started again when
 * it ends by itself. The port is held here, so that nobody is refused while one of them is exchanged. A signal to stop goes to all of
 * them; this one ends after the last. SIGHUP starts all anew, one after the other.
 */
export async function serveTogether(words: readonly string[], { processes }: Roles, settings: ServerSettings): Promise<void> {
  if (settings.port === 0) throw new StartRefused('--processes needs a PORT: all of them share it')
  const demo = words.filter((word) => word === '--demo')
  const web = Array.from({ length: processes }, (_, number) => ['--web', ...(number ? ['--quiet'] : demo)])
  const all = [...web, ['--jobs']]
  const { stop, restart, ended } = supervise(all, {
    start: (roles) => startAs(roles, all.indexOf(roles as string[]), settings),
    pause: (milliseconds) => setTimeout(milliseconds),
    now: Date.now,
    log: (line) => console.error(`frontage: ${line}`),
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', () => void restart())
  if (!(await ended)) process.exitCode = 1
}

/** The same program again, with the port for its numbers next to that of the one before. */
function startAs(words: readonly string[], number: number, { metrics }: ServerSettings): Child {
  cluster.setupPrimary({ exec: process.argv[1]!, args: ['serve', ...words], execArgv: process.execArgv })
  const worker = cluster.fork(metrics.port === undefined ? {} : { METRICS_PORT: String(metrics.port + number) })
  return {
    ready: new Promise((resolve) => void worker.on('message', (message) => (message === READY ? resolve() : undefined))),
    ended: new Promise((resolve) => {
      worker.process.once('exit', (code) => resolve(code))
      worker.process.once('error', () => resolve(1))
    }),
    stop: () => void worker.process.kill('SIGTERM'),
  }
}

/** Tells whoever started this process beside others that it is ready. */
export const sayReady = (): void => void (cluster.isWorker && process.send?.(READY))
