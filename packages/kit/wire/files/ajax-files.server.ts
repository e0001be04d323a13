import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Spool } from '../../storage/files/incoming.server'
import type { Route } from '../answer.server'
import { type Fields, lastOf, lastOfEach, type Uploads } from '../body.server'
import type { BeforeFiles } from './before-files.server'

type Choice = {
  readonly routeOf: (fields: Readonly<Fields>) => Route | undefined
  readonly uploadsFor: (fields: Readonly<Fields>) => Uploads | undefined
  readonly beforeFiles: BeforeFiles
}

/** Which call of the AJAX endpoint a request is for, decided by what stands before its first file at the latest. */
export function chooseAmong(calls: ReadonlyMap<string, Route>) {
  const mostGenerous = mostUploads([...calls.values()])
  const namedLast = [...calls.values()].find(({ call }) => call.uploads?.isNamedLast)
  const find = (action: unknown): Route | undefined => (typeof action === 'string' ? calls.get(action) : undefined)

  return (request: FastifyRequest, response: FastifyReply, spool: Spool | undefined): Choice => {
    const asked = (fields: Readonly<Fields>): unknown => lastOf(fields.action) ?? lastOf((request.query as Fields).action)
    const routeOf = (fields: Readonly<Fields>): Route | undefined => find(asked(fields))
    const atFiles = (fields: Readonly<Fields>): Route | undefined => (asked(fields) === undefined ? namedLast : routeOf(fields))
    let isAtFiles = false
    return {
      routeOf,
      uploadsFor: (fields) => {
        const uploads = asked(fields) === undefined && !isAtFiles ? mostGenerous : atFiles(fields)?.call.uploads
        return uploads && { ...uploads, spool }
      },
      beforeFiles: async (fields) => {
        isAtFiles = true
        const route = atFiles(fields)
        if (!route) return unknownCall(response)
        const early = await route.beforeFiles?.(lastOfEach(fields, route.call.lists))
        return early === undefined ? undefined : answerText(route, early, response)
      },
    }
  }
}

/** Which call it is may stand behind other fields: until the first file any length is fine that one of them takes. */
function mostUploads(routes: readonly Route[]): Uploads | undefined {
  const all = routes.flatMap(({ call }) => (call.uploads ? [call.uploads] : []))
  return all.length ? { most: Math.max(...all.map(({ most }) => most)), bytes: Math.max(...all.map(({ bytes }) => bytes)) } : undefined
}

/** As text, the way that page scripts of the originals read it. */
export function answerText({ call }: Route, answered: unknown, response: FastifyReply): string {
  if (typeof answered === 'string') return answered
  if (call.isJson) response.type('application/json; charset=utf-8')
  return call.isJson ? JSON.stringify(answered) : withoutBraces(JSON.stringify(answered))
}

export function unknownCall(response: FastifyReply): string {
  response.status(400)
  return '0'
}

/** Page scripts of the original cut an answer at its first brace that closes: none stands in a text of it. */
const withoutBraces = (json: string): string => json.replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.replaceAll('}', '\\u007d'))
