import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

/** Cuts a page into what comes together. */
export type Cut = (html: string) => readonly string[]

/** A page that stalls once, at a place in its body. */
export const cutAt =
  (place: string): Cut =>
  (html) => {
    const at = html.indexOf(place, html.indexOf('<body'))
    return [html.slice(0, at), html.slice(at)]
  }

/** A page that comes in so many pieces, each of which ends where a tag of its body begins. */
export const cutInto =
  (pieces: number): Cut =>
  (html) => {
    const tags = [...html.matchAll(/<\/?[a-z]/g)].map(({ index }) => index).filter((at) => at > html.indexOf('<body'))
    const cuts = Array.from({ length: pieces - 1 }, (_, piece) => tags[Math.floor(((piece + 1) * tags.length) / pieces)] ?? html.length)
    return [0, ...cuts].map((at, index) => html.slice(at, cuts[index]))
  }

/** A line to the site on which every page comes in pieces, each of them so many milliseconds after the last. */
export async function startSlowLine(site: string, cut: Cut, stalls: number): Promise<{ readonly base: string; stop(): void }> {
  const server = createServer((asked, answer) => {
    const { accept = '*/*' } = asked.headers
    request(site + asked.url, { method: asked.method, headers: { accept } }, async (got) => {
      const { 'content-length': _, ...headers } = got.headers
      answer.writeHead(got.statusCode ?? 500, headers)
      if (!headers['content-type']?.startsWith('text/html')) return void got.pipe(answer)
      const [first = '', ...others] = cut(await text(got))
      answer.write(first)
      for (const piece of others) {
        await setTimeout(stalls)
        answer.write(piece)
      }
      answer.end()
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
