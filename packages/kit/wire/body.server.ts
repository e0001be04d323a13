import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What came in, before any schema has seen it. It has no prototype, so no name in it can mean anything else. */
export type Fields = Record<string, unknown>

const MOST_FIELDS = 200
const MOST_FIELD_BYTES = 256 * 1024
/** No call takes files yet: a few small ones are read, so that their field can be named in the refusal. */
const MOST_FILES = 5
const MOST_FILE_BYTES = 64 * 1024

/** Teaches the server the two form encodings; JSON it knows, and plain text it forgets. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  server.removeContentTypeParser('text/plain')
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, collect(new URLSearchParams(body as string))),
  )
  await server.register(multipart, {
    limits: { fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES, files: MOST_FILES, fileSize: MOST_FILE_BYTES, parts: MOST_FIELDS },
  })
}

/** A name that comes once is its value; one that comes more often is a list, which no scalar schema takes. */
function collect(pairs: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = Object.create(null)
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > MOST_FIELDS) break
    const before = fields[name]
    fields[name] = name in fields ? [...(Array.isArray(before) ? before : [before]), value] : value
  }
  return fields
}

/** The fields of a request, whichever way they were sent. */
export async function fieldsOf(request: FastifyRequest): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'HEAD') return collect(Object.entries(request.query as object))
  if (request.isMultipart()) return collect(await multipartPairs(request))
  return (request.body ?? Object.create(null)) as Fields
}

async function multipartPairs(request: FastifyRequest): Promise<[string, unknown][]> {
  const pairs: [string, unknown][] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') part.file.resume()
    pairs.push([part.fieldname, part.type === 'file' ? { file: part.filename } : part.value])
  }
  return pairs
}
