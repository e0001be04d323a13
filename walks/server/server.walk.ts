import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { filledFolder, forget, newFolder, runProgram, startSite } from '../support/site'

const refuse = (words: readonly string[], env: Record<string, string>) => {
  const { status, output } = runProgram(words, env)
  expect(output, 'no stack trace').not.toMatch(/\n\s+at /)
  expect(status).not.toBe(0)
  return output.trim().split('\n')
}

test.describe('bar H22: what is wrong at the start is said in one clear line, and nothing runs', () => {
  test('a database that does not answer', () => {
    const folder = newFolder()
    const lines = refuse(['serve'], { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(lines).toEqual([expect.stringMatching(/^frontage: the database cannot be opened: /)])
    expect(existsSync(path.join(folder, 'site.sqlite'))).toBe(false)
    forget(folder)
  })

  test('a data folder that is a file', () => {
    const folder = newFolder()
    writeFileSync(path.join(folder, 'file'), '')
    expect(refuse(['serve'], { DATA_DIR: path.join(folder, 'file') })).toEqual([
      expect.stringMatching(/^frontage: DATA_DIR .* cannot be written to$/),
    ])
    forget(folder)
  })

  test('a broken database file', () => {
    const folder = newFolder()
    writeFileSync(path.join(folder, 'site.sqlite'), 'this is no database, and it is long enough to be read as a page of one'.repeat(20))
    expect(refuse(['serve'], { DATA_DIR: folder })).toEqual([expect.stringMatching(/^frontage: the database cannot be opened: /)])
    forget(folder)
  })

  test('every wrong setting, each in a line', () => {
    const lines = refuse(['serve'], {
      PORT: '99999',
      PUBLIC_URL: 'nonsense',
      CLAMD: 'somewhere',
      SECRET_KEYS: 'short',
      TRUSTED_PROXIES: 'everybody',
      S3_BUCKET: 'Pictures!',
    })
    expect(lines.map((line) => /^frontage: (\w+)/.exec(line)?.[1])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'CLAMD',
      'SECRET_KEYS',
      'TRUSTED_PROXIES',
      'S3_BUCKET',
    ])
  })

  test('files that cannot be kept', () => {
    const folder = newFolder()
    writeFileSync(path.join(folder, 'files'), 'a file where a folder has to be')
    expect(refuse(['serve'], { DATA_DIR: folder, PORT: '0' })).toEqual([expect.stringMatching(/^frontage: DATA_DIR cannot be used: /)])
    forget(folder)
  })
})

test.describe('bar A09: set-up is offered once', () => {
  test('a site whose database is lost does not offer itself to the next visitor', async () => {
    const site = await startSite()
    await site.stop()
    for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) rmSync(path.join(site.folder, name), { force: true })
    expect(refuse(['serve'], { DATA_DIR: site.folder, PORT: '0' })).toEqual([expect.stringMatching(/site\.sqlite is missing/)])
    forget(site.folder)
  })

  test('a site whose database was emptied, or is that of another site, does not start as a new one', async () => {
    const site = await startSite({ folder: newFolder(), words: [] })
    await site.stop()
    const other = await startSite({ folder: newFolder(), words: [] })
    await other.stop()
    const forgetDatabase = (): void => {
      for (const name of ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm']) rmSync(path.join(site.folder, name), { force: true })
    }
    forgetDatabase()
    writeFileSync(path.join(site.folder, 'site.sqlite'), '')
    expect(refuse(['serve'], { DATA_DIR: site.folder, PORT: '0' })).toEqual([expect.stringMatching(/the database is empty or incomplete/)])
    forgetDatabase()
    copyFileSync(path.join(other.folder, 'site.sqlite'), path.join(site.folder, 'site.sqlite'))
    expect(refuse(['serve'], { DATA_DIR: site.folder, PORT: '0' })).toEqual([expect.stringMatching(/belongs to another site/)])
    forget(site.folder)
    forget(other.folder)
  })

  test('a broken site.json is told in one line', () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'site.json'), '{"engine":')
    expect(refuse(['serve'], { DATA_DIR: folder })).toEqual([expect.stringMatching(/site\.json cannot be read/)])
    forget(folder)
  })

  test('nobody else on the machine can read what a site keeps', async () => {
    const site = await startSite({ folder: newFolder(), words: [] })
    const modeOf = (name: string): string => (statSync(path.join(site.folder, name)).mode & 0o777).toString(8)
    expect(modeOf('.')).toBe('700')
    for (const name of readdirSync(site.folder, { recursive: true, encoding: 'utf8' }))
      expect([name, modeOf(name)]).toEqual([name, statSync(path.join(site.folder, name)).isDirectory() ? '700' : '600'])
    await site.stop()
    forget(site.folder)
  })

  test('a site in PostgreSQL does not start as an empty one when its setting is lost', () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'site.json'), '{"engine":"postgres"}')
    expect(refuse(['serve'], { DATA_DIR: folder })).toEqual([expect.stringMatching(/set DATABASE_URL/)])
    forget(folder)
  })
})

test('memory that pictures took goes back to the system: glibc is told so before the program begins (bar H23)', async () => {
  const [usual, told] = [await startSite({ words: [] }), await startSite({ words: [], env: { MALLOC_ARENA_MAX: '7' } })]
  const settings = ({ process: { pid } }: typeof usual) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter((one) => one.startsWith('MALLOC_'))
  expect(settings(usual).sort()).toEqual(['MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=262144'])
  expect(settings(told)).toEqual(['MALLOC_ARENA_MAX=7'])
  for (const site of [usual, told]) {
    expect(await site.stop()).toBe(0)
    forget(site.folder)
  }
})

test('a second start finds everything as it was, and migrates nothing', async () => {
  const first = await startSite({ folder: newFolder() })
  const page = await (await fetch(`${first.base}/reviews`)).text()
  await first.stop()
  const second = await startSite({ folder: first.folder })
  const again = await (await fetch(`${second.base}/reviews`)).text()
  expect(again.match(/data-review="\d+"/g)).toEqual(page.match(/data-review="\d+"/g))
  expect(second.login()).toEqual(first.login())
  await second.stop()
  expect(runProgram(['migrate'], { DATA_DIR: first.folder }).output).toContain('up to date')
  forget(first.folder)
})

test('a second server on the folder of a site in SQLite is refused in one line; commands run beside the first (bar H22)', async () => {
  const site = await startSite({ folder: newFolder(), words: [] })
  expect(refuse(['serve'], { DATA_DIR: site.folder, PORT: '0' })).toEqual([expect.stringMatching(/another server uses .*: stop it first/)])
  expect(runProgram(['migrate'], { DATA_DIR: site.folder }).output).toContain('up to date')
  expect((await fetch(`${site.base}/readyz`)).status).toBe(200)
  await site.stop()
  forget(site.folder)
})

test('routes --json names every call with its right', () => {
  const folder = newFolder()
  const { status, output } = runProgram(['routes', '--json'], { DATA_DIR: folder })
  expect(status).toBe(0)
  const routes = JSON.parse(output) as { name: string; permission: string }[]
  expect(routes.length).toBeGreaterThan(15)
  expect(routes.filter(({ permission }) => !permission)).toEqual([])
  forget(folder)
})

test.describe('frontage import reviews', () => {
  const header = 'unique_id,date,name,rating,content'
  const importing = (lines: readonly string[], ...words: string[]) => {
    const folder = newFolder()
    const file = path.join(folder, 'reviews.csv')
    writeFileSync(file, [header, ...lines].join('\n'))
    const result = runProgram(['import', 'reviews', file, ...words], { DATA_DIR: path.join(folder, 'data') })
    forget(folder)
    return result
  }
  const rows = ['1,2026-01-02,Ana,5,Good', '2,yesterday,Ben,5,Good', '3,2026-01-04,Cy,7,Good', '4,2026-01-05,Di,4,"Fine,\nreally"']

  test('names every bad row by its line, and keeps nothing', () => {
    const { status, output } = importing(rows)
    expect(status).toBe(1)
    expect(output).toMatch(/^line 3: .*date/m)
    expect(output).toMatch(/^line 4: .*rating/m)
    expect(output).toMatch(/nothing was imported: 2 bad rows/)
  })

  test('keeps the others when bad rows are to be skipped', () => {
    const { status, output } = importing(rows, '--skip-bad')
    expect(status).toBe(0)
    expect(output).toContain('imported: 2 new, 0 updated, 2 skipped')
  })

  test('a file that cannot be read is one line', () =>
    expect(refuse(['import', 'reviews', '/nowhere.csv'], { DATA_DIR: newFolder() })).toEqual(['frontage: /nowhere.csv cannot be read']))
})

test('fixture prints ids, and generate is repeatable', () => {
  const folder = newFolder()
  const { output } = runProgram(['fixture'], { DATA_DIR: folder })
  expect(JSON.parse(output)).toMatchObject({ accounts: { owner: { email: 'owner@site.test' } }, reviews: { published: 450, pending: 50 } })
  expect(runProgram(['generate', 'reviews', '1000'], { DATA_DIR: folder }).output).toContain('generated: 1000 reviews')
  forget(folder)
})

test('a running server shows what a command beside it imported', async () => {
  const folder = filledFolder(path.join(newFolder(), 'data'))
  const site = await startSite({ folder })
  const words = 'Found again beside a running server'
  const page = async (): Promise<string> => (await fetch(`${site.base}/reviews`)).text()
  // Read twice: it lies in memory.
  for (const read of [await page(), await page()]) expect(read).not.toContain(words)
  const file = path.join(folder, 'one.csv')
  writeFileSync(file, `unique_id,date,name,rating,content,is_approved\nn1,2026-11-20,Ana,5,${words},1`)
  expect(runProgram(['import', 'reviews', file], { DATA_DIR: folder })).toMatchObject({ status: 0 })
  await expect.poll(page).toContain(words)
  await site.stop()
  forget(path.dirname(folder))
})
