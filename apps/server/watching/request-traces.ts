import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TracedRequest, Tracing } from './tracing'

/** Each request that is not answered out of memory is a span, and what it asks of others lies within it. */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  const traced = new WeakMap<FastifyRequest, TracedRequest>()
  server.addHook('onRequest', (request, _reply, done) => {
    const begun = tracing.begin(request.method, isFromProxy(request) ? request.headers : undefined)
    traced.set(request, begun)
    begun.run(done)
  })
  server.addHook('onResponse', async (request, { statusCode }) => traced.get(request)?.end(request.routeOptions.url, statusCode))
}

/** Whether one of TRUSTED_PROXIES handed it on: what a stranger says of a trace is not believed. */
const isFromProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1
