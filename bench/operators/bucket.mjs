// `bucket.mjs ADDRESS make NAME…` makes buckets, `has NAME PATTERN` looks whether one holds such a key: the storage of bench/storage/swift.sh.
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'

const [endpoint, what, ...names] = process.argv.slice(2)
const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
const client = new S3Client({
  endpoint,
  region: 'eu-test-1',
  forcePathStyle: true,
  credentials,
  requestChecksumCalculation: 'WHEN_REQUIRED',
})
if (what === 'make') for (const Bucket of names) await client.send(new CreateBucketCommand({ Bucket }))
else {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: names[0] }))
  const found = Contents.filter(({ Key = '' }) => new RegExp(names[1]).test(Key))
  if (!found.length) throw new Error(`${names[0]} holds nothing like ${names[1]}, but ${Contents.length} objects`)
  console.log(`  fine: ${names[0]} holds ${found.length} files`)
}
