import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'valibot'
import type { Spool } from '../../storage/files/incoming.server'
import { spokenAnswer } from '../../words/admin-words.server'
import { addressOf } from '../address'
import type { Context, Route } from '../answer.server'
import { type Fields, fieldsOf } from '../body.server'
import { AnsweredEarly } from '../files/before-files.server'
import { Download } from '../files/download'
import { sendDownload } from '../files/send-download.server'
import { Refusal } from '../refusal'
import { requireSameOrigin } from '../same-origin.server'
import { restHeaders } from './rest.server'
import { patternOf } from './rest-options.server'

type Tools = {
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply, route: Route) => Promise<Context>
  /** Throws a Refusal when whoever asks may not. */
  readonly permit: (route: Route, context: Context) => Promise<void>
  readonly incoming: (() => Spool) | undefined
  /** Counts the files that a visitor sent. Throws a Refusal when they were too many bytes for a day. */
  readonly countFiles: (fields: Fields, bucket: string) => Promise<void>
  readonly publicUrl: string
}

/** Puts a call behind its own address. Origin and right are decided before a byte of the body is read. */
export function mountRestCall(server: FastifyInstance, route: Route, { contextOf, permit, incoming, countFiles, publicUrl }: Tools): void {
  const { call, permission } = route
  const { method, path } = addressOf(call)
  const permitted = new WeakMap<FastifyRequest, Context>()

  async function onRequest(request: FastifyRequest, response: FastifyReply): Promise<void> {
    restHeaders(route, request, response, publicUrl)
    if (method === 'POST' && !call.isOpen) requireSameOrigin(request, publicUrl, call.uploads !== undefined)
    const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')
    if (call.onlyForms && !isForm) throw new Refusal(call.onlyForms.code, call.onlyForms.message, { status: 415 })
    const context = await contextOf(request, response, route)
    await permit(route, context)
    await route.first?.(request.params)
    permitted.set(request, context)
  }

  async function handler(request: FastifyRequest, response: FastifyReply): Promise<unknown> {
    const spool = call.uploads ? incoming?.() : undefined
    try {
      const uploads = call.uploads && { ...call.uploads, spool, isInMemory: !call.toFolder }
      const fields = await fieldsOf(request, uploads, route.beforeFiles)
      const context = permitted.get(request)!
      if (permission?.roles === 'public') await countFiles(fields, context.bucket)
      const input = parse(call.request, Object.assign(fields, request.params))
      const answered = await route.reply(input, context)
      return answered instanceof Download ? sendDownload(answered, response) : spokenAnswer(request, call.answer, answered)
    } catch (reason) {
      if (reason instanceof AnsweredEarly) return reason.answer
      throw reason
    } finally {
      await spool?.clear()
    }
  }

  const limit = call.body ? { bodyLimit: call.body } : {}
  server.route({ method, url: patternOf(path), onRequest, config: { isPublic: permission?.roles === 'public' }, ...limit, handler })
}
