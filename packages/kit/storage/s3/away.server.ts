import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../../wire/refusal'

/** The storage of files does not answer, or not in a way that is of use: 503, and when to try again. What it said is the cause. */
export class StorageAway extends Refusal {
  constructor(cause: unknown) {
    super('unavailable', 'Files cannot be reached right now. Please try again in a moment.', { status: 503, retryAfter: 10 })
    this.cause = cause
  }
}

/** How long a request may take, and how often it is made. */
export type S3Patience = {
  readonly attempts: number
  /** Milliseconds for all attempts together; `perMegabyte` more for each megabyte that is carried. */
  readonly all: number
  readonly perMegabyte: number
  /** As `perMegabyte`, for what is handed on while it is read: a slow line is no reason to end it, one that stands almost still is. */
  readonly perMegabyteHanded: number
  /** Milliseconds before the second attempt at most; twice as much before each further one. */
  readonly pause: number
}
export const S3_PATIENCE: S3Patience = { attempts: 3, all: 8_000, perMegabyte: 500, perMegabyteHanded: 30_000, pause: 300 }

const MEGABYTE = 1024 * 1024

/** What a service says while it is busy, and of bytes or a clock that were wrong on the way only. */
const PASSING = [
  'BadDigest',
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  'RequestTimeTooSkewed',
  'SlowDown',
  'XAmzContentSHA256Mismatch',
]

/** Milliseconds for so many bytes. */
export const timeForBytes = (bytes: number, all: number, perMegabyte: number): number => all + Math.ceil((bytes / MEGABYTE) * perMegabyte)

type Said = { readonly name?: string; readonly $metadata?: { readonly httpStatusCode?: number } }

const statusOf = (reason: unknown): number => (reason as Said | undefined)?.$metadata?.httpStatusCode ?? 0

/** There is a bucket, and nothing under this key. */
export const isMissing = (reason: unknown): boolean => {
  const said = reason instanceof StorageAway ? reason.cause : reason
  return statusOf(said) === 404 && (said as Said).name !== 'NoSuchBucket'
}

/** No answer at all, or one that may be another one soon. */
function mayPass(reason: unknown): boolean {
  const status = statusOf(reason)
  return !status || status === 429 || status >= 500 || status < 300 || PASSING.includes((reason as Said).name ?? '')
}

/** Makes a request until it is answered. Throws StorageAway when it was not, in the end; a key that is missing is thrown as it was said. */
export async function withRetries<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { attempts, all, perMegabyte, pause: longest }: S3Patience,
  bytes = 0,
): Promise<Result> {
  const deadline = AbortSignal.timeout(timeForBytes(bytes, all, perMegabyte))
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(deadline)
    } catch (thrown) {
      const reason = thrown instanceof StorageAway ? thrown.cause : thrown
      if (isMissing(reason)) throw reason
      if (attempt >= attempts || deadline.aborted || !mayPass(reason)) throw new StorageAway(reason)
      // Jitter: many that were cut off at the same moment do not come back at the same moment.
      await pause(randomInt(1 + longest * 2 ** (attempt - 1)))
    }
  }
}
