import { createHash } from 'node:crypto'
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'
import { isMissing, StorageAway } from './away.server'
import { WHOLE } from './put.server'

/** The first and the last byte. */
export type Range = { readonly start: number; readonly end: number }
/** Asks for an object from a byte on, or for a part of it. */
export type AskForRange = (range: string | undefined) => Promise<GetObjectCommandOutput>

/** Milliseconds that so many bytes may take to come. */
export type TimeFor = (bytes: number) => number

/** How often one object is asked for anew after its connection was cut. */
const MOST_CUTS = 3

/**
 * The bytes of an object. A connection that is cut, or that hands on nothing for too long, is asked for the rest. Of a whole object
 * the SHA-256 is compared; the last bytes wait for that, so that a wrong one never looks whole. Throws StorageAway for one that
 * comes too slowly.
 */
export async function* bytesOf(ask: AskForRange, range: Range | undefined, timeForBytes: TimeFor): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let expected: string | undefined
  let etag: string | undefined
  let last: Uint8Array | undefined
  let sent = range?.start ?? 0
  const inTime = createInTime(timeForBytes)
  for (let cuts = 0; ; cuts += 1) {
    try {
      const answer = await ask(range || sent ? `bytes=${sent}-${range?.end ?? ''}` : undefined)
      if (etag && answer.ETag !== etag) throw new StorageAway(new Error('the object became another one while it was read'))
      etag = answer.ETag
      expected ??= range ? undefined : answer.Metadata?.[WHOLE]
      for await (const part of inTime(answer.Body as AsyncIterable<Uint8Array>)) {
        if (last) yield last
        last = part
        sent += part.byteLength
        hash.update(part)
      }
      break
    } catch (reason) {
      if (reason instanceof StorageAway || isMissing(reason)) throw reason
      if (cuts >= MOST_CUTS) throw new StorageAway(reason)
    }
  }
  if (expected && hash.digest('hex') !== expected) throw new StorageAway(new Error('the bytes of an object are not those that were kept'))
  if (last) yield last
}

/** Hands parts on while they come in time. How long those wait who are handed them is not counted. */
function createInTime(timeForBytes: TimeFor) {
  let bytes = 0
  let waited = 0
  return async function* inTime(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let since = performance.now()
    for await (const part of parts) {
      waited += performance.now() - since
      bytes += part.byteLength
      if (waited > timeForBytes(bytes)) throw new StorageAway(new Error('an object comes too slowly'))
      yield part
      since = performance.now()
    }
  }
}
