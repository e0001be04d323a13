import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../free-port.fake'
import { userToRunAs } from './postgres.fake'

/** Connections to PostgreSQL: fewer than a site uses, so that each is lent to many. */
const CONNECTIONS = 3

export type TestPooler = { readonly url: string; stop(): Promise<void> }

/** A real PgBouncer in transaction mode before a database, in a folder that goes when it stops. It refuses to run as root. */
export async function startPooler(databaseUrl: string): Promise<TestPooler> {
  const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync)
  if (!program) throw new Error('PgBouncer is not installed: script/test installs it (package pgbouncer)')
  const user = userToRunAs()
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-pooler-'))
  const port = await freePort()
  const { hostname, port: behind, username, pathname } = new URL(databaseUrl)
  const name = pathname.slice(1)
  writeFileSync(path.join(folder, 'users.txt'), `"${username}" ""\n`)
  const settings = [
    '[databases]',
    `${name} = host=${hostname} port=${behind} dbname=${name}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = trust', `auth_file = ${folder}/users.txt`],
    ...['pool_mode = transaction', `default_pool_size = ${CONNECTIONS}`, 'max_client_conn = 200'],
  ]
  writeFileSync(path.join(folder, 'pgbouncer.ini'), settings.join('\n'))
  if (user.uid !== undefined) for (const one of ['', 'users.txt', 'pgbouncer.ini']) chownSync(path.join(folder, one), user.uid, user.gid)
  const pooler = spawn(program, ['pgbouncer.ini'], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => void pooler.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    pooler.stderr.on('data', (chunk: Buffer) => {
      log += chunk
      if (/process up/.test(log)) resolve()
    })
    pooler.once('error', reject)
    pooler.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}\n${log}`)))
  })
  return {
    url: `postgres://${username}@127.0.0.1:${port}/${name}`,
    stop: async () => {
      pooler.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
