import type * as Aws from '@aws-sdk/client-s3'
import type { S3Client } from '@aws-sdk/client-s3'
import { type Body, type Piece, piecesOf, wholeHashOf } from './pieces.server'

/** The SHA-256 of the whole object as hex, which is kept with it and compared with what is read. */
export const WHOLE = 'sha256'

export type Tries = <Result>(work: (abortSignal: AbortSignal) => Promise<Result>, bytes?: number) => Promise<Result>
type Needs = { readonly aws: typeof Aws; readonly client: S3Client; readonly tries: Tries }
export type ObjectAbout = { readonly Bucket: string; readonly Key: string; readonly ContentType?: string; readonly CacheControl?: string }

/** Signs what a command carries: a service that speaks S3 compares it with what came, of whichever make and age it is. */
function signed<Command extends { middlewareStack: { add: unknown } }>(command: Command, { sha256 }: Piece): Command {
  const add = command.middlewareStack.add as (middleware: unknown, options: object) => void
  const middleware = (next: (args: unknown) => unknown) => (args: { request: { headers: Record<string, string> } }) => {
    args.request.headers['x-amz-content-sha256'] = sha256
    return next(args)
  }
  add.call(command.middlewareStack, middleware, { step: 'build', name: 'payloadHash' })
  return command
}

/** Keeps a body: in one request, or in parts when it is larger than one of them. */
export async function putBody(needs: Needs, about: ObjectAbout, body: Body): Promise<void> {
  const pieces = piecesOf(body)
  const first = (await pieces.next()).value as Piece
  const second = await pieces.next()
  if (second.done) await putWhole(needs, about, first)
  else await putParts(needs, { ...about, ...metadata(await wholeHashOf(body)) }, joined([first, second.value], pieces))
}

const metadata = (sha256: string | undefined) => (sha256 ? { Metadata: { [WHOLE]: sha256 } } : {})

async function putWhole({ aws, client, tries }: Needs, about: ObjectAbout, piece: Piece): Promise<void> {
  await tries((abortSignal) => {
    const command = new aws.PutObjectCommand({ ...about, ...metadata(piece.sha256), ContentLength: piece.bytes, Body: piece.open() })
    return client.send(signed(command, piece), { abortSignal })
  }, piece.bytes)
}

async function* joined(first: readonly Piece[], others: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
  yield* first
  yield* others
}

/** Part after part; what was begun and not finished is given up, as it would cost money for good. */
async function putParts(
  { aws, client, tries }: Needs,
  about: ObjectAbout & { Metadata?: object },
  pieces: AsyncGenerator<Piece>,
): Promise<void> {
  const { Bucket, Key } = about
  const begin = new aws.CreateMultipartUploadCommand({ ...about, Metadata: { ...about.Metadata } as Record<string, string> })
  const { UploadId } = await tries((abortSignal) => client.send(begin, { abortSignal }))
  const upload = { Bucket, Key, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for await (const piece of pieces) {
      const PartNumber = Parts.length + 1
      const { ETag } = await tries((abortSignal) => {
        const command = new aws.UploadPartCommand({ ...upload, PartNumber, ContentLength: piece.bytes, Body: piece.open() })
        return client.send(signed(command, piece), { abortSignal })
      }, piece.bytes)
      Parts.push({ PartNumber, ETag })
    }
    const complete = new aws.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })
    await tries((abortSignal) => client.send(complete, { abortSignal }))
  } catch (reason) {
    await tries((abortSignal) => client.send(new aws.AbortMultipartUploadCommand(upload), { abortSignal })).catch(() => {})
    throw reason
  }
}
