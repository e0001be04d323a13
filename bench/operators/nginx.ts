import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filmOf, hashOf } from '../storage/site.ts'
import { cleanUpOnSignal, temporaryFolder, withCleanup } from '../tools/cleanup.ts'
import { freePort, startDaemon } from '../tools/daemon.ts'
import { runFrontage, startFrontage } from '../tools/frontage.ts'

// Puts `deploy/proxy/nginx.conf` before a site, with a certificate of an authority made for this, and visits it as people do.

const NAME = 'www.example.com'
const BASE = `https://${NAME}`
const MIB = 2 ** 20
/** A film of the largest size, and a reader who takes so many bytes a second. */
const FILM = 100 * MIB - 4096
const SLOW = '4M'
/** Another address of this machine, for which nobody speaks. */
const VISITOR = '127.0.0.2'

function fine(what: string, isFine: boolean, found: unknown): void {
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

type Ports = { readonly site: number; readonly plain: number; readonly secure: number }

/** The example, with what whoever follows it replaces, and the ports of this trial. */
function configure(folder: string, { site, plain, secure }: Ports, { certificate, key }: ReturnType<typeof certify>): string {
  const example = readFileSync('deploy/proxy/nginx.conf', 'utf8')
    .replace(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
    .replace('127.0.0.1:8080', `127.0.0.1:${site}`)
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
  (folder: string, authority: string, { plain, secure }: Ports) =>
  (...words: readonly string[]): { readonly head: string; readonly body: Buffer } => {
    const [head, body] = [path.join(folder, 'head'), path.join(folder, 'body')]
    const to = ['--connect-to', `${NAME}:443:127.0.0.1:${secure}`, '--connect-to', `${NAME}:80:127.0.0.1:${plain}`]
    const all = ['-sS', '--cacert', authority, '--interface', VISITOR, ...to, '-D', head, '-o', body, ...words]
    const { status, stderr } = spawnSync('curl', all, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`curl ${words.join(' ')}: ${stderr}`)
    return { head: readFileSync(head, 'utf8'), body: readFileSync(body) }
  }

cleanUpOnSignal()
await withCleanup(async (later) => {
  const folder = temporaryFolder(later)
  const ports: Ports = { site: await freePort(), plain: await freePort(), secure: await freePort() }
  const env = {
    DATA_DIR: path.join(folder, 'site'),
    PUBLIC_URL: BASE,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    PORT: String(ports.site),
  }
  const { accounts } = JSON.parse(runFrontage(['fixture'], env)) as { accounts: { owner: { email: string; password: string } } }
  const site = await startFrontage([], env)
  later(site.stop)
  const certified = certify(folder)
  const spool = path.join(folder, 'nginx')
  mkdirSync(spool, { mode: 0o777 })
  const config = configure(spool, ports, certified)
  const nginx = await startDaemon('/usr/sbin/nginx', ['-c', config, '-e', `${spool}/error.log`, '-g', 'daemon off;'], {
    listens: ports.secure,
  })
  later(nginx.stop)
  const visit = visitorOf(folder, certified.authority, ports)

  const list = visit(`${BASE}/embed?show=review-list.1`)
  fine('pages come over HTTPS and HTTP/2', /^HTTP\/2 200/.test(list.head), list.head)
  fine('browsers are told to come back over HTTPS', /^strict-transport-security/im.test(list.head), list.head)
  const plain = visit(`http://${NAME}/some?where=1`)
  fine('HTTP leads to HTTPS', /^location: https:\/\/www\.example\.com\/some\?where=1\r?$/im.test(plain.head), plain.head)
  const other = visit(`${BASE}/`, '-H', 'Host: other.example.com')
  fine('another name is no name of this site', / 421/.test(other.head.split('\n')[0] ?? ''), other.head)

  const json = ['-H', 'Content-Type: application/json', '-H', `Origin: ${BASE}`]
  const entered = visit(`${BASE}/api/sign-in`, ...json, '-H', 'X-Forwarded-For: 203.0.113.9', '-d', JSON.stringify(accounts.owner))
  const cookie = /^set-cookie: ([^;]+)/im.exec(entered.head)?.[1] ?? ''
  fine('the owner signs in', cookie.startsWith('__Host-frontage='), entered.head)
  const own = ['-H', `Cookie: ${cookie}`, '-H', `Origin: ${BASE}`]
  const sessions = visit(`${BASE}/api/account/security`, ...own).body.toString()
  fine(
    'who asks is whoever nginx sees, not who somebody claims to be',
    sessions.includes('127.0.0.x') && !sessions.includes('203.0.113'),
    sessions,
  )

  const film = filmOf(FILM)
  const file = path.join(folder, 'sea.mp4')
  writeFileSync(file, film)
  const fields = ['width=160', 'height=90', 'seconds=3', `file=@${file}`].flatMap((field) => ['-F', field])
  const added = visit(`${BASE}/api/media/films/add`, ...own, ...fields).body.toString()
  const { src } = (JSON.parse(added) as { film?: { src: string } }).film ?? { src: '' }
  fine(`a film of ${Math.round(FILM / MIB)} MB is taken`, src !== '', added)
  const whole = visit(`${BASE}${src}`, '--limit-rate', SLOW)
  fine('it comes back byte by byte, to somebody who reads slowly for half a minute', hashOf(whole.body) === hashOf(film), whole.head)
  const part = visit(`${BASE}${src}`, '-r', '5-9')
  fine('and in parts', / 206/.test(part.head) && part.body.equals(film.subarray(5, 10)), part.head)
  const large = path.join(folder, 'large.zip')
  writeFileSync(large, Buffer.alloc(150 * MIB))
  const refused = visit(`${BASE}/api/site/import`, ...own, '-F', `file=@${large}`)
  fine('a body that nginx alone would have refused is answered by the site', !/nginx/i.test(refused.body.toString()), refused.body)
  const log = statSync(path.join(spool, 'error.log')).size ? readFileSync(path.join(spool, 'error.log'), 'utf8') : ''
  fine('nginx has nothing to complain about', !/\[(error|crit|emerg)\]/.test(log), log)
})
