import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { startS3 } from '@frontage/kit/storage/s3.fake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings'
import { filled, startReviewedSite } from '../submission/submission.fake'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-backup-s3-'))
let fake: Awaited<ReturnType<typeof startS3>>
let site: Awaited<ReturnType<typeof startReviewedSite>>
const envOf = (prefix: string) => ({
  S3_BUCKET: fake.settings.bucket,
  S3_ENDPOINT: fake.settings.endpoint!,
  S3_REGION: fake.settings.region,
  S3_ACCESS_KEY_ID: fake.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: fake.settings.secretAccessKey,
  S3_PATH_STYLE: 'yes',
  S3_PREFIX: prefix,
})

beforeAll(async () => {
  fake = await startS3()
  site = await startReviewedSite(envOf('one/'))
  await site.app.library.add('deck', await createPhoto(), 'A deck')
})
afterAll(async () => {
  await site.close()
  await fake.stop()
  rmSync(folder, { recursive: true })
})
const keysIn = (prefix: string) =>
  [...fake.state.objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))

test('pictures lie in the bucket, and none in the folder of the site', () => {
  expect(keysIn('one/').filter((key) => key.endsWith('.webp')).length).toBeGreaterThan(0)
  for (const key of keysIn('one/')) expect(existsSync(path.join(site.folder, 'files', key)), key).toBe(false)
})

test('while the bucket is away the site says so, and forms without files go on (bar H09)', async () => {
  fake.state.mood = 'away'
  const ready = await fetch(`${site.base}/readyz`)
  expect(await site.save(filled())).toMatchObject({ error: 'no' })
  await expect(site.app.files.keep(Buffer.from('x'), 'webp')).rejects.toMatchObject({ status: 503, retryAfter: 10 })
  fake.state.mood = 'works'
  expect(ready.status).toBe(503)
  expect((await fetch(`${site.base}/readyz`)).status).toBe(200)
})

test('a backup holds the files of the bucket, and a restore puts them into one (bar H17)', async () => {
  const file = path.join(folder, 'site.backup')
  const manifest = await makeBackup(readSettings({ ...envOf('one/'), DATA_DIR: site.folder, DISK_FLOOR_MB: '0' }), file, new Date())
  expect(manifest.missing).toEqual([])
  expect(Object.keys(manifest.files).filter((name) => name.startsWith('files/')).length).toBe(keysIn('one/').length)
  const place = path.join(folder, 'restored')
  await restoreBackup(readSettings({ ...envOf('two/'), DATA_DIR: place }), file, site.app.steps)
  expect(keysIn('two/').sort()).toEqual(keysIn('one/').sort())
  for (const key of keysIn('two/')) expect(fake.state.objects.get(`two/${key}`)?.bytes).toEqual(fake.state.objects.get(`one/${key}`)?.bytes)
  expect(existsSync(path.join(place, 'files'))).toBe(false)
})
