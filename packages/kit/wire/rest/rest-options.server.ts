import type { FastifyInstance } from 'fastify'
import { addressOf } from '../address'
import type { Call } from '../call'
import { mayPostFromAnyPage } from '../cors.server'
import { ROOT, restHeadersFor } from './rest-headers.server'

/** A path as the server matches it: `:id` is a number. */
export const patternOf = (path: string): string => path.replace(/:(\w+)/g, ':$1(^\\d+$)')

/** OPTIONS of a call that any page may make: what WordPress tells of its routes, and what browsers ask before they post. */
export function mountRestOptions(server: FastifyInstance, call: Call, publicUrl: string): void {
  const { method, path } = addressOf(call)
  if (!call.isOpen || !path.startsWith(ROOT)) return
  const namespace = path.slice(ROOT.length).split('/').slice(0, 2).join('/')
  const endpoints = [{ methods: [method], args: [] }]
  const told = { namespace, methods: [method], endpoints, ...(call.described && { schema: call.described }) }
  server.options(patternOf(path), async (_request, reply) => {
    reply.headers({ ...mayPostFromAnyPage, ...restHeadersFor(publicUrl), allow: method })
    return told
  })
}
