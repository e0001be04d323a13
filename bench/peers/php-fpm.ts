import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Daemon, startDaemon } from '../tools/daemon.ts'
import { isRoot } from './user.ts'

/** The newest php-fpm of the system. */
export const PHP_FPM = globSync('/usr/sbin/php-fpm*').sort().at(-1)

export type PhpFpm = Daemon & { readonly socket: string }

/** php-fpm with the pool that Debian ships and its usual php.ini, opcode cache and all, on a socket of its own. */
export async function startPhpFpm(folder: string): Promise<PhpFpm> {
  if (!PHP_FPM) throw new Error('php-fpm is not installed')
  mkdirSync(folder, { recursive: true })
  const socket = path.join(folder, 'socket')
  const config = path.join(folder, 'fpm.conf')
  const lines = [
    '[global]',
    `pid = ${folder}/pid`,
    `error_log = ${folder}/error.log`,
    '[www]',
    ...(isRoot ? ['user = www-data', 'group = www-data', 'listen.owner = www-data', 'listen.group = www-data'] : []),
    `listen = ${socket}`,
    'pm = dynamic',
    'pm.max_children = 5',
    'pm.start_servers = 2',
    'pm.min_spare_servers = 1',
    'pm.max_spare_servers = 3',
  ]
  writeFileSync(config, `${lines.join('\n')}\n`)
  const daemon = await startDaemon(PHP_FPM, ['--nodaemonize', '--fpm-config', config], { listens: socket, signal: 'SIGQUIT' })
  return { ...daemon, socket }
}
