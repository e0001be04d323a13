import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import Database from 'better-sqlite3'
import { forget, newFolder, runProgram } from '../support/site'
import { ADDRESS, CANARY, everythingIn, siteWithMessages } from './messages-to-erase'

const program = path.resolve('apps/server/bin/frontage.mjs')

/** A number that the database of a site answers with. */
function numberIn(folder: string, query: string): number {
  const database = new Database(path.join(folder, 'site.sqlite'), { readonly: true })
  const number = database.prepare(query).pluck().get() as number
  database.close()
  return number
}

const leftIn = (folder: string): string => {
  const files = readdirSync(path.join(folder, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.pdf'))
  return `${numberIn(folder, `select count(*) from form_entry where content like '%${CANARY}%'`)} messages, ${files.length} files`
}

async function visited(place: string): Promise<string> {
  const folder = path.join(place, 'data')
  await siteWithMessages(folder, {}, () => numberIn(folder, "select count(*) from mail where state = 'queued'"))
  return folder
}

test('an erasure that is killed at any of its commits and removals of files is finished by the next run (bar J05)', async () => {
  expect(spawnSync('strace', ['-V']).status, 'strace is installed (script/test does it)').toBe(0)
  const place = newFolder()
  const begun = await visited(place)
  expect(everythingIn(begun)).toContain(CANARY.toLowerCase())
  const calls = 'fdatasync,fsync,unlink,unlinkat'
  /** How many messages and files were left where it was cut off half way. */
  const halves: string[] = []
  for (let when = 1, wasKilled = true; wasKilled; when++) {
    const folder = path.join(place, `killed-${when}`)
    cpSync(begun, folder, { recursive: true })
    const env = { DATA_DIR: folder, LOG_LEVEL: 'warn' }
    const kill = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:signal=SIGKILL:when=${when}`]
    const words = [...kill, process.execPath, program, 'privacy', 'erase', ADDRESS]
    wasKilled = spawnSync('strace', words, { env: { ...process.env, ...env } }).signal === 'SIGKILL'
    if (numberIn(folder, 'select count(*) from erasure where done_at is null')) halves.push(leftIn(folder))
    const again = runProgram(['privacy', 'erase', ADDRESS], env)
    expect(again, `killed at ${when}`).toMatchObject({ status: 0, output: expect.stringContaining('erased: ') })
    expect(everythingIn(folder), `killed at ${when}`).not.toContain(CANARY.toLowerCase())
    expect(everythingIn(folder)).toContain('bob wrote')
    const proofs = numberIn(folder, `select count(*) from erasure where done_at is not null and records = '{"messages":4}'`)
    expect(proofs, `the proof when killed at ${when}`).toBe(1)
    forget(folder)
  }
  expect(halves).toEqual(
    expect.arrayContaining(['4 messages, 5 files', '0 messages, 5 files', '0 messages, 3 files', '0 messages, 1 files']),
  )
  forget(place)
})

test('who was erased after a backup stays erased when it is restored with the list; the others are back (bar J10)', async () => {
  const place = newFolder()
  const folder = await visited(place)
  const env = { DATA_DIR: folder, LOG_LEVEL: 'warn' }
  const file = path.join(place, 'site.backup')
  expect(runProgram(['backup', file], env).status).toBe(0)
  const copy = path.join(place, 'copy')
  expect(runProgram(['privacy', 'export', `Ann <${ADDRESS}>`, copy], env)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/4 messages.*4 files/),
  })
  const { messages } = JSON.parse(readFileSync(path.join(copy, 'personal-data.json'), 'utf8'))
  for (const { files } of messages) for (const { at } of files) expect(existsSync(path.join(copy, at)), at).toBe(true)
  expect(runProgram(['affected', '--from', '2020-01-01', '--to', '2100-01-01'], env).output).toMatch(
    /^kotuku77@example\.test\t.*message.*\t.*your-message/m,
  )
  expect(runProgram(['privacy', 'erase', ADDRESS], env).status).toBe(0)
  const list = path.join(place, 'erasures.txt')
  writeFileSync(list, runProgram(['privacy', 'erasures'], env).output)

  const restored = path.join(place, 'restored')
  const again = runProgram(['restore', file, '--erasures', list], { DATA_DIR: restored })
  expect(again).toMatchObject({
    status: 0,
    output: expect.stringMatching(/1 erasures: [1-9]\d* records that had come back were erased again/),
  })
  const rest = everythingIn(restored)
  expect(rest).not.toContain(CANARY.toLowerCase())
  expect(rest).toContain('bob wrote')

  writeFileSync(list, readFileSync(list, 'utf8').slice(0, -6))
  const other = path.join(place, 'other')
  mkdirSync(other)
  expect(runProgram(['restore', file, '--erasures', list], { DATA_DIR: other })).toMatchObject({
    status: 1,
    output: expect.stringContaining('This is no whole list of erasures.'),
  })
  forget(place)
})
