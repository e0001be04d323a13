import path from 'node:path'
import { hasSwift, startSwift } from './peers/swift.ts'
import { addFilm, filmOf, hashOf, highest, owner } from './storage/site.ts'
import { type Later, temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { cpuOf } from './tools/cpu.ts'
import { runFrontage, type Site, startFrontage } from './tools/frontage.ts'
import { median, say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

const MIB = 2 ** 20
const FILM = { quick: 24 * MIB, full: 96 * MIB }
const PART = MIB
const PARTS = { quick: 20, full: 200 }
/** Bytes that a server may have more for a film that comes in: four parts of 16 MB, and what is thrown away later. */
const MOST_MORE = 80 * MIB

type Env = Readonly<Record<string, string>>
type Row = Readonly<Record<'upload' | 'uploadCpu' | 'more' | 'whole' | 'part' | 'partCpu', number>>

/** What files cost in a folder, and in a real S3 service; and whether a site gets there, back, and into backups, whole. */
export const storage = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    if (!hasSwift()) throw new Error('no OpenStack Swift: install swift-proxy, swift-account, swift-container and swift-object')
    const folder = temporaryFolder(later)
    const swift = await startSwift(path.join(folder, 'swift'), ['site-files', 'site-backups', 'open-files'])
    later(() => swift.stop())
    const inFolder = { DATA_DIR: path.join(folder, 'folder'), LOG_LEVEL: 'error' }
    const inBucket = { ...swift.env, DATA_DIR: path.join(folder, 'bucket'), S3_PREFIX: 'one/', LOG_LEVEL: 'error' }
    const rows = { 'a folder': await filmIn(inFolder, isQuick, later), Swift: await filmIn(inBucket, isQuick, later) }
    await comesStraight(
      { ...inBucket, S3_BUCKET: 'open-files', DATA_DIR: path.join(folder, 'open') },
      await swift.open('open-files'),
      later,
    )
    return reportOf(rows, wayOf(inFolder, inBucket, folder), isQuick)
  })

async function filmIn(env: Env, isQuick: boolean, later: Later): Promise<Row> {
  const { accounts } = JSON.parse(runFrontage(['fixture'], env)) as { accounts: { owner: { email: string; password: string } } }
  const site = await startFrontage([], env)
  later(() => site.stop())
  const headers = await owner(site.base, accounts.owner)
  // What is loaded with the first file is no part of a film.
  await addFilm(site.base, headers, 'first.mp4', filmOf(MIB))
  const film = filmOf(isQuick ? FILM.quick : FILM.full)
  const before = highest(site.pid)
  const upload = await timed(site, () => addFilm(site.base, headers, 'sea.mp4', film))
  const more = highest(site.pid) - before
  const address = site.base + upload.result
  const whole = await timed(site, async () => new Uint8Array(await (await fetch(address)).arrayBuffer()))
  if (hashOf(whole.result) !== hashOf(film)) throw new Error('the film that comes back is another one')
  const parts = await timed(site, () => readParts(address, film, isQuick ? PARTS.quick : PARTS.full))
  await site.stop()
  const { length } = parts.result
  return { upload: upload.ms, uploadCpu: upload.cpu, more, whole: whole.ms, part: median(parts.result), partCpu: parts.cpu / length }
}

async function timed<Result>(site: Site, work: () => Promise<Result>): Promise<{ result: Result; ms: number; cpu: number }> {
  const [began, used] = [performance.now(), cpuOf(site.pid)]
  const result = await work()
  return { result, ms: performance.now() - began, cpu: cpuOf(site.pid) - used }
}

/** With a public address a film is read there, byte by byte and in parts; throws where it is not. */
async function comesStraight(env: Env, at: string, later: Later): Promise<void> {
  const { accounts } = JSON.parse(runFrontage(['fixture'], env)) as { accounts: { owner: { email: string; password: string } } }
  const site = await startFrontage([], { ...env, S3_PUBLIC_URL: `${at}/${env.S3_PREFIX}public` })
  later(() => site.stop())
  const film = filmOf(2 * MIB)
  const answer = await fetch(site.base + (await addFilm(site.base, await owner(site.base, accounts.owner), 'sea.mp4', film)))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const part = await fetch(answer.url, { headers: { range: 'bytes=5-9' } })
  if (!answer.url.startsWith(at) || !bytes.equals(film) || part.status !== 206) throw new Error(`the film does not come from ${at}`)
  const policy = (await fetch(site.base)).headers.get('content-security-policy') ?? ''
  if (!policy.includes(`media-src 'self' ${new URL(at).origin}`)) throw new Error(`the policy does not name ${at}: ${policy}`)
  await site.stop()
}

/** Milliseconds of each part, spread over the film. */
async function readParts(address: string, film: Buffer, many: number): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < many; at += 1) {
    const start = Math.floor(((film.length - PART) * at) / many)
    const began = performance.now()
    const answer = await fetch(address, { headers: { range: `bytes=${start}-${start + PART - 1}` } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    times.push(performance.now() - began)
    if (answer.status !== 206 || !bytes.equals(film.subarray(start, start + PART))) throw new Error('a part of the film is another one')
  }
  return times
}

/** Seconds of each step of the whole site, by what it is called. */
function wayOf(inFolder: Env, inBucket: Env, folder: string): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>()
  const run = (what: string, words: readonly string[], env: Env): string => {
    const began = performance.now()
    const said = runFrontage(words, env)
    seconds.set(what, (performance.now() - began) / 1_000)
    return said
  }
  const moved = { ...inBucket, DATA_DIR: path.join(folder, 'moved'), S3_PREFIX: 'moved/' }
  const back = path.join(folder, 'back')
  run('`move --files s3`, from the folder', ['move', '--to', `sqlite:${moved.DATA_DIR}`, '--files', 's3'], {
    ...moved,
    DATA_DIR: inFolder.DATA_DIR!,
  })
  run('`move --files folder`, back', ['move', '--to', `sqlite:${back}`, '--files', 'folder'], moved)
  run('`backup s3://…` of the site in S3', ['backup', 's3://site-backups/site', '--keep', '7d'], moved)
  run('`verify s3://…`', ['verify', 's3://site-backups/site'], moved)
  const file = path.join(folder, 'site.backup')
  runFrontage(['backup', file], moved)
  run('`restore` into another prefix', ['restore', file], { ...moved, DATA_DIR: path.join(folder, 'restored'), S3_PREFIX: 'restored/' })
  const swept = run('`files sweep --dry-run`', ['files', 'sweep', '--dry-run'], moved)
  if (!swept.startsWith('nothing to delete')) throw new Error(`files are left over: ${swept}`)
  return seconds
}

function reportOf(rows: Readonly<Record<string, Row>>, way: ReadonlyMap<string, number>, isQuick: boolean): Report {
  const film = (isQuick ? FILM.quick : FILM.full) / MIB
  const cells = Object.entries(rows).map(([name, row]) => [
    name,
    say(row.upload),
    say(row.uploadCpu),
    say(row.more / MIB),
    say(row.whole),
    say(row.part, 1),
    say(row.partCpu, 1),
  ])
  const head = ['films in', `${film} MB sent (ms)`, 'CPU (ms)', 'memory more (MB)', 'read whole (ms)', '1 MB of it (ms)', 'CPU (ms)']
  const most = Math.max(...Object.values(rows).map(({ more }) => more))
  return {
    title: 'Files in a folder and in S3',
    parts: [
      table(head, cells),
      table(
        ['the whole site, with its film', 'seconds'],
        [...way].map(([what, seconds]) => [what, say(seconds, 1)]),
      ),
      [
        aim(most < MOST_MORE, `a film of ${film} MB is never in memory as a whole: ${say(most / MIB)} MB more at most`),
        aim(true, 'every byte that was read, whole or in part, is the one that was sent; nothing is left over'),
        aim(true, 'with `S3_PUBLIC_URL` a film is read straight from the bucket, and the content policy names it'),
      ].join('\n'),
      'CPU is that of the site. S3 is OpenStack Swift with its S3 door (`bench/storage/swift.sh`) on this machine: one copy of everything, all its servers and those who ask on the same cores, so times say what is spoken, not how quick a service is.',
    ],
    versions: ['SQLite', 'OpenStack Swift'],
  }
}
