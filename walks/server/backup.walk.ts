import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { forget, newFolder, runProgram, startSite } from '../support/site'

const program = path.resolve('apps/server/bin/frontage.mjs')
const pages = ['/', '/reviews', '/portfolio', '/contact', '/sitemap.xml']

/** What a visitor gets, wherever it is. */
const read = async (base: string): Promise<string[]> =>
  Promise.all(pages.map(async (page) => (await (await fetch(base + page)).text()).replaceAll(base, '')))

test('a site is backed up beside its server, checked, restored into an empty folder and started: its pages are the same (bar H17)', async () => {
  const place = newFolder()
  const file = path.join(place, 'site.backup')
  const site = await startSite()
  const before = await read(site.base)
  expect(runProgram(['backup', file], { DATA_DIR: site.folder })).toMatchObject({
    status: 0,
    output: expect.stringContaining('backed up: SQLite'),
  })
  expect(runProgram(['backup', file], { DATA_DIR: site.folder }).output.trim()).toBe(`frontage: ${file} already exists`)
  expect(runProgram(['verify', file], {})).toMatchObject({ status: 0, output: expect.stringContaining('whole: SQLite') })
  const folder = path.join(place, 'restored')
  expect(runProgram(['restore', file], { DATA_DIR: folder })).toMatchObject({ status: 0, output: expect.stringContaining('restored in ') })
  const other = await startSite({ words: [], folder })
  expect(await read(other.base)).toEqual(before)
  expect(await read(site.base), 'the first one went on').toEqual(before)
  await Promise.all([site.stop(), other.stop()])
  forget(site.folder)
  forget(place)
})

test('where there is no room for a backup that is one line, and nothing half stays (bar H04)', async () => {
  const place = newFolder()
  const file = path.join(place, 'site.backup')
  const site = await startSite()
  const run = (words: string, bytes: number, env: Record<string, string>) => {
    // No file may grow beyond so many blocks of 512 bytes: as good as a full disk, and no disk is needed for it.
    const limited = `trap '' XFSZ; ulimit -f ${Math.ceil(bytes / 512)}; exec "$0" "$1" ${words}`
    return spawnSync('sh', ['-c', limited, process.execPath, program], { encoding: 'utf8', env: { ...process.env, ...env } })
  }
  // The database fits, and not all that comes behind it.
  const database = ['site.sqlite', 'site.sqlite-wal'].map((name) => statSync(path.join(site.folder, name)).size)
  const backup = run(`backup ${file}`, Math.max(...database) * 1.5, { DATA_DIR: site.folder })
  const line = 'frontage: there is not enough room on the disk: nothing was kept. Free some, or choose another place\n'
  expect([backup.status, backup.stderr]).toEqual([1, line])
  expect(readdirSync(place)).toEqual([])
  expect(readdirSync(path.join(site.folder, 'files')).filter((name) => name.startsWith('.backup-'))).toEqual([])
  expect(runProgram(['backup', file], { DATA_DIR: site.folder }).status).toBe(0)
  const folder = path.join(place, 'restored')
  const restore = run(`restore ${file}`, 300_000, { DATA_DIR: folder })
  expect([restore.status, restore.stderr, existsSync(folder)]).toEqual([1, line, false])
  await site.stop()
  forget(site.folder)
  forget(place)
})
