import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Later } from '../tools/cleanup.ts'
import { freePort, startDaemon } from '../tools/daemon.ts'

const NAME = 'www.example.com'
export const BASE = `https://${NAME}`
/** Another address of this machine, for which nobody speaks. */
const VISITOR = '127.0.0.2'

export function fine(what: string, isFine: boolean, found: unknown): void {
  if (!isFine) throw new Error(`${what}: no (${String(found).slice(0, 500)})`)
  console.log(`  fine: ${what}`)
}

/** A certificate for the name, and the authority that stands for it. */
function certify(folder: string): { readonly authority: string; readonly certificate: string; readonly key: string } {
  const at = (name: string): string => path.join(folder, name)
  const openssl = (...words: string[]): void => void execFileSync('openssl', words, { stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=Local authority', '-keyout', at('ca.key'), '-out', at('ca.pem'))
  openssl('req', ...key, '-subj', `/CN=${NAME}`, '-keyout', at('site.key'), '-out', at('site.csr'))
  writeFileSync(at('names'), `subjectAltName=DNS:${NAME}\n`)
  const signing = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '2', '-extfile', at('names')]
  openssl('x509', '-req', '-in', at('site.csr'), ...signing, '-out', at('site.pem'))
  return { authority: at('ca.pem'), certificate: at('site.pem'), key: at('site.key') }
}

/** Where the processes of the site listen, in the order of the example. */
type Ports = { readonly sites: readonly number[]; readonly plain: number; readonly secure: number }

/** The example, with what whoever follows it replaces, and the ports of this trial. */
function configure(
  name: string,
  folder: string,
  { sites, plain, secure }: Ports,
  { certificate, key }: ReturnType<typeof certify>,
): string {
  const example = readFileSync(`deploy/proxy/${name}`, 'utf8')
    .replace(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace(/127\.0\.0\.1:808(\d)/g, (_all, place) => `127.0.0.1:${sites[Number(place)]}`)
    .replace(/\/etc\/letsencrypt\S*fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S*privkey\.pem/, key)
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const user = process.getuid?.() === 0 ? 'user www-data;\n' : ''
  const file = path.join(folder, 'nginx.conf')
  const http = `include /etc/nginx/mime.types;\naccess_log off;\n${spools.join('\n')}\n${example}`
  writeFileSync(
    file,
    `${user}pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents { worker_connections 1024; }\nhttp {\n${http}\n}\n`,
  )
  return file
}

/** Asks as a visitor does who comes from another address of this machine. */
const visitorOf =
  (folder: string, authority: string, { plain, secure }: Ports): Visit =>
  async (...words) => {
    const [head, body] = [path.join(folder, 'head'), path.join(folder, 'body')]
    const to = ['--connect-to', `${NAME}:443:127.0.0.1:${secure}`, '--connect-to', `${NAME}:80:127.0.0.1:${plain}`]
    const all = ['-sS', '--cacert', authority, '--interface', VISITOR, ...to, '-D', head, '-o', body, ...words]
    await promisify(execFile)('curl', all)
    return { head: readFileSync(head, 'utf8'), body: readFileSync(body) }
  }

export type Visit = (...words: readonly string[]) => Promise<{ readonly head: string; readonly body: Buffer }>

/** Starts nginx with an example before the processes of a site. `complaints`: what nginx logged as an error. */
export async function startNginx(example: string, folder: string, sites: readonly number[], later: Later) {
  const ports: Ports = { sites, plain: await freePort(), secure: await freePort() }
  const certified = certify(folder)
  const spool = path.join(folder, 'nginx')
  mkdirSync(spool, { mode: 0o777 })
  const log = path.join(spool, 'error.log')
  const config = configure(example, spool, ports, certified)
  const nginx = await startDaemon('/usr/sbin/nginx', ['-c', config, '-e', log, '-g', 'daemon off;'], { listens: ports.secure })
  later(nginx.stop)
  return {
    name: NAME,
    visit: visitorOf(folder, certified.authority, ports),
    complaints: (): string => (statSync(log).size ? readFileSync(log, 'utf8') : ''),
  }
}
