import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@frontage/kit/free-port.fake'
import { expect, test } from '@playwright/test'
import { sendMessage } from '../forms/messages'
import { forget, newFolder, type RunningSite, runProgram, startSite } from '../support/site'
import { startPlaces } from './postgres'

let places: Awaited<ReturnType<typeof startPlaces>>
test.beforeAll(async () => {
  places = await startPlaces()
})
test.afterAll(() => places.close())

/** What the processes of a site are there for, by their ids. */
function processesOf({ process: { pid } }: RunningSite): Map<number, string> {
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  return new Map(ids.map((id) => [id, wordsOf(id)]))
}

/** How a process was started; nothing where it ended while it was looked at. */
function wordsOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').slice(2).join(' ').trim()
  } catch {
    return ''
  }
}

const isGone = (id: number): boolean => {
  try {
    return process.kill(id, 0) && false
  } catch {
    return true
  }
}

test('several processes share a port; one that is killed is replaced while the other answers, and all end together', async ({
  request,
}) => {
  const { DATA_DIR, ...env } = await places.place('together')
  const site = await startSite({ words: ['--demo', '--processes', '2'], folder: DATA_DIR, env: { ...env, PORT: String(await freePort()) } })
  const of = (words: RegExp): number[] => [...processesOf(site)].flatMap(([id, said]) => (words.test(said) ? [id] : []))
  await expect.poll(() => [of(/serve --web/).length, of(/serve --jobs/).length], { timeout: 60_000 }).toEqual([2, 1])
  expect(site.printed().match(/Site {5}http/g), 'where the site is stands there once').toHaveLength(1)

  // A message is taken by one of those for visitors, and its e-mails are written by the one for tasks.
  const message = {
    'your-name': 'Mere',
    'your-email': 'mere@example.nz',
    'your-subject': 'A new job',
    'your-message': 'Two boards are soft.',
  }
  expect(await sendMessage(request, site.base, 1, message)).toMatch(/mail_sent|spam/)
  await expect.poll(() => mails(DATA_DIR), { timeout: 60_000 }).toBeGreaterThan(0)

  const [killed = 0, other = 0] = of(/serve --web/)
  process.kill(killed, 'SIGKILL')
  const isReplaced = (): boolean => of(/serve --web/).length === 2 && !of(/serve --web/).includes(killed)
  await expect.poll(isReplaced, { timeout: 60_000 }).toBe(true)
  expect(of(/serve --web/)).toContain(other)
  for (let more = 0; more < 20; more++) expect((await request.get(`${site.base}/reviews`)).status()).toBe(200)

  const before = [...processesOf(site).keys()]
  const answers = keepAsking(`${site.base}/reviews`)
  site.process.kill('SIGHUP')
  await expect.poll(() => [...processesOf(site).keys()].filter((id) => before.includes(id)), { timeout: 120_000 }).toEqual([])
  const { asked, failed } = await answers.stop()
  expect(failed, 'no visitor is refused while all are exchanged').toEqual([])
  expect(asked).toBeGreaterThan(20)

  const all = [...processesOf(site).keys()]
  expect(await site.stop()).toBe(0)
  expect(all.every(isGone)).toBe(true)
})

/** Four visitors who ask again and again, each with a connection of its own every time. */
function keepAsking(address: string): { stop: () => Promise<{ asked: number; failed: unknown[] }> } {
  let isOn = true
  let asked = 0
  const failed: unknown[] = []
  const visitors = Array.from({ length: 4 }, async () => {
    while (isOn) {
      await fetch(address, { headers: { connection: 'close' } }).then(
        async (answer) => (await answer.text()) && (answer.status === 200 || failed.push(answer.status)),
        (reason: Error) => failed.push(reason.cause ?? reason),
      )
      asked++
    }
  })
  const stop = async (): Promise<{ asked: number; failed: unknown[] }> => {
    isOn = false
    await Promise.all(visitors)
    return { asked, failed }
  }
  return { stop }
}

const mails = (folder: string): number => {
  const place = path.join(folder, 'mails')
  return existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.eml')).length : 0
}

test('a site in SQLite, and one whose database is away, refuse several processes in one line', async () => {
  const folder = newFolder()
  for (const words of [['--processes', '2'], ['--web'], ['--jobs']])
    expect(runProgram(['serve', ...words], { DATA_DIR: folder }).output).toMatch(/^frontage: SQLite has one process: .*DATABASE_URL.*\n$/)
  const away = { DATA_DIR: folder, PORT: String(await freePort()), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  const { status, output } = runProgram(['serve', '--processes', '2'], away)
  expect(output).toMatch(/frontage: the database cannot be opened: /)
  expect(output).not.toMatch(/\n\s+at /)
  expect(status).toBe(1)
  forget(folder)
})
