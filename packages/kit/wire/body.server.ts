import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AnsweredEarly, type BeforeFiles } from './files/before-files.server'
import { type Uploads, uploadOf } from './files/spool.server'
import { Upload } from './files/upload'
import { refuseEndlessJson } from './json-bounds.server'
import { Refusal } from './refusal'
import { readable, urlencodedPairs } from './text-bytes.server'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether anybody may ask: bounds of what is sent are narrower then. */
    isPublic?: boolean
  }
}

/** What came in, before any schema has seen it. It has no prototype, so no name in it can mean anything else. */
export type Fields = Record<string, unknown>

export type { Uploads } from './files/spool.server'

/** The bounds of a form whose fields have come so far: which call it is for may stand in one of them. */
export type UploadsFor = (fields: Readonly<Fields>) => Uploads | undefined

/** What comes after so many fields is read and not kept; a form of far more parts is refused. */
const MOST_FIELDS = 200
const MOST_PARTS = 2000
const MOST_FIELD_BYTES = 256 * 1024
const MOST_FORM_BYTES = 1024 * 1024
/** Of calls that take no files a few small ones are read, so that their field can be named in the refusal. */
const NO_UPLOADS: Uploads = { most: 5, bytes: 64 * 1024 }

/** Teaches the server the two form encodings and JSON within bounds; plain text it forgets. Texts come as bytes and are read by us. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  server.removeContentTypeParser('text/plain')
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, collect(urlencodedPairs(body as string))),
  )
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      refuseEndlessJson(body as string, { isPublic: request.routeOptions.config.isPublic ?? true })
      parseJson(request, body as string, done)
    } catch (reason) {
      done(reason as Error)
    }
  })
  await server.register(multipart, {
    defCharset: 'latin1',
    limits: { fields: MOST_PARTS, fieldSize: MOST_FIELD_BYTES, parts: MOST_PARTS },
    throwFileSizeLimit: false,
  } as object)
}

/** Bytes of all files that came. */
export const bytesIn = (fields: Readonly<Fields>): number =>
  Object.values(fields)
    .flat()
    .reduce<number>((sum, value) => sum + (value instanceof Upload ? value.size : 0), 0)

/** A name that comes once is its value; one that comes more often is a list, which no scalar schema takes. */
function collect(pairs: Iterable<readonly [string, unknown]>): Fields {
  const fields: Fields = Object.create(null)
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > MOST_FIELDS) break
    addTo(fields, name, value)
  }
  return fields
}

function addTo(fields: Fields, name: string, value: unknown): void {
  const before = fields[name]
  fields[name] = name in fields ? [...(Array.isArray(before) ? before : [before]), value] : value
}

/** Of what was sent more than once the last. */
export const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value)

/**
 * As the originals read forms, some of which send every field twice: a name that comes more often says what it says last.
 * Lists are `name[]`, and those that are named, with brackets or without; what stands twice in one stands there once.
 */
export function lastOfEach(fields: Readonly<Fields>, lists: readonly string[] = []): Fields {
  const read: Fields = Object.create(null)
  for (const [sent, value] of Object.entries(fields)) {
    const name = lists.find((list) => sent === `${list}[]`) ?? sent
    const isList = name.endsWith(']') || lists.includes(name)
    const here = isList && Array.isArray(value) ? [...new Set(value)] : isList ? value : lastOf(value)
    read[name] = name in read ? [read[name], here].flat() : here
  }
  return read
}

/** The fields of a request, whichever way they were sent. Files are held up to the bytes of `uploads`. Throws AnsweredEarly where `beforeFiles` answers. */
export async function fieldsOf(
  request: FastifyRequest,
  uploads: Uploads | UploadsFor = NO_UPLOADS,
  beforeFiles?: BeforeFiles,
): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'HEAD') return collect(Object.entries(request.query as object))
  if (request.isMultipart()) return multipartFields(request, typeof uploads === 'function' ? uploads : () => uploads, beforeFiles)
  return namedFields(request.body ?? Object.create(null))
}

/** JSON is a list of names as well, and no endless one. */
function namedFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('bad-request', 'This request could not be read.', { status: 400 })
  if (Object.keys(body).length > MOST_PARTS) throw tooLarge()
  return body as Fields
}

async function multipartFields(request: FastifyRequest, uploadsFor: UploadsFor, beforeFiles: BeforeFiles | undefined): Promise<Fields> {
  const fields: Fields = Object.create(null)
  const bounds = (): Uploads => uploadsFor(fields) ?? NO_UPLOADS
  const longest = (): number => mostFormBytes(bounds())
  await refuseByLength(request, longest(), bounds())
  // From here to the first part nothing is waited for: bytes would be lost that are read meanwhile.
  cutOffEndless(request, longest)
  const { most, bytes } = bounds()
  let files = 0
  let count = 0
  for await (const part of request.parts({ limits: { files: most, fileSize: bytes } })) {
    if (part.type === 'file' && files === 0) {
      await answerBefore(fields, beforeFiles)
      if (announced(request) > longest()) throw tooLarge()
    }
    if (part.type === 'file' && ++files > bounds().most) throw tooLarge()
    const value = part.type === 'file' ? await uploadOf(part, bounds()) : readable(part.value as string)
    if (value !== undefined && ++count <= MOST_FIELDS) addTo(fields, part.fieldname, value)
  }
  return fields
}

async function answerBefore(fields: Readonly<Fields>, beforeFiles: BeforeFiles | undefined): Promise<void> {
  const answer = await beforeFiles?.(fields)
  if (answer !== undefined) throw new AnsweredEarly(answer)
}

/**
 * A form is refused by the length that it announces, before it is read: when it is too large, and when it brings files (it is
 * longer than fields can be) that there is no room for.
 */
async function refuseByLength(request: FastifyRequest, longest: number, { spool }: Uploads): Promise<void> {
  const length = announced(request)
  if (length > longest) throw tooLarge()
  if (length > MOST_FORM_BYTES) await spool?.need(length)
}

const announced = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

/** A form that announces no length is cut off where it gets too long. */
function cutOffEndless(request: FastifyRequest, longest: () => number): void {
  let read = 0
  request.raw.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > longest()) request.raw.destroy(tooLarge())
  })
}

/** Bytes of the largest form that takes such files. */
export const mostFormBytes = ({ most, bytes }: Omit<Uploads, 'spool'> = NO_UPLOADS): number => most * bytes + MOST_FORM_BYTES

const tooLarge = (): Refusal => new Refusal('too-large', 'This is larger than the server accepts.', { status: 413 })
