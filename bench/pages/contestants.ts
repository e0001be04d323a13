import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MARIADB } from '../peers/mariadb.ts'
import { NGINX, type Static, startNginx } from '../peers/nginx.ts'
import { PHP_FPM } from '../peers/php-fpm.ts'
import { paragraphBlocks, startWordPress, WORDPRESS } from '../peers/wordpress.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { type Answer, fetchRaw } from '../tools/fetch.ts'
import { startFrontage } from '../tools/frontage.ts'
import { textOf } from '../tools/text.ts'

export type Contestant = { readonly name: string; readonly url: string; readonly encoding: string; readonly pids: readonly number[] }

const PAGE = '/reviews'
const ENCODINGS = ['br', 'identity'] as const

export const ask = (url: string, encoding: string): Promise<Answer> => fetchRaw(url, { headers: { 'accept-encoding': encoding } })

/** Starts everybody who takes part; they stand idle until it is their turn. Who is compared comes one after the other. */
export async function contestants(later: Later): Promise<Contestant[]> {
  const folder = temporaryFolder(later)
  const site = await startFrontage(['--demo'], { DATA_DIR: path.join(folder, 'site') })
  later(site.stop)
  const url = `${site.base}${PAGE}`
  const ours = ENCODINGS.map((encoding) => ({ name: 'Frontage', url, encoding, pids: [site.pid] }))
  const all = [...ours, ...(await nginxBeside(url, folder, later)), ...(await wordPressBeside(url, folder, later))]
  return all.sort((one, other) => one.encoding.localeCompare(other.encoding))
}

/** nginx gets a file for each encoding, with what we answered in it, and sends it under the same headers. */
async function nginxBeside(url: string, folder: string, later: Later): Promise<Contestant[]> {
  if (!existsSync(NGINX)) return []
  const files = await Promise.all(ENCODINGS.map((encoding) => keptAnswer(url, encoding, path.join(folder, `page.${encoding}`))))
  const port = await freePort()
  const nginx = await startNginx(path.join(folder, 'nginx'), { port, files })
  later(nginx.stop)
  const peers = ENCODINGS.map((encoding) => ({ name: 'nginx', url: `http://127.0.0.1:${port}/${encoding}`, encoding, pids: [nginx.pid] }))
  for (const peer of peers) await requireSame(url, peer)
  return peers
}

async function keptAnswer(url: string, encoding: string, file: string): Promise<Static> {
  const { body, headers } = await ask(url, encoding)
  writeFileSync(file, body)
  const { date, connection, 'keep-alive': keepAlive, 'content-length': length, ...same } = headers
  return { address: `/${encoding}`, file, headers: same as Record<string, string> }
}

/** What is compared has to be the same, or the comparison says nothing. Date and connection are each server's own. */
async function requireSame(url: string, { url: other, encoding }: Contestant): Promise<void> {
  const [ours, theirs] = [await ask(url, encoding), await ask(other, encoding)]
  const own = ['date', 'connection', 'keep-alive', 'server']
  const names = [...new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)])].filter((name) => !own.includes(name))
  const differing = names.filter((name) => ours.headers[name] !== theirs.headers[name])
  if (theirs.status !== 200 || !ours.body.equals(theirs.body) || differing.length)
    throw new Error(`nginx answers otherwise than we do (${theirs.status}, headers: ${differing.join(', ') || 'same'})`)
}

/** Whether everything is there that WordPress needs. */
export const hasWordPress = (): boolean => [WORDPRESS, NGINX, MARIADB, PHP_FPM ?? ''].every((part) => existsSync(part))

/** WordPress shows the text of our page; quotation marks and dashes it sets its own way, so a few pieces may differ. */
async function wordPressBeside(url: string, folder: string, later: Later): Promise<Contestant[]> {
  if (!hasWordPress()) return []
  const text = textOf((await ask(url, 'identity')).body.toString())
  const pages = [{ title: text.title, content: paragraphBlocks(text.paragraphs) }]
  const { url: addressOf, pids } = await startWordPress(path.join(folder, 'wordpress'), { pages }, later)
  const peer = addressOf(0)
  const { status, headers, body } = await ask(peer, 'identity')
  if (status !== 200) throw new Error(`WordPress answers ${status} to ${peer} ${headers.location ?? ''}`)
  const shown = new Set(textOf(body.toString()).paragraphs)
  const missing = text.paragraphs.filter((paragraph) => !shown.has(paragraph))
  if (missing.length > text.paragraphs.length / 4) throw new Error(`WordPress does not show the text: ${missing[0]}`)
  return [{ name: 'WordPress', url: peer, encoding: 'identity', pids }]
}
