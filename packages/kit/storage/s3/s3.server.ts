import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type * as Aws from '@aws-sdk/client-s3'
import { isMissing, S3_PATIENCE, type S3Patience, timeForBytes, withRetries } from './away.server'
import { type AskForRange, bytesOf, type Range } from './get.server'
import type { Body } from './pieces.server'
import { putBody, type Tries } from './put.server'

export { isMissing, StorageAway } from './away.server'
export type { Range } from './get.server'
export type { Body } from './pieces.server'

/** A bucket, and how to get at it. */
export type S3Settings = {
  readonly bucket: string
  /** `https://…` of a service other than AWS. */
  readonly endpoint?: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** `endpoint/bucket/key` in place of `bucket.endpoint/key`. */
  readonly pathStyle: boolean
  /** Before every key: empty, or with a slash at its end. */
  readonly prefix: string
}

/** An object; its key is without the prefix. */
export type S3Object = { readonly key: string; readonly bytes: number; readonly modified: Date }
/** `bytes`: how many are copied, where they are known; more take longer. */
export type PutDetails = { readonly type?: string; readonly cacheControl?: string; readonly bytes?: number }

/** A bucket. A request that is not answered is made again, with jitter; in the end StorageAway is thrown (503, Retry-After). */
export type S3 = {
  /** Keeps bytes, a file or a stream: above 16 MB in parts, of which one is in memory. What is carried is signed by its SHA-256. */
  put(key: string, body: Body, details?: PutDetails): Promise<void>
  /** All bytes of a key, or undefined when there are none. */
  read(key: string): Promise<Uint8Array | undefined>
  /** The bytes of a key, or of a part of it. What was cut off is asked for again; what is damaged is an error before its end. */
  get(key: string, range?: Range): Readable
  head(key: string): Promise<S3Object | undefined>
  /** All objects whose keys begin so, by key. */
  list(start?: string): AsyncGenerator<S3Object>
  copy(from: string, to: string, details?: PutDetails): Promise<void>
  remove(key: string): Promise<void>
  /** Gives up uploads in parts that began before this moment and were never finished; hands back how many. */
  sweepParts(before: Date): Promise<number>
  /** Throws when the bucket cannot be read. */
  ping(): Promise<void>
  close(): void
}

/** Milliseconds until there is a connection, and for which one may be silent. */
const CONNECT = 2_000
const SILENT = 4_000

/** Opens a bucket; nothing is asked of it yet. AWS's client is loaded here, and nowhere else. */
export async function openS3(settings: S3Settings, patience: Partial<S3Patience> = {}): Promise<S3> {
  const aws = await import('@aws-sdk/client-s3')
  const client = new aws.S3Client(clientSettings(settings))
  const manner = { ...S3_PATIENCE, ...patience }
  const tries: Tries = (work, bytes) => withRetries(work, manner, bytes)
  const needs = { aws, client, tries, manner, ...settings }
  return { ...readingOf(needs), ...writingOf(needs), close: () => client.destroy() }
}

type Needs = S3Settings & {
  readonly aws: typeof Aws
  readonly client: Aws.S3Client
  readonly tries: Tries
  readonly manner: S3Patience
}

function readingOf({ aws, client, tries, manner, bucket: Bucket, prefix }: Needs): Pick<S3, 'get' | 'read' | 'head' | 'list' | 'ping'> {
  const at = (key: string) => ({ Bucket, Key: prefix + key })
  const { all, perMegabyte, perMegabyteHanded } = manner
  const asking =
    (key: string): AskForRange =>
    (Range) =>
      tries((abortSignal) => client.send(new aws.GetObjectCommand({ ...at(key), ...(Range && { Range }) }), { abortSignal }))
  const page = (options: Partial<Aws.ListObjectsV2CommandInput>) =>
    tries((abortSignal) => client.send(new aws.ListObjectsV2Command({ Bucket, Prefix: prefix, ...options }), { abortSignal }))

  return {
    get: (key, range) => Readable.from(bytesOf(asking(key), range, (bytes) => timeForBytes(bytes, all, perMegabyteHanded))),
    read: (key) => orUndefined(tries(() => buffer(bytesOf(asking(key), undefined, (bytes) => timeForBytes(bytes, all, perMegabyte))))),
    head: async (key) => {
      const found = await orUndefined(tries((abortSignal) => client.send(new aws.HeadObjectCommand(at(key)), { abortSignal })))
      return found && { key, bytes: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) }
    },
    list: async function* (start = '') {
      for (let token: string | undefined, isMore = true; isMore; isMore = token !== undefined) {
        const { Contents = [], NextContinuationToken } = await page({ Prefix: prefix + start, ...(token && { ContinuationToken: token }) })
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          yield { key: Key.slice(prefix.length), bytes: Size, modified: LastModified }
        token = NextContinuationToken
      }
    },
    ping: async () => {
      await page({ MaxKeys: 1 })
    },
  }
}

function writingOf({ aws, client, tries, bucket: Bucket, prefix }: Needs): Pick<S3, 'put' | 'copy' | 'remove' | 'sweepParts'> {
  const at = (key: string) => ({ Bucket, Key: prefix + key })
  return {
    put: (key, body, details) => putBody({ aws, client, tries }, { ...at(key), ...detailsOf(details) }, body),
    copy: async (from, to, details) => {
      const source = `${Bucket}/${(prefix + from).split('/').map(encodeURIComponent).join('/')}`
      const more = details ? { ...detailsOf(details), MetadataDirective: 'REPLACE' as const } : {}
      const command = () => new aws.CopyObjectCommand({ ...at(to), CopySource: source, ...more })
      await tries((abortSignal) => client.send(command(), { abortSignal }), details?.bytes)
    },
    remove: async (key) => {
      await orUndefined(tries((abortSignal) => client.send(new aws.DeleteObjectCommand(at(key)), { abortSignal })))
    },
    sweepParts: async (before) => {
      const list = new aws.ListMultipartUploadsCommand({ Bucket, Prefix: prefix })
      const { Uploads = [] } = await tries((abortSignal) => client.send(list, { abortSignal }))
      const left = Uploads.filter(({ Initiated }) => Initiated && Initiated < before)
      for (const { Key, UploadId } of left)
        await tries((abortSignal) => client.send(new aws.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }))
      return left.length
    },
  }
}

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Retries are ours, so that bodies can be read again; so are checksums, which services of every make and age compare. */
const clientSettings = ({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings) => ({
  region,
  ...(endpoint && { endpoint }),
  forcePathStyle: pathStyle,
  credentials: { accessKeyId, secretAccessKey },
  maxAttempts: 1,
  logger: quiet,
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  requestHandler: { connectionTimeout: CONNECT, socketTimeout: SILENT },
})

const detailsOf = ({ type, cacheControl }: PutDetails = {}) => ({
  ...(type && { ContentType: type }),
  ...(cacheControl && { CacheControl: cacheControl }),
})

const orUndefined = <Result>(asked: Promise<Result>): Promise<Result | undefined> =>
  asked.catch((reason: unknown) => {
    if (isMissing(reason)) return undefined
    throw reason
  })
