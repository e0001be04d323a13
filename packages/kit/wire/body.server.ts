import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Address } from './address'
import { Refusal } from './refusal'
import { Upload } from './upload'

/** What came in, before any schema has seen it. It has no prototype, so no name in it can mean anything else. */
export type Fields = Record<string, unknown>

const MOST_FIELDS = 200
const MOST_FIELD_BYTES = 256 * 1024
const MOST_FORM_BYTES = 1024 * 1024
/** Of calls that take no files a few small ones are read, so that their field can be named in the refusal. */
const NO_UPLOADS = { most: 5, bytes: 64 * 1024 }

export type Uploads = NonNullable<Address['uploads']>

/** Teaches the server the two form encodings; JSON it knows, and plain text it forgets. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  server.removeContentTypeParser('text/plain')
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, collect(new URLSearchParams(body as string))),
  )
  await server.register(multipart, {
    limits: { fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES, parts: MOST_FIELDS },
    throwFileSizeLimit: false,
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

/** The fields of a request, whichever way they were sent. Files are held up to the bytes of `uploads`. */
export async function fieldsOf(request: FastifyRequest, uploads: Uploads = NO_UPLOADS): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'HEAD') return collect(Object.entries(request.query as object))
  if (request.isMultipart()) return collect(await multipartPairs(request, uploads))
  return (request.body ?? Object.create(null)) as Fields
}

async function multipartPairs(request: FastifyRequest, uploads: Uploads): Promise<[string, unknown][]> {
  refuseEndless(request, uploads.most * uploads.bytes + MOST_FORM_BYTES)
  const pairs: [string, unknown][] = []
  const limits = { files: uploads.most, fileSize: uploads.bytes }
  for await (const part of request.parts({ limits })) {
    const value = part.type === 'file' ? await uploadOf(part) : part.value
    if (value !== undefined) pairs.push([part.fieldname, value])
  }
  return pairs
}

/** A form is refused by the length that it announces; one that announces none is cut off where it gets too long. */
function refuseEndless(request: FastifyRequest, most: number): void {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge()
  let read = 0
  request.raw.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > most) request.raw.destroy(tooLarge())
  })
}

const tooLarge = (): Refusal => new Refusal('too-large', 'This is more than the server takes at once.', { status: 413 })

/** A browser sends a file field that nothing was chosen in as a nameless file of no bytes: nothing was sent. */
async function uploadOf({ file, filename }: MultipartFile): Promise<Upload | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk as Buffer)
  if (!filename && chunks.length === 0) return undefined
  return new Upload(filename, file.truncated ? undefined : Buffer.concat(chunks))
}
