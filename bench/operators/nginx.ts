import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { filmOf, hashOf } from '../storage/site.ts'
import { cleanUpOnSignal, temporaryFolder, withCleanup } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { runFrontage, startFrontage } from '../tools/frontage.ts'
import { BASE, fine, startNginx } from './nginx-before.ts'
import { visitTwo } from './nginx-two.ts'

// Puts the examples for nginx before a site, with a certificate of an authority made for this, and visits it as people do.

const MIB = 2 ** 20
/** A film of the largest size, and a reader who takes so many bytes a second. */
const FILM = 100 * MIB - 4096
const SLOW = '4M'

cleanUpOnSignal()
await withCleanup(async (later) => {
  const folder = temporaryFolder(later)
  const port = await freePort()
  const env = {
    DATA_DIR: path.join(folder, 'site'),
    PUBLIC_URL: BASE,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    PORT: String(port),
  }
  const { accounts } = JSON.parse(runFrontage(['fixture'], env)) as { accounts: { owner: { email: string; password: string } } }
  const site = await startFrontage([], env)
  later(site.stop)
  const { name, visit, complaints } = await startNginx('nginx.conf', folder, [port], later)

  const list = await visit(`${BASE}/embed?show=review-list.1`)
  fine('pages come over HTTPS and HTTP/2', /^HTTP\/2 200/.test(list.head), list.head)
  fine('browsers are told to come back over HTTPS', /^strict-transport-security/im.test(list.head), list.head)
  const plain = await visit(`http://${name}/some?where=1`)
  fine('HTTP leads to HTTPS', /^location: https:\/\/www\.example\.com\/some\?where=1\r?$/im.test(plain.head), plain.head)
  const other = await visit(`${BASE}/`, '-H', 'Host: other.example.com')
  fine('another name is no name of this site', / 421/.test(other.head.split('\n')[0] ?? ''), other.head)

  const json = ['-H', 'Content-Type: application/json', '-H', `Origin: ${BASE}`]
  const entered = await visit(`${BASE}/api/sign-in`, ...json, '-H', 'X-Forwarded-For: 203.0.113.9', '-d', JSON.stringify(accounts.owner))
  const cookie = /^set-cookie: ([^;]+)/im.exec(entered.head)?.[1] ?? ''
  fine('the owner signs in', cookie.startsWith('__Host-frontage='), entered.head)
  const own = ['-H', `Cookie: ${cookie}`, '-H', `Origin: ${BASE}`]
  const sessions = (await visit(`${BASE}/api/account/security`, ...own)).body.toString()
  fine(
    'who asks is whoever nginx sees, not who somebody claims to be',
    sessions.includes('127.0.0.x') && !sessions.includes('203.0.113'),
    sessions,
  )

  const film = filmOf(FILM)
  const file = path.join(folder, 'sea.mp4')
  writeFileSync(file, film)
  const fields = ['width=160', 'height=90', 'seconds=3', `file=@${file}`].flatMap((field) => ['-F', field])
  const added = (await visit(`${BASE}/api/media/films/add`, ...own, ...fields)).body.toString()
  const { src } = (JSON.parse(added) as { film?: { src: string } }).film ?? { src: '' }
  fine(`a film of ${Math.round(FILM / MIB)} MB is taken`, src !== '', added)
  const whole = await visit(`${BASE}${src}`, '--limit-rate', SLOW)
  fine('it comes back byte by byte, to somebody who reads slowly for half a minute', hashOf(whole.body) === hashOf(film), whole.head)
  const part = await visit(`${BASE}${src}`, '-r', '5-9')
  fine('and in parts', / 206/.test(part.head) && part.body.equals(film.subarray(5, 10)), part.head)
  const large = path.join(folder, 'large.zip')
  writeFileSync(large, Buffer.alloc(150 * MIB))
  const refused = await visit(`${BASE}/api/site/import`, ...own, '-F', `file=@${large}`)
  fine('a body that nginx alone would have refused is answered by the site', !/nginx/i.test(refused.body.toString()), refused.body)
  const log = complaints()
  fine('nginx has nothing to complain about', !/\[(error|crit|emerg)\]/.test(log), log)
})
await withCleanup(visitTwo)
