import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { watching } from './watch.ts'

const TOLD = '/told-by-the-page'
const SCRIPT = watching(`(text) => navigator.sendBeacon('${TOLD}', text)`)
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

export type ListeningProxy = { readonly base: string; readonly heard: string[]; stop(): void }

/**
 * Stands before the site for a browser that tells nobody what goes wrong in a page: puts one script, which its policy then names,
 * at the head of every page. Everything else passes as it is.
 */
export async function listenBefore(site: string): Promise<ListeningProxy> {
  const heard: string[] = []
  const server = createServer(async (asked, answer) => {
    if (asked.url !== TOLD) return pass(asked, answer, site, base)
    heard.push((await buffer(asked)).toString())
    answer.writeHead(204).end()
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    base,
    heard,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(asked: IncomingMessage, answer: ServerResponse, site: string, base: string): void {
  const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
  for (const name of ['origin', 'referer'] as const) if (headers[name]) headers[name] = headers[name].replace(base, site)
  // A line of its own each time: one that was kept may be closed by the site just as it is used again.
  const on = request(site + asked.url, { agent: false, method: asked.method ?? 'GET', headers }, async (got) => {
    const answered = { ...got.headers }
    if (answered.location) answered.location = answered.location.replace(site, base)
    if (!answered['content-type']?.startsWith('text/html')) {
      answer.writeHead(got.statusCode ?? 502, answered)
      got.pipe(answer)
      return
    }
    const page = (await buffer(got)).toString().replace(/<head[^>]*>/, (head) => `${head}<script>${SCRIPT}</script>`)
    const policy = answered['content-security-policy']
    if (policy) answered['content-security-policy'] = String(policy).replace(/script-src /, `script-src ${HASH} `)
    delete answered['content-length']
    answer.writeHead(got.statusCode ?? 502, answered).end(page)
  })
  on.on('error', () => answer.destroy())
  answer.on('close', () => on.destroy())
  asked.pipe(on)
}
