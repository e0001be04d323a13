import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }
type Options = { readonly headers?: Record<string, string>; readonly form?: Record<string, string> }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** One request on a connection that stays open; the body as it came, not unpacked. With a form it is a POST. */
export function fetchRaw(url: string, { headers = {}, form }: Options = {}): Promise<Answer> {
  const content = form && new URLSearchParams(form).toString()
  const type = form && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(content ?? '') }
  return new Promise((resolve, reject) => {
    const options = { agent, method: form ? 'POST' : 'GET', headers: { ...headers, ...type } }
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    sent.on('error', reject).end(content)
  })
}
