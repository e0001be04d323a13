import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { runProgram } from '../support/site'
import { ADDRESS, CANARY, everythingIn, siteWithMessages } from './messages-to-erase'
import { numberAt, startPlaces } from './postgres'

const program = path.resolve('apps/server/bin/frontage.mjs')
/** What it sends and removes between two places where it is killed. */
const EVERY = 10

test('an erasure in PostgreSQL that is killed at any moment is finished by the next run (bar J05)', async () => {
  expect(spawnSync('strace', ['-V']).status, 'strace is installed (script/test does it)').toBe(0)
  const places = await startPlaces()
  const begun = await places.place('begun')
  await siteWithMessages(begun.DATA_DIR, begun, () => numberAt(begun.DATABASE_URL, "select count(*) from mail where state = 'queued'"))
  const copy = async (name: string) => {
    const env = await places.place(name, 'begun')
    cpSync(begun.DATA_DIR, env.DATA_DIR, { recursive: true })
    return env
  }
  const calls = 'write,writev,unlink,unlinkat'
  /** How many messages were left where it was killed. */
  const left = new Set<number>()
  for (let when = EVERY, wasKilled = true; wasKilled; when += EVERY) {
    const env = await copy(`killed_${when}`)
    const kill = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:signal=SIGKILL:when=${when}`]
    const words = [...kill, process.execPath, program, 'privacy', 'erase', ADDRESS]
    wasKilled = spawnSync('strace', words, { env: { ...process.env, ...env } }).signal === 'SIGKILL'
    left.add(await numberAt(env.DATABASE_URL, `select count(*) from form_entry where content like '%${CANARY}%'`))
    expect(runProgram(['privacy', 'erase', ADDRESS], env), `killed at ${when}`).toMatchObject({ status: 0 })
    const dump = spawnSync('pg_dump', [env.DATABASE_URL], { encoding: 'utf8', maxBuffer: 100_000_000 }).stdout.toLowerCase()
    expect(dump, 'what Bob wrote stays').toContain('bob wrote')
    for (const text of [dump, everythingIn(env.DATA_DIR)]) expect(text, `killed at ${when}`).not.toContain(CANARY.toLowerCase())
  }
  expect([...left].toSorted(), 'some before the messages went, some after').toEqual([0, 4])
  await places.close()
})
