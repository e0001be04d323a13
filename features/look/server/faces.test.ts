import { readFileSync } from 'node:fs'
import { createTestDatabase, engines } from '@frontage/kit/storage/database.fake'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createFaceFiles, facesIn, facesOut, mountFaces } from './faces'

const figtree = readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const redraw = (() => undefined) as never

describe.each(engines)('typefaces that the owner brought, on %s', (engine) => {
  let faces: ReturnType<typeof createFaceFiles>
  let tools: ReturnType<typeof createFakeTools>
  let close: () => Promise<void>
  let server: Awaited<ReturnType<typeof createTestServer>>
  beforeAll(async () => {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    tools = createFakeTools(database)
    faces = createFaceFiles(tools)
    server = await createTestServer((instance) => mountFaces(faces)(instance, redraw, redraw))
    close = async () => {
      await server.close()
      await database.close()
    }
  })
  afterAll(() => close())

  test('issue 6: one that is kept is sent from our own address, for a year, as nothing but a typeface', async () => {
    const { id, weights, isNew } = await faces.keep(figtree)
    expect([weights, isNew, (await faces.keep(figtree)).isNew]).toEqual([[300, 900], true, false])
    const answer = await server.inject({ url: `/look/faces/${id}.woff2` })
    expect([answer.statusCode, Buffer.compare(answer.rawPayload, figtree)]).toEqual([200, 0])
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'font/woff2', 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' },
      ...{ 'cache-control': expect.stringContaining('immutable'), 'content-security-policy': expect.stringContaining('sandbox') },
    })
    for (const name of [`${'0'.repeat(32)}.woff2`, `${id}.ttf`, '..%2f..%2fsite.db'])
      expect((await server.inject({ url: `/look/faces/${name}` })).statusCode).toBe(404)
  })

  test('issue 6: it leaves the site with it and comes in again; what is no typeface stays outside', async () => {
    const { id } = await faces.keep(figtree)
    const files = await facesOut(faces)()
    expect(files.map(({ path }) => path)).toEqual([`typefaces/${id}.woff2`])
    const foreign = { path: `typefaces/${'a'.repeat(32)}.woff2`, read: async () => Buffer.from('<script>') }
    expect(await facesIn(faces)([...files, foreign])).toEqual([{ what: `typeface ${id.slice(0, 8)}`, outcome: 'same' }])
  })

  test('one that no look names stays for a day, and one that is named stays for good', async () => {
    const { id } = await faces.keep(figtree)
    await faces.sweep(() => false)
    expect(await faces.all()).toEqual([id])
    tools.clock.advance(2 * 24 * 60 * 60 * 1000)
    await faces.sweep((named) => named === id)
    expect(await faces.read(id)).toBeDefined()
    await faces.sweep(() => false)
    expect([await faces.all(), await faces.read(id)]).toEqual([[], undefined])
  })
})
