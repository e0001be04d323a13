import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { textIn } from '@frontage/kit/storage/dump.fake'
import { startS3 } from '@frontage/kit/storage/s3.fake'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { makeBackup } from '../backup/make-backup'
import { readSettings } from '../settings'
import { everyAnswer } from './every-answer.fake'
import { feedbackOf, messageOf, startTracedSite } from './traces.fake'

const CANARY = 'KeyOfAService'

/** The address of a database with a password, which a server that asks for none does not mind. */
function withPassword(address: string): string {
  const url = new URL(address)
  url.password = `${CANARY}Database`
  return url.href
}

describe.each(engines)('passwords and keys that the environment holds, on %s', (engine) => {
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  async function setUp() {
    const database = await createTestDatabase(engine, inject('postgresUrl'))
    closing.push(database.close)
    const bucket = await startS3()
    closing.push(bucket.stop)
    const { settings } = bucket
    const env = {
      ...{ S3_BUCKET: settings.bucket, S3_ENDPOINT: settings.endpoint!, S3_REGION: settings.region, S3_PATH_STYLE: 'yes' },
      ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
      ...{ BACKUP_PASSPHRASE: `${CANARY}Backups`, BACKUP_S3_ACCESS_KEY_ID: 'backup', BACKUP_S3_SECRET_ACCESS_KEY: `${CANARY}Bucket` },
      ...{ SMTP_URL: `smtp://site:${CANARY}Mail@127.0.0.1:9`, METRICS_TOKEN: `${CANARY}Metrics12`, SECRET_KEYS: CANARY.padEnd(40, 'x') },
      BACKUP_TO: 's3://backups/site',
    }
    const url = database.url && withPassword(database.url)
    const site = await startTracedSite(env, { ...database, url })
    closing.push(site.close)
    const has = (text: string): boolean => text.includes(CANARY) || text.includes(settings.secretAccessKey)
    return { site, bucket, env, url, has }
  }

  test('no answer, page, log, row, file or backup holds one, also where their service is away (bar G09)', async () => {
    const { site, bucket, env, url, has } = await setUp()
    const send = async (words: string): Promise<number> =>
      (await fetch(site.base + feedbackOf(site), { method: 'POST', body: messageOf(site, site.formTicket(), words) })).status
    expect(await send('With a file')).toBe(200)
    while (await site.app.jobs.runDue());
    bucket.state.mood = 'away'
    expect(await send('Without its place')).toBe(503)
    const ready = await (await site.get('/readyz')).text()
    bucket.state.mood = 'works'

    const answered = await everyAnswer(site, [1, site.form])
    const pages = [
      '/',
      '/no-such-page',
      '/%ff',
      '/admin',
      '/metrics',
      '/healthz',
      '/.well-known/security.txt',
      '/sitemap.xml',
      '/robots.txt',
    ]
    for (const address of pages) answered.push({ address, isOk: true, text: await (await site.get(address)).text() })
    expect(answered.filter(({ text }) => has(text)).map(({ address }) => address)).toEqual([])
    expect(answered.filter(({ text }) => text.includes('ECONNREFUSED')).length, 'what went wrong is told').toBeGreaterThan(0)
    expect(has(ready)).toBe(false)

    expect(site.lines.length).toBeGreaterThan(0)
    expect(has(site.lines.join(''))).toBe(false)
    const folder = mkdtempSync(path.join(tmpdir(), 'frontage-keys-'))
    closing.push(() => rmSync(folder, { recursive: true }))
    const place = readSettings({ ...env, DATA_DIR: site.folder, DISK_FLOOR_MB: '0', ...(url && { DATABASE_URL: url }) })
    const manifest = await makeBackup(place, path.join(folder, 'site.backup'), new Date())
    expect(has(JSON.stringify(manifest))).toBe(false)
    for (const place of [folder, site.folder]) expect(has(textIn(place))).toBe(false)
  })
})
