import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { migrate } from '@frontage/kit/storage/migrate.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { describe, expect, inject, test } from 'vitest'
import { migrations } from '../migrations'
import { createPagesStore } from './pages.store'
import { createPublishedPages } from './published.store'
import { createReadings } from './readings.store'
import { createVersionsStore } from './versions.store'

describe.each(engines)('a site from before there were drafts, on %s', (engine) => {
  test('its pages are carried over, with the first version of each', async () => {
    const { '2026-11-21-pages': first, ...later } = migrations(engine)
    const database = await createTestDatabase(engine, inject('postgresUrl'), { ...kitMigrations(engine), '2026-11-21-pages': first! })
    const rows = JSON.stringify([{ columns: [{ modules: [{ block: 'x', props: {} }] }] }])
    const page = { title: 'T', description: 'D', rows, updated_at: '2026-01-01T00:00:00Z' }
    const old = [
      { ...page, path: '/seen', status: 'published' },
      { ...page, path: '/draft', status: 'draft' },
    ]
    await database.db.withTables<{ page: (typeof old)[number] }>().insertInto('page').values(old).execute()
    await migrate(database.db, { ...kitMigrations(engine), '2026-11-21-pages': first!, ...later })
    const pages = await createPagesStore(database.db).all()
    expect(pages).toMatchObject([
      { path: '/draft', live: null },
      { path: '/seen', draft: null, live_path: '/seen' },
    ])
    const published = createPublishedPages(database.db, createReadings(database.db))
    expect(await published.find('/seen')).toMatchObject({ version: 2, description: 'D' })
    expect(await published.findable()).toEqual([{ path: '/seen', changed_at: page.updated_at }])
    expect(await createVersionsStore(database.db).all(pages[1]!.id)).toMatchObject([{ version: 1 }])
    await database.close()
  })
})
