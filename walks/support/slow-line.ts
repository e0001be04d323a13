import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/** Long enough for a browser to paint what it has. */
const STALLS = 600

/** A line to the site on which every page stalls once, at a place in its body. */
export async function startSlowLine(site: string, place: string): Promise<{ readonly base: string; stop(): void }> {
  const server = createServer((asked, answer) => {
    const { accept = '*/*' } = asked.headers
    request(site + asked.url, { method: asked.method, headers: { accept } }, async (got) => {
      const { 'content-length': _, ...headers } = got.headers
      answer.writeHead(got.statusCode ?? 500, headers)
      if (!headers['content-type']?.startsWith('text/html')) return void got.pipe(answer)
      const html = await text(got)
      const at = html.indexOf(place, html.indexOf('<body'))
      answer.write(html.slice(0, at))
      await setTimeout(STALLS)
      answer.end(html.slice(at))
    })
      .on('error', () => answer.destroy())
      .end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
