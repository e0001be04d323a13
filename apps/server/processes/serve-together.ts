import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { ServerSettings } from '../settings'
import { StartRefused } from '../settings'
import type { Roles } from './roles'
import { type Child, supervise } from './supervisor'

/**
 * `frontage serve --processes N`: one process for background tasks and N for visitors, who share the port; each is started again when
 * it ends by itself. A signal to stop goes to all of them; this one ends after the last.
 */
export async function serveTogether(words: readonly string[], { processes }: Roles, settings: ServerSettings): Promise<void> {
  if (settings.port === 0) throw new StartRefused('--processes needs a PORT: all of them share it')
  if (process.platform !== 'linux') throw new StartRefused('--processes needs Linux: elsewhere processes cannot share a port')
  const demo = words.filter((word) => word === '--demo')
  const web = Array.from({ length: processes }, (_, number) => ['--web', '--shared', ...(number ? ['--quiet'] : demo)])
  const { stop, ended } = supervise([...web, ['--jobs']], {
    start: (roles) => startAs(roles, [...web, ['--jobs']].indexOf(roles as string[]), settings),
    pause: (milliseconds) => setTimeout(milliseconds),
    now: Date.now,
    log: (line) => console.error(`frontage: ${line}`),
  })
  const onSignal = (): void => stop()
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  if (!(await ended)) process.exitCode = 1
}

/** The same program again, with the port for its numbers next to that of the one before. */
function startAs(words: readonly string[], number: number, { metrics }: ServerSettings): Child {
  const port = metrics.port === undefined ? {} : { METRICS_PORT: String(metrics.port + Math.max(0, number)) }
  const child: ChildProcess = spawn(process.execPath, [...process.execArgv, process.argv[1]!, 'serve', ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...port },
  })
  return {
    ended: new Promise((resolve) => {
      child.once('exit', (code) => resolve(code))
      child.once('error', () => resolve(1))
    }),
    stop: () => void child.kill('SIGTERM'),
  }
}
