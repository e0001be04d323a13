import type { FastifyInstance } from 'fastify'
import type { App } from '../app'
import type { PageCache } from '../pages/page-cache'
import type { Pages } from '../pages/pages'
import { DOCUMENT_ADDRESS, REFERENCE_ADDRESS } from '../reference/addresses'
import { callEntry } from '../reference/call-reference'
import { CallReference } from '../reference/calls-page'
import { describeCalls } from '../reference/openapi/document'
import { compressed } from './assets'
import { type Delivery, deliver } from './deliver'
import { forAnyPage } from './embed'
import { dataPolicy } from './security-headers'

type Site = { readonly app: App; readonly pages: Pages; readonly cache: PageCache }

/** What the calls of this site are, for programs and for people: made when somebody first asks, once. It is public, as the source is. */
export function mountApiReference(server: FastifyInstance, { app, pages, cache }: Site): void {
  const described = once(() => describeCalls({ ...app, routes: app.router.routes }))
  const document = once(() => documentDelivery(described().document, app.headers))
  const entries = once(() => described().calls.map(callEntry))
  server.get(DOCUMENT_ADDRESS, async (request, reply) => {
    const delivery = await document()
    reply.hijack()
    deliver(delivery, request.raw, reply.raw)
  })
  server.get(REFERENCE_ADDRESS, async (request, reply) => {
    const page =
      cache.get(REFERENCE_ADDRESS) ??
      (await cache.recall(REFERENCE_ADDRESS, () => pages.reference('API', <CallReference calls={entries()} />)))
    reply.hijack()
    deliver(page, request.raw, reply.raw)
  })
}

const documentDelivery = async (document: object, headers: App['headers']): Promise<Delivery> => ({
  status: 200,
  headers: {
    ...{ ...headers, ...forAnyPage },
    'content-security-policy': dataPolicy,
    'cache-control': 'public, no-cache',
    'x-robots-tag': 'noindex',
  },
  asset: await compressed(Buffer.from(JSON.stringify(document)), 'application/json; charset=utf-8'),
})

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
