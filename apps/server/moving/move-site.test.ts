import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { type AnyDatabase, type Engine, openDatabase } from '@frontage/kit/storage/database.server'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { startS3 } from '@frontage/kit/storage/s3.fake'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readSettings } from '../settings'
import { loaded, startFilledSite, startTestSite } from '../site.fake'
import { moveSite } from './move-site'
import { destinationIn } from './moves'

type Place = { readonly dataDir: string; readonly url: string | undefined }

/** Beyond what a number of JavaScript holds exactly. */
const LARGE = '9007199254740993'
const ODD = 'Ünï "cødé" 👍🏽 \\ \\n \t\r\n{"a":[null,"\\u0000"]} \u2028 %_ null'

describe.each(engines)('a site in %s that is moved to the other engine', (engine) => {
  const other: Engine = engine === 'sqlite' ? 'postgres' : 'sqlite'
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-move-test-'))
  const databases: TestDatabase[] = []
  let source: Place

  const settingsOf = ({ dataDir, url }: Place) =>
    readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(url && { DATABASE_URL: url }) })
  const place = async (name: string, kind: Engine): Promise<Place> => {
    const database = kind === 'postgres' ? await createTestDatabase(kind, inject('postgresUrl')) : undefined
    if (database) {
      databases.push(database)
      await database.db.destroy()
    }
    return { dataDir: path.join(folder, name), url: database?.url }
  }
  const wordsFor = ({ dataDir, url }: Place): string[] => (url ? ['--to', url, '--folder', dataDir] : ['--to', `sqlite:${dataDir}`])
  const move = (to: Place, watch = (_what: string, _rows?: number): void => {}, from = settingsOf(source)) =>
    moveSite(from, destinationIn(wordsFor(to), from), watch)
  const opened = async <Result>({ dataDir, url }: Place, work: (db: AnyDatabase) => Promise<Result>): Promise<Result> => {
    const { db, close } = await openDatabase({ url, file: path.join(dataDir, 'site.sqlite') })
    try {
      return await work(db)
    } finally {
      await close()
    }
  }

  beforeAll(async () => {
    source = await place('source', engine)
    const env = { DATA_DIR: source.dataDir, ...(source.url && { DATABASE_URL: source.url }) }
    const site = await startFilledSite(env)
    await site.app.library.add('deck', await createPhoto(), 'A deck')
    for (const feature of site.app.features) await feature.generators?.reviews?.(2_500, () => {})
    const { db } = site.app
    await sql`update review set review_text = ${ODD}, rating = 4.1, stars = 1e-300, custom_data = '', search_text = 'a quokka' where id = 7`.execute(
      db,
    )
    await sql`insert into film (file, key, bytes, width, height, seconds, poster, source, created_at)
      values ('x', 'x', ${sql.lit(1)}, 1, 1, 12.345678901, '', '', '')`.execute(db)
    await sql`insert into review_gone (review_id, at, files) values (${sql.raw(LARGE)}, '', '')`.execute(db)
    // The highest number was given, and must not be given again.
    await sql`insert into saved_row (name, row, saved_at, by) values ('gone', '[]', '', '')`.execute(db)
    await sql`delete from saved_row`.execute(db)
    mkdirSync(path.join(source.dataDir, 'mails'), { recursive: true })
    writeFileSync(path.join(source.dataDir, 'mails', 'one.eml'), 'Dear Ann')
    await site.close()
  })
  afterAll(async () => {
    for (const { close } of databases) await close()
    rmSync(folder, { recursive: true })
  })

  /** Rows of every table as the product itself reads them. */
  const rowsOf = (at: Place): Promise<Record<string, unknown[]>> =>
    opened(at, async (db) => {
      const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !/^kysely_|_search(_|$)/.test(name))
      const found: Record<string, unknown[]> = {}
      for (const { name } of tables) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
        const seconds = (row: Record<string, unknown>) => (name === 'film' ? { seconds: Math.fround(Number(row.seconds)) } : {})
        found[name] = rows.map((row) => JSON.stringify(Object.entries({ ...row, ...seconds(row) }).toSorted())).toSorted()
      }
      return found
    })
  const largeIn = (at: Place): Promise<unknown> =>
    opened(at, async (db) => (await sql<{ n: string }>`select cast(review_id as text) as n from review_gone`.execute(db)).rows)

  /** What stands around the tables of a database. */
  const aroundOf = (at: Place, kind: Engine): Promise<string[]> =>
    opened(at, async (db) => {
      const around =
        kind === 'postgres'
          ? sql<{ name: string }>`select indexdef as name from pg_indexes where schemaname = current_schema()`
          : sql<{ name: string }>`select sql as name from sqlite_master where sql is not null`
      return (await around.execute(db)).rows.map(({ name }) => name).toSorted()
    })

  test('ended after every single step it goes on, and ends with the same rows, files and numbers; the old site is as before', async () => {
    const before = await rowsOf(source)
    const to = await place('moved', other)
    const ends: string[] = []
    for (let done = false; !done; ) {
      let steps = 0
      // Each run gets a few steps further, then once among the checks, and once among the files.
      const watch = (what: string, rows?: number): void => {
        const once = ['review', 'files', 'checking review'].includes(what)
        steps += 1
        if (once ? ends.includes(what) : steps < 4 || what.startsWith('checking')) return
        ends.push(what)
        if (what === 'review') expect(rows, 'in the middle of a table').toBeLessThan(2_500)
        throw new Error('ended')
      }
      done = await move(to, watch).then(
        () => true,
        (reason: Error) => {
          if (reason.message !== 'ended') throw reason
          return false
        },
      )
      if (!done)
        await expect(startTestSite({ DATA_DIR: to.dataDir, ...(to.url && { DATABASE_URL: to.url }) })).rejects.toThrow('was not finished')
      if (!done && to.url)
        await expect(startTestSite({ DATABASE_URL: to.url }), 'from another folder').rejects.toThrow('a move into this database')
    }
    expect(ends.length).toBeGreaterThan(15)
    expect(ends.slice(-2)).toEqual(['checking review', 'files'])
    expect(await rowsOf(to)).toEqual(before)
    expect(await rowsOf(source)).toEqual(before)
    expect(await largeIn(to)).toEqual([{ n: LARGE }])
    expect(readFileSync(path.join(to.dataDir, 'mails', 'one.eml'), 'utf8')).toBe('Dear Ann')
    expect(readFileSync(path.join(to.dataDir, 'secret-keys'))).toEqual(readFileSync(path.join(source.dataDir, 'secret-keys')))
    const files = await readdir(path.join(source.dataDir, 'files'), { recursive: true })
    expect((await readdir(path.join(to.dataDir, 'files'), { recursive: true })).toSorted()).toEqual(files.toSorted())
    expect(existsSync(path.join(to.dataDir, '.moving'))).toBe(false)
    await expect(move(to)).rejects.toThrow('already')
    // Ended before the very last step, the next run checks all of it once more.
    writeFileSync(path.join(to.dataDir, '.moving'), '')
    await move(to)

    const site = await startTestSite({ DATA_DIR: to.dataDir, ...(to.url && { DATABASE_URL: to.url }) })
    expect((await loaded(site, { textsearch: 'quokka' })).reviews.map(({ id }) => id)).toEqual([7])
    const saved = sql<{ id: number }>`insert into saved_row (name, row, saved_at, by) values ('new', '[]', '', '') returning id`
    expect((await saved.execute(site.app.db)).rows, 'a number is never given twice').toEqual([{ id: 2 }])
    await expect(sql`delete from audit`.execute(site.app.db)).rejects.toThrow('append-only')
    await site.close()

    const fresh = await place('fresh', other)
    const begun = await startTestSite({ DATA_DIR: fresh.dataDir, ...(fresh.url && { DATABASE_URL: fresh.url }) })
    await begun.close()
    expect(await aroundOf(to, other)).toEqual(await aroundOf(fresh, other))
  })

  test('a target that holds anything, or a site that is served, is refused', async () => {
    const to = await place('refused', other)
    mkdirSync(to.dataDir)
    writeFileSync(path.join(to.dataDir, 'notes.txt'), '')
    await expect(move(to)).rejects.toThrow('is not empty: name a new folder')
    rmSync(to.dataDir, { recursive: true })
    if (to.url) {
      await opened(to, (db) => sql`create table mine (id integer)`.execute(db))
      await expect(move(to)).rejects.toThrow('is not empty: make an empty one')
      expect(await readdir(to.dataDir)).toEqual([])
    }
    const site = await startTestSite({ DATA_DIR: source.dataDir, ...(source.url && { DATABASE_URL: source.url }) })
    const letGo = site.app.serveAlone()
    await expect(move(await place('served', other))).rejects.toThrow(engine === 'sqlite' ? 'another server uses' : 'stop all servers')
    letGo()
    await site.close()
  })

  test('a site that was used between two runs is told apart', async () => {
    const to = await place('between', other)
    const ending = (what: string): void => {
      if (what === 'checking review') throw new Error('ended')
    }
    await expect(move(to, ending)).rejects.toThrow('ended')
    await opened(source, (db) => sql`update review set review_title = 'Changed' where id = 3`.execute(db))
    await expect(move(to)).rejects.toThrow('the table review is not the same: 2')
    await expect(move({ ...to, dataDir: path.join(folder, 'between-again') }, ending)).rejects.toThrow(
      to.url ? 'another move into' : 'ended',
    )
  })

  test('files go into a bucket, and out of it again', async () => {
    const fake = await startS3()
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = fake.settings
    const s3 = { bucket, endpoint, region, accessKeyId, secretAccessKey, pathStyle: true, prefix: 'x/' }
    const there = await place('bucket', other)
    const from = { ...settingsOf(source), s3 }
    await moveSite(from, destinationIn([...wordsFor(there), '--files', 's3'], from), () => {})
    const keys = (await readdir(path.join(source.dataDir, 'files'), { recursive: true })).filter((name) => name.includes('.'))
    expect([...fake.state.objects.keys()].toSorted()).toEqual(keys.map((key) => `x/${key}`).toSorted())
    expect(existsSync(path.join(there.dataDir, 'files'))).toBe(false)

    const back = await place('back', engine)
    const outside = { ...settingsOf(there), s3 }
    await moveSite(outside, destinationIn([...wordsFor(back), '--files', 'folder'], outside), () => {})
    for (const key of keys)
      expect(readFileSync(path.join(back.dataDir, 'files', key)), key).toEqual(readFileSync(path.join(source.dataDir, 'files', key)))
    expect(await rowsOf(back)).toEqual(await rowsOf(source))
    await fake.stop()
  })
})

test('PostgreSQL stores no NUL: it is said where one is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-move-nul-'))
  const settings = readSettings({ DATA_DIR: path.join(folder, 'site'), LOG_LEVEL: 'silent' })
  const site = await startTestSite({ DATA_DIR: settings.dataDir })
  await sql`insert into saved_row (name, row, saved_at, by) values (${'a\0b'}, '[]', '', '')`.execute(site.app.db)
  await site.close()
  const database = await createTestDatabase('postgres', inject('postgresUrl'))
  const to = destinationIn(['--to', database.url!], settings)
  expect(to.dataDir).toBe(`${settings.dataDir}-postgres`)
  await expect(moveSite(settings, to, () => {})).rejects.toThrow('NUL character that stands in saved_row.name (row 1)')
  await database.close()
  rmSync(folder, { recursive: true })
})
