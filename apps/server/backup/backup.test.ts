import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Part, readBackup, writeBackup } from '@frontage/kit/storage/backup-file.server'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestSite } from '../site.fake'
import { filled, startReviewedSite } from '../submission/submission.fake'
import { openBackup } from './check-backup'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

describe.each(engines)('a backup of %s', (engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-backup-test-'))
  const file = path.join(folder, 'site.backup')
  const databases: TestDatabase[] = []
  let site: Awaited<ReturnType<typeof startReviewedSite>>
  let acknowledged: number
  let picture: string

  const empty = async (name: string) => {
    const database = engine === 'postgres' ? await createTestDatabase(engine, inject('postgresUrl')) : undefined
    if (database) databases.push(database)
    return { dataDir: path.join(folder, name), databaseUrl: database?.url }
  }
  const envOf = ({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }) => ({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const verify = (one: string, steps = site.app.steps) => {
    const place = mkdtempSync(path.join(folder, 'verify-'))
    return openBackup(one, { steps, folder: place, wants: (name) => !name.startsWith('files/') })
  }

  /** The same backup with one part of it changed, sealed as if it had been written so. */
  async function forged(name: string, change: (part: { name: string; bytes: Buffer }) => readonly { name: string; bytes: Buffer }[]) {
    const parts: Part[] = []
    await readBackup(file, async (one, content) => {
      for (const { name: called, bytes } of change({ name: one, bytes: await buffer(content) })) {
        const from = path.join(folder, `${name}-${parts.length}`)
        writeFileSync(from, bytes)
        parts.push({ name: called, from })
      }
    })
    await writeBackup(path.join(folder, name), parts)
    return path.join(folder, name)
  }

  beforeAll(async () => {
    const { databaseUrl } = await empty('unused')
    site = await startReviewedSite(databaseUrl ? { DATABASE_URL: databaseUrl } : {})
    await site.app.library.add('deck', await createPhoto(), 'A deck')
    await site.save(filled())
    acknowledged = (await site.rows()).length
    let goesOn = true
    const writing = (async () => {
      // More in a day are too many of one network.
      for (let more = 0; goesOn && more < 90; more++) expect(await site.save(filled())).toMatchObject({ error: 'no' })
    })()
    const manifest = await makeBackup({ dataDir: site.folder, databaseUrl }, file, new Date('2026-01-02T03:04:05Z'))
    goesOn = false
    await writing
    picture = Object.keys(manifest.files).find((name) => name.startsWith('files/'))!
    expect(manifest.missing).toEqual([])
  })
  afterAll(async () => {
    await site.close()
    for (const { close } of databases) await close()
    rmSync(folder, { recursive: true })
  })

  test('bar H17: made while reviews come in, it brings back every one that was acknowledged before, the pictures and the pages', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const place = await empty('restored')
    const manifest = await restoreBackup(place, file, site.app.steps)
    expect(manifest).toMatchObject({ created: '2026-01-02T03:04:05.000Z', engine })
    expect(readFileSync(path.join(place.dataDir, picture))).toEqual(readFileSync(path.join(site.folder, picture)))
    expect(readFileSync(path.join(place.dataDir, 'secret-keys'))).toEqual(readFileSync(path.join(site.folder, 'secret-keys')))
    expect((await readdir(site.folder, { recursive: true })).filter((name) => name.includes('.backup-'))).toEqual([])

    const other = await startTestSite(envOf(place))
    const rows = await other.app.db
      .withTables<{ review: { id: number; type: string; sample: number } }>()
      .selectFrom('review')
      .selectAll()
      .orderBy('id')
      .execute()
    expect(rows.length).toBe(manifest.rows.review)
    const sent = rows.filter(({ type, sample }) => type === 'Submitted' && !sample)
    expect(sent.length).toBeGreaterThanOrEqual(acknowledged)
    expect(sent).toEqual((await site.rows()).slice(0, sent.length))
    const [there, here] = await Promise.all(
      [other, site].map(async ({ base }) => (await (await fetch(`${base}/`)).text()).replaceAll(base, '')),
    )
    expect(there).toBe(here)
    await other.close()
  })

  test('bar H17: what a killed restore or backup left is swept, and no site starts where a restore was not finished', async () => {
    const place = await empty('killed')
    for (const name of ['.restoring-1a2b3c4d', 'files']) mkdirSync(path.join(place.dataDir, name), { recursive: true })
    writeFileSync(path.join(place.dataDir, 'secret-keys'), 'half')
    await expect(startTestSite(envOf(place))).rejects.toThrow('was not finished: run frontage restore again')
    await restoreBackup(place, file, site.app.steps)
    const kept = ['files', 'secret-keys', 'site.json', ...(engine === 'sqlite' ? ['site.sqlite'] : [])]
    expect((await readdir(place.dataDir)).filter((name) => name !== '.writable').toSorted()).toEqual(kept)
    expect(readFileSync(path.join(place.dataDir, 'secret-keys'), 'utf8')).not.toBe('half')

    const files = path.join(place.dataDir, 'files')
    for (const name of ['.backup-old', '.backup-new']) mkdirSync(path.join(files, name, 'ab'), { recursive: true })
    const longAgo = new Date(Date.now() - 2 * 86_400_000)
    utimesSync(path.join(files, '.backup-old'), longAgo, longAgo)
    await makeBackup(place, path.join(folder, 'sweeps.backup'), new Date())
    expect(
      (await readdir(files)).filter((name) => name.startsWith('.backup-')),
      'one that is under way stays',
    ).toEqual(['.backup-new'])
  })

  test('bar H17: nothing is restored over a site', async () => {
    const place = await empty('used')
    await restoreBackup(place, file, site.app.steps)
    const before = await readdir(place.dataDir)
    await expect(restoreBackup(place, file, site.app.steps)).rejects.toThrow('is not empty')
    expect(await readdir(place.dataDir)).toEqual(before)
    if (engine === 'postgres') {
      const elsewhere = { ...place, dataDir: path.join(folder, 'elsewhere') }
      await expect(restoreBackup(elsewhere, file, site.app.steps)).rejects.toThrow(
        'the database is not empty: set DATABASE_URL to an empty one',
      )
    }
  })

  test('bar H17: a backup of the other kind of database is refused, and nothing of it is left', async () => {
    const dataDir = path.join(folder, 'other-engine')
    const other = engine === 'sqlite' ? await createTestDatabase('postgres', inject('postgresUrl')) : undefined
    const says = engine === 'sqlite' ? 'unset DATABASE_URL' : 'set DATABASE_URL'
    await expect(restoreBackup({ dataDir, databaseUrl: other?.url }, file, site.app.steps)).rejects.toThrow(says)
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
    await other?.close()
  })

  test('bar H18: one flipped bit anywhere is found', async () => {
    const bytes = readFileSync(file)
    const copy = path.join(folder, 'flipped')
    await verify(file)
    for (const at of [0, 600, Math.floor(bytes.length / 2), bytes.length - 1500, bytes.length - 500, bytes.length - 1]) {
      const flipped = Buffer.from(bytes)
      flipped[at]! ^= 1
      writeFileSync(copy, flipped)
      await expect(verify(copy), `byte ${at}`).rejects.toThrow('damaged')
    }
  })

  test('bar H18: a file that is cut off is found, and leaves nothing behind', async () => {
    const cut = path.join(folder, 'cut')
    for (const left of [0, 100, 512, 5000, statSync(file).size - 512, statSync(file).size - 1]) {
      writeFileSync(cut, readFileSync(file))
      truncateSync(cut, left)
      await expect(verify(cut), `${left} bytes`).rejects.toThrow('cut off')
    }
    const place = await empty('from-cut')
    await expect(restoreBackup(place, cut, site.app.steps)).rejects.toThrow('cut off')
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT')
  })

  test('bar H18: a blob that is missing is found, also when it was missing before', async () => {
    const without = await forged('without', (part) => (part.name === picture ? [] : [part]))
    await expect(verify(without)).rejects.toThrow(`${picture} is missing`)
    const place = { dataDir: site.folder, databaseUrl: databases[0]?.url }
    const kept = readFileSync(path.join(site.folder, picture))
    rmSync(path.join(site.folder, picture))
    const { missing } = await makeBackup(place, path.join(folder, 'missing.backup'), new Date())
    writeFileSync(path.join(site.folder, picture), kept)
    expect(missing).toEqual([picture.slice('files/'.length)])
  })

  test('bar H18: a newer version is refused, of the backup and of the database', async () => {
    await expect(verify(file, site.app.steps.slice(1))).rejects.toThrow('newer version')
    const newer = await forged('newer', ({ name, bytes }) => [
      { name, bytes: name === 'manifest.json' ? Buffer.from(bytes.toString().replace('"format":1', '"format":2')) : bytes },
    ])
    await expect(verify(newer)).rejects.toThrow('newer version')
  })

  test.each(['../outside', '/tmp/outside', 'files/../../outside', 'files/ab/outside.webp', 'notes.txt'])(
    'bar H18: %s is written nowhere',
    async (name) => {
      const leading = await forged('leading', (part) => (part.name === 'site.json' ? [part, { name, bytes: Buffer.from('x') }] : [part]))
      const place = await empty('leads-outside')
      await expect(restoreBackup(place, leading, site.app.steps)).rejects.toThrow('leads outside')
      await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT')
      expect(await readdir(folder)).not.toContain('outside')
    },
  )

  test('bar H18: a database that is damaged within a sound file is found', async () => {
    const broken = await forged('broken', ({ name, bytes }) => [
      { name, bytes: /^(site\.sqlite|database\.dump)$/.test(name) ? Buffer.concat([Buffer.alloc(4096, 7), bytes.subarray(4096)]) : bytes },
    ])
    await expect(verify(broken)).rejects.toThrow()
    const place = await empty('from-broken')
    await expect(restoreBackup(place, broken, site.app.steps)).rejects.toThrow()
    await expect(readdir(place.dataDir)).rejects.toThrow('ENOENT')
  })
})
