import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing, type S3 } from '@frontage/kit/storage/s3.server'
import { BLOB } from './manifest'

/** Lays every blob of a bucket into a folder, but for those that are there. One that was deleted a moment ago belongs to nobody. */
export async function fetchBlobs(bucket: S3, folder: string): Promise<void> {
  for await (const { key } of bucket.list()) {
    const place = path.join(folder, key)
    if (!BLOB.test(key) || existsSync(place)) continue
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    await pipeline(bucket.get(key), createWriteStream(place, { flags: 'wx', mode: 0o600 })).catch(async (reason) => {
      await rm(place, { force: true })
      if (!isMissing(reason)) throw reason
    })
  }
}

/** Puts the blobs of a folder into a bucket. The same ones again change nothing: a restore that was cut off is begun anew. */
export async function putBlobs(bucket: S3, folder: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const from = path.join(folder, key)
    await bucket.put(key, { path: from, size: (await stat(from)).size })
  }
}
