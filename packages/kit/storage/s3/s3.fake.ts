import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { S3Settings } from './s3.server'
import { isSigned } from './signature.fake'

/**
 * `away`: 503; `fails`: 500; `hangs`: takes everything and never answers; `cuts`: breaks off in the middle; `damages`: sends other bytes;
 * `slow`: takes and hands out 1 KB at a time.
 */
export type Mood = 'works' | 'away' | 'fails' | 'hangs' | 'cuts' | 'damages' | 'slow'

type Kept = { readonly bytes: Buffer; readonly headers: Record<string, string>; readonly modified: Date }
type Begun = { readonly key: string; readonly headers: Record<string, string>; readonly parts: Map<number, Buffer>; readonly at: Date }
type State = {
  mood: Mood
  /** Requests that meet the mood; all later ones work. */
  left: number
  /** `PUT ab/…` of everything that was asked. */
  readonly asked: string[]
  readonly objects: Map<string, Kept>
  readonly begun: Map<string, Begun>
}

const credentials = { id: 'fake-access-key', secret: 'fake-secret-access-key' }
const BUCKET = 'site'

/** A service that speaks S3 and keeps objects in memory: it checks signatures and checksums, and fails as it is told. */
export async function startS3() {
  const state: State = { mood: 'works', left: Number.POSITIVE_INFINITY, asked: [], objects: new Map(), begun: new Map() }
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => void answer(state, request, response).catch(() => response.destroy()))
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))))
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  const settings: S3Settings = {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-test-1',
    accessKeyId: credentials.id,
    secretAccessKey: credentials.secret,
    pathStyle: true,
    prefix: '',
  }
  return { settings, state, stop, startAgain: () => listen(port) }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://s3')
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
  const key = rest.join('/')
  state.asked.push(`${request.method} ${key}`)
  const mood = state.left > 0 ? state.mood : 'works'
  state.left -= 1
  if (mood === 'hangs') return
  if (mood === 'cuts' && request.method !== 'GET') {
    request.once('data', () => request.destroy())
    return
  }
  const body = mood === 'slow' ? await buffer(dripping(request)) : await buffer(request)
  if (mood === 'away') return refuse(response, 503, 'SlowDown')
  if (mood === 'fails') return refuse(response, 500, 'InternalError')
  if (!isSigned(request, credentials)) return refuse(response, 403, 'SignatureDoesNotMatch')
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
  if (
    sha256(mood === 'damages' ? Buffer.concat([body, Buffer.from('x')]) : body) !== request.headers['x-amz-content-sha256'] &&
    body.length
  )
    return refuse(response, 400, 'XAmzContentSHA256Mismatch')
  const work = works[request.method ?? '']
  if (work) work({ state, key, query: url.searchParams, body, mood, request, response })
  else refuse(response, 405, 'MethodNotAllowed')
}

type Work = {
  readonly state: State
  readonly key: string
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly mood: Mood
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** What is kept with an object. */
const keptHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('x-amz-meta-') || ['content-type', 'cache-control'].includes(name))
      .map(([name, value]) => [name, String(value)]),
  )

const DROP = 1_024
/** Milliseconds between two drops: more bytes than sockets hold take seconds. */
const BETWEEN = 10

async function* dripping(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of bytes)
    for (let at = 0; at < part.length; at += DROP) {
      yield part.subarray(at, at + DROP)
      await setTimeout(BETWEEN)
    }
}

const works: Readonly<Record<string, (work: Work) => void>> = {
  PUT: ({ state, key, query, body, request, response }) => {
    const begun = state.begun.get(query.get('uploadId') ?? '')
    const source = request.headers['x-amz-copy-source']
    if (begun) begun.parts.set(Number(query.get('partNumber')), body)
    else if (source) {
      const from = state.objects.get(decodeURIComponent(String(source)).split('/').slice(1).join('/'))
      if (!from) return refuse(response, 404, 'NoSuchKey')
      const isNew = request.headers['x-amz-metadata-directive'] === 'REPLACE'
      state.objects.set(key, { ...from, ...(isNew && { headers: keptHeaders(request) }) })
      response.end(`<CopyObjectResult><ETag>${etagOf(from.bytes)}</ETag></CopyObjectResult>`)
      return
    } else state.objects.set(key, { bytes: body, headers: keptHeaders(request), modified: new Date() })
    response.setHeader('etag', etagOf(body)).end()
  },
  GET: (work) => {
    if (work.key) send(work)
    else if (work.query.has('uploads')) listBegun(work)
    else list(work)
  },
  HEAD: send,
  DELETE: ({ state, key, query, response }) => {
    if (query.has('uploadId')) state.begun.delete(query.get('uploadId')!)
    else state.objects.delete(key)
    response.writeHead(204).end()
  },
  POST: ({ state, key, query, request, response }) => {
    const id = query.get('uploadId')
    const begun = state.begun.get(id ?? '')
    if (!id) {
      const made = randomUUID()
      state.begun.set(made, { key, headers: keptHeaders(request), parts: new Map(), at: new Date() })
      response.end(`<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`)
      return
    }
    if (!begun) return refuse(response, 404, 'NoSuchUpload')
    const bytes = Buffer.concat([...begun.parts].sort(([one], [other]) => one - other).map(([, part]) => part))
    state.objects.set(key, { bytes, headers: begun.headers, modified: new Date() })
    state.begun.delete(id)
    response.end(`<CompleteMultipartUploadResult><ETag>${etagOf(bytes)}</ETag></CompleteMultipartUploadResult>`)
  },
}

function send({ state, key, mood, request, response }: Work): void {
  const kept = state.objects.get(key)
  if (!kept) {
    refuse(response, 404, 'NoSuchKey')
    return
  }
  const { bytes, headers, modified } = kept
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const [start, end] = from ? [Number(from), to ? Number(to) : bytes.length - 1] : [0, bytes.length - 1]
  const part = bytes.subarray(start, end + 1)
  response.writeHead(from ? 206 : 200, {
    ...headers,
    etag: etagOf(bytes),
    'content-length': part.length,
    'last-modified': modified.toUTCString(),
    ...(from && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  })
  if (request.method === 'HEAD') response.end()
  else if (mood === 'slow') Readable.from(dripping(Readable.from([part]))).pipe(response)
  else if (mood === 'cuts') response.write(part.subarray(0, part.length / 2), () => response.destroy())
  else response.end(mood === 'damages' ? Buffer.from(part).fill('x', 0, 1) : part)
}

const MOST_LISTED = 2

function list({ state, query, response }: Work): void {
  const after = query.get('continuation-token') ?? ''
  const keys = [...state.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
  const shown = keys.slice(0, MOST_LISTED)
  const rows = shown.map((key) => {
    const { bytes, modified } = state.objects.get(key)!
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`
  })
  const next = keys.length > shown.length ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
  response.end(`<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`)
}

function listBegun({ state, response }: Work): void {
  const rows = [...state.begun].map(
    ([id, { key, at }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
  )
  response.end(`<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`)
}
