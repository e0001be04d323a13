import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { runProgram, startSite } from '../support/site'
import { connected, numberAt, type Place, startPlaces } from './postgres'

const program = path.resolve('apps/server/bin/frontage.mjs')
const FILLING = `select 1 from pg_stat_activity where application_name = 'frontage restore'`

let places: Awaited<ReturnType<typeof startPlaces>>
test.beforeAll(async () => {
  places = await startPlaces()
})
test.afterAll(() => places.close())

const reviewsIn = (url: string): Promise<number> => numberAt(url, 'select count(*) from review')

/** A backup of the demo in PostgreSQL, and how many reviews it has. */
async function backedUp(): Promise<{ readonly file: string; readonly reviews: number }> {
  const { DATA_DIR, ...env } = await places.place('first')
  const site = await startSite({ words: ['--demo'], folder: DATA_DIR, env })
  const file = path.join(places.folder, 'site.backup')
  expect(runProgram(['backup', file], { ...env, DATA_DIR })).toMatchObject({ status: 0 })
  await site.stop()
  return { file, reviews: await reviewsIn(env.DATABASE_URL) }
}

test('a restore into PostgreSQL that is killed at any moment is finished by the same command (bar H17)', async () => {
  expect(spawnSync('strace', ['-V']).status, 'strace is installed (script/test does it)').toBe(0)
  const { file, reviews } = await backedUp()
  const isWhole = async (env: Place, when: string, said = ''): Promise<void> => {
    // Killed after it said that it was done, when it takes away what it read from, there is nothing to finish.
    if (!said.includes('restored in ')) {
      const again = runProgram(['restore', file], env)
      expect(again, when).toMatchObject({ status: 0, output: expect.stringContaining('restored in ') })
    }
    expect(readdirSync(env.DATA_DIR).toSorted(), when).toEqual(['files', 'secret-keys', 'site.json'])
    expect(await reviewsIn(env.DATABASE_URL), when).toBe(reviews)
  }

  // Killed while PostgreSQL's own program fills the database, which goes on alone.
  const held = await places.place('held')
  const holder = await connected(held.DATABASE_URL)
  await holder.query('begin; create table review (id integer)')
  const restoring = spawn(process.execPath, [program, 'restore', file], { env: { ...process.env, ...held }, stdio: 'ignore' })
  const ended = once(restoring, 'exit')
  await expect.poll(async () => (await places.admin.query(FILLING)).rowCount, { timeout: 60_000 }).toBe(1)
  restoring.kill('SIGKILL')
  await ended
  const elsewhere = { ...held, DATA_DIR: path.join(places.folder, 'elsewhere') }
  expect(runProgram(['serve'], elsewhere).output).toContain('a restore into this database was not finished')
  await holder.query('rollback')
  await holder.end()
  await isWhole(held, 'while it is filled')

  // Killed each time when a file gets its place or goes.
  const calls = 'rename,renameat,renameat2,rmdir,unlink,unlinkat'
  let kills = 0
  for (let when = 1, wasKilled = true; wasKilled; when++) {
    const env = await places.place(`killed_${when}`)
    const kill = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:signal=SIGKILL:when=${when}`]
    const words = [...kill, process.execPath, program, 'restore', file]
    const { signal, stdout } = spawnSync('strace', words, { env: { ...process.env, ...env }, encoding: 'utf8' })
    wasKilled = signal === 'SIGKILL'
    if (wasKilled) await isWhole(env, `killed at ${when}`, stdout)
    if (wasKilled) kills++
  }
  expect(kills).toBeGreaterThan(2)

  const { DATA_DIR, ...env } = held
  const site = await startSite({ words: [], folder: DATA_DIR, env })
  expect((await fetch(`${site.base}/readyz`)).status).toBe(200)
  await site.stop()
})
