import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
// Benchmarks and scripts load this file by itself, so the ending stands here.
import { freePort } from '../../free-port.fake.ts'

export type TestPostgres = {
  readonly url: string
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
  /** Ends the server by a signal, and leaves its folder. */
  end(signal: NodeJS.Signals): Promise<void>
  /** Starts it again where it was. */
  begin(): Promise<void>
}

/** `standbyOf`: copies that server and follows it, until it is promoted. */
export type PostgresOptions = { readonly durable?: boolean; readonly standbyOf?: Pick<TestPostgres, 'port'>; readonly port?: number }

const DEBIAN = '/usr/lib/postgresql'

/** A real PostgreSQL in a folder that goes when it stops. It refuses to run as root, so root lends it another user. */
export async function startPostgres({ durable = false, standbyOf, port: wanted }: PostgresOptions = {}): Promise<TestPostgres> {
  const user = userToRunAs()
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder } }
  if (standbyOf) copy(standbyOf.port, path.join(folder, 'data'), options)
  else initialise(path.join(folder, 'data'), options)
  const port = wanted ?? (await freePort())
  const fast = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=60', ...fast].flatMap((setting) => ['-c', setting])
  const words = ['-D', path.join(folder, 'data'), '-k', folder, '-p', String(port), ...settings]
  const begin = async (): Promise<ReturnType<typeof spawn>> => {
    const started = spawn(programme('postgres'), words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    await readiness(started)
    return started
  }
  let server = await begin()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    if (server.exitCode === null && server.signalCode === null) await ended
  }
  return {
    url: `postgres://frontage@127.0.0.1:${port}/postgres`,
    port,
    get pid() {
      return server.pid!
    },
    end,
    begin: async () => {
      server = await begin()
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Newest Debian version first, then whatever the search path holds. */
function programme(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => `${DEBIAN}/${version}/bin/${name}`).find(existsSync) ?? name
}

export function userToRunAs(): { uid: number; gid: number } | { uid?: never; gid?: never } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  const name = ['postgres', 'nobody'].find((candidate) => spawnSync('id', ['-u', candidate]).status === 0)
  if (!name) throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody user')
  return { uid: idOf('-u', name), gid: idOf('-g', name) }
}

function initialise(data: string, options: object): void {
  const made = spawnSync(programme('initdb'), ['-D', data, '-U', 'frontage', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], {
    ...options,
    encoding: 'utf8',
  })
  if (made.error) throw new Error('PostgreSQL is not installed: script/test installs it (package postgresql)')
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
}

/** A copy of a server that runs, which will follow it from where it stands. */
function copy(port: number, data: string, options: object): void {
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'frontage', '-D', data, '-R', '-X', 'stream', '-c', 'fast']
  const made = spawnSync(programme('pg_basebackup'), from, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`pg_basebackup: ${made.stderr}`)
}

function readiness(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk
      if (/ready to accept (read-only )?connections/.test(log)) resolve()
    })
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}\n${log}`)))
  })
}
