import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ServerSettings, StartRefused } from '../settings'
import type { Watch } from './watch'

export type MetricsPort = { readonly address: AddressInfo; close(): Promise<void> }

/**
 * A port of its own for whoever watches the server: `/metrics`, and `/readyz` with everything that is known. Whoever reaches it may
 * read both. Undefined where none is set. Throws a StartRefused when it cannot be opened.
 */
export async function openMetricsPort(watch: Watch, { metrics: { port, host } }: ServerSettings): Promise<MetricsPort | undefined> {
  if (port === undefined) return undefined
  const server = createServer((request, response) => void answer(watch, request, response))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', ({ code }: NodeJS.ErrnoException) =>
    reject(new StartRefused(`cannot listen on METRICS_HOST and METRICS_PORT, ${host}:${port} (${code})`)),
  )
  server.listen(port, host, resolve)
  await promise
  return {
    address: server.address() as AddressInfo,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

async function answer(watch: Watch, { method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const isRead = method === 'GET' || method === 'HEAD'
    const report =
      isRead && url === '/metrics' ? await watch.metrics() : isRead && url === '/readyz' ? await watch.readiness(true) : undefined
    const { status, type, body } = report ?? { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' }
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(method === 'HEAD' ? undefined : body)
  } catch {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('The numbers could not be read\n')
  }
}
