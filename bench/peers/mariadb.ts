import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Daemon, startDaemon } from '../tools/daemon.ts'
import { isRoot, userNamed } from './user.ts'

export const MARIADB = '/usr/sbin/mariadbd'

export type MariaDb = Daemon & { readonly socket: string }

/** A MariaDB with its own defaults, in a folder of its own, reached by a socket only; it holds one empty database. */
export async function startMariaDb(folder: string, database: string): Promise<MariaDb> {
  mkdirSync(folder, { recursive: true })
  const user = isRoot ? ['--user=mysql'] : []
  if (isRoot) {
    const { uid, gid } = userNamed('mysql')
    chownSync(folder, uid, gid)
  }
  const data = path.join(folder, 'data')
  const socket = path.join(folder, 'socket')
  run('mariadb-install-db', ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db', ...user])
  const words = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', `--pid-file=${folder}/pid`, ...user]
  const daemon = await startDaemon(MARIADB, words, { listens: socket })
  run('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', `--execute=create database ${database}`])
  return { ...daemon, socket }
}

function run(program: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`)
}
