import { existsSync } from 'node:fs'
import path from 'node:path'
import { CreateBucketCommand, PutBucketAclCommand, S3Client } from '@aws-sdk/client-s3'
import { type Daemon, freePort, startDaemon } from '../tools/daemon.ts'

export const SWIFT = '/usr/bin/swift-proxy-server'
export const hasSwift = (): boolean => existsSync(SWIFT)

export type Swift = Daemon & {
  readonly env: Readonly<Record<string, string>>
  /** Lets everybody read a bucket, and says where. */
  open(bucket: string): Promise<string>
}

const PATIENCE = 240

/** OpenStack Swift with its S3 door and these empty buckets, and the settings with which a site uses the first of them. */
export async function startSwift(folder: string, buckets: readonly string[]): Promise<Swift> {
  const port = await freePort()
  const script = path.resolve(import.meta.dirname, '../storage/swift.sh')
  const daemon = await startDaemon('bash', [script, folder, String(port)], { listens: port })
  const endpoint = `http://127.0.0.1:${port}`
  const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
  const client = new S3Client({ endpoint, region: 'eu-test-1', forcePathStyle: true, credentials })
  for (const Bucket of buckets) await patiently(() => client.send(new CreateBucketCommand({ Bucket })))
  const env = {
    S3_BUCKET: buckets[0] ?? '',
    S3_ENDPOINT: endpoint,
    S3_REGION: 'eu-test-1',
    S3_PATH_STYLE: 'yes',
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  }
  const open = async (Bucket: string): Promise<string> => {
    await client.send(new PutBucketAclCommand({ Bucket, ACL: 'public-read' }))
    return `${endpoint}/v1/AUTH_test/${Bucket}`
  }
  return { ...daemon, env, open }
}

/** Its servers are there one after the other. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let left = PATIENCE; ; left -= 1) {
    try {
      await work()
      return
    } catch (reason) {
      if (left === 0) throw reason
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
