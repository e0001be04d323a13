import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Daemon, freePort, startDaemon } from '../tools/daemon.ts'

export const HAPROXY = '/usr/sbin/haproxy'

/** HAProxy before some ports of this machine, each in its turn; one that does not say that it is ready is asked nothing. */
export async function startHaproxy(folder: string, ports: readonly number[]): Promise<Daemon & { readonly base: string }> {
  const port = await freePort()
  const file = path.join(folder, `haproxy-${port}.cfg`)
  writeFileSync(file, configOf(port, ports))
  return { ...(await startDaemon(HAPROXY, ['-db', '-f', file], { listens: port })), base: `http://127.0.0.1:${port}` }
}

const configOf = (port: number, ports: readonly number[]): string => `
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 60s
  timeout check 5s
frontend site
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 1s fastinter 200ms downinter 200ms fall 2 rise 1
${ports.map((each) => `  server at${each} 127.0.0.1:${each}`).join('\n')}
`
