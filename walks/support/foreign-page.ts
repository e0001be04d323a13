import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a page can do to everything that stands on it. */
const hostile = `* { all: unset !important; color: lime !important; font: 40px fantasy !important; letter-spacing: 9px !important }
html { font-size: 10px } button, a, input { display: none !important } article { float: right; transform: rotate(9deg) }`

type Own = {
  readonly style?: string
  readonly policy?: string
  /** What stands in its head before everything else. */
  readonly head?: string
  readonly dir?: 'ltr' | 'rtl'
}

/** A page on a server of somebody else, with styles of its own, and perhaps a content policy. */
export async function withForeignPage(
  body: string,
  visit: (address: string) => Promise<void>,
  { style = hostile, policy, head = '', dir = 'ltr' }: Own = {},
): Promise<void> {
  const styles = style && `<style>${style}</style>`
  const html = `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><title>Elsewhere</title>${head}${styles}<body>${body}</body></html>`
  const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`).finally(() => server.close())
}
