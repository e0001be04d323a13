import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { openReading } from '@frontage/kit/storage/move.server'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { startS3 } from '@frontage/kit/storage/s3.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'
import { findOrphans, GRACE } from './orphans'

describe.each(engines)('files that nothing names, beside %s', (engine) => {
  let database: TestDatabase | undefined
  let site: TestSite
  beforeAll(async () => {
    if (engine === 'postgres') database = await createTestDatabase(engine, inject('postgresUrl'))
    site = await startTestSite(database?.url ? { DATABASE_URL: database.url } : {})
    await site.app.library.add('deck', await createPhoto(), 'A deck')
  })
  afterAll(async () => {
    await site.close()
    await database?.close()
  })
  const openHere = () => openReading({ url: database?.url, file: path.join(site.folder, 'site.sqlite') })
  const at = (key: string): string => path.join(site.folder, 'files', key)
  const age = (key: string, hours: number): void => {
    const then = new Date(Date.now() - hours * 3_600_000)
    utimesSync(at(key), then, then)
  }
  const keep = async (hours: number): Promise<string> => {
    const key = await site.app.files.keep(Buffer.from('left behind'), 'pdf')
    age(key, hours)
    return key
  }
  const keysHere = (): string[] =>
    readdirSync(path.join(site.folder, 'files'))
      .filter((shelf) => shelf.length === 2)
      .flatMap((shelf) => readdirSync(path.join(site.folder, 'files', shelf)).map((name) => `${shelf}/${name}`))

  test('those older than a day are found with their bytes; what a row names anywhere, or came today, is not', async () => {
    for (const key of keysHere()) age(key, 48)
    const [old, young, inText] = [await keep(25), await keep(23), await keep(48)]
    await sql`insert into setting (name, value) values ('a.note', ${`{"see":"/review-media/${inText}?x","more":[]}`})`.execute(site.app.db)
    const { found, all, named } = await findOrphans(site.app.files, openHere, new Date())
    expect(found.map(({ key, bytes }) => [key, bytes])).toEqual([[old, 11]])
    expect([all, named]).toEqual([keysHere().length, keysHere().length - 2])
    for (const { key } of found) await site.app.files.remove(key)
    expect([old, young, inText].map((key) => existsSync(at(key)))).toEqual([false, true, true])
    expect((await findOrphans(site.app.files, openHere, new Date())).found).toEqual([])
  })

  test('what is named while files are listed stays, and the site can be written to while it is read', async () => {
    const key = await keep(48)
    const open = async () => {
      await sql`insert into setting (name, value) values ('named.late', ${key})`.execute(site.app.db)
      const side = await openHere()
      await sql`insert into setting (name, value) values ('written.meanwhile', 'yes')`.execute(site.app.db)
      return side
    }
    expect((await findOrphans(site.app.files, open, new Date())).found).toEqual([])
  })
})

test('in a bucket as well, together with their public copies', async () => {
  const fake = await startS3()
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = fake.settings
  const site = await startTestSite({
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: 'yes',
    S3_PREFIX: 'one/',
    S3_PUBLIC_URL: 'https://cdn.example',
  })
  try {
    await site.app.library.add('deck', await createPhoto(), 'A deck')
    const key = await site.app.files.keep(Buffer.from('left'), 'webp')
    await site.app.files.shared?.addressOf(key, 'image/webp')
    const open = () => openReading({ url: undefined, file: path.join(site.folder, 'site.sqlite') })
    expect((await findOrphans(site.app.files, open, new Date())).found).toEqual([])
    const { found } = await findOrphans(site.app.files, open, new Date(Date.now() + GRACE + 60_000))
    expect(found.map((one) => [one.key, one.bytes])).toEqual([[key, 8]])
    await site.app.files.remove(key)
    expect([...fake.state.objects.keys()].filter((one) => one.includes(key))).toEqual([])
  } finally {
    await site.close()
    await fake.stop()
  }
})
