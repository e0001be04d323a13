import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { visitorsOf } from './memory/visitors.ts'
import { temporaryFolder, withCleanup } from './tools/cleanup.ts'
import { runFrontage, startFrontage } from './tools/frontage.ts'
import { median, say } from './tools/numbers.ts'
import { aim, type Report } from './tools/report.ts'
import { table } from './tools/table.ts'

/** Minutes, but for the window, which is in seconds. */
const LENGTH = { quick: { warmUp: 0.5, load: 1, window: 10 }, full: { warmUp: 5, load: 30, window: 300 } }
const VISITORS = 6
/** Milliseconds between two things that one visitor does: about a hundred requests a second in all. */
const PAUSE = 50
const MOST = 0.1
const MIB = 2 ** 20

type Window = { readonly memory: number; readonly requests: number; readonly refused: number }

/** Whether the memory of a server stays as it is under half an hour of mixed load. */
export const memory = (isQuick: boolean): Promise<Report> =>
  withCleanup(async (later) => {
    const length = isQuick ? LENGTH.quick : LENGTH.full
    const env = { DATA_DIR: path.join(temporaryFolder(later), 'site'), FORM_MESSAGES_PER_MINUTE: '1000000', LOG_LEVEL: 'error' }
    runFrontage(['fixture'], env)
    const site = await startFrontage([], env)
    later(() => site.stop())
    const load = await startLoad(site.base)
    await pause(length.warmUp * 60_000)
    const windows: Window[] = []
    for (let begun = 0; begun < length.load * 60; begun += length.window) windows.push(await watch(site.pid, load.counts, length.window))
    await load.stop()
    return reportOf(windows, length)
  })

/** Resident memory of a process in bytes. */
const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

async function startLoad(base: string) {
  const visit = await visitorsOf(base)
  const counts = { requests: 0, refused: 0 }
  let isOver = false
  const work = async (): Promise<void> => {
    while (!isOver) {
      const status = await visit(counts.requests++)
      if (status === 0 || status >= 429) counts.refused += 1
      await pause(PAUSE)
    }
  }
  const visitors = Array.from({ length: VISITORS }, work)
  return {
    counts,
    stop: async (): Promise<void> => {
      isOver = true
      await Promise.all(visitors)
    },
  }
}

async function watch(pid: number, counts: { readonly requests: number; readonly refused: number }, seconds: number): Promise<Window> {
  const before = { ...counts }
  const seen: number[] = []
  for (let second = 0; second < seconds; second += 1) {
    seen.push(memoryOf(pid))
    await pause(1_000)
  }
  return { memory: median(seen), requests: counts.requests - before.requests, refused: counts.refused - before.refused }
}

function reportOf(windows: readonly Window[], { warmUp, load, window }: typeof LENGTH.full): Report {
  const first = windows[0]?.memory ?? Number.NaN
  const highest = Math.max(...windows.map(({ memory: bytes }) => bytes))
  const lowest = Math.min(...windows.map(({ memory: bytes }) => bytes))
  const farthest = Math.max(highest / first - 1, 1 - lowest / first)
  const rows = windows.map(({ memory: bytes, requests, refused }, index) => [
    String(index + 1),
    say(bytes / MIB),
    say((bytes / first) * 100, 1),
    say(requests),
    say(refused),
  ])
  return {
    title: 'Memory under mixed load',
    parts: [
      table(['window', 'median memory (MiB)', '% of the first', 'requests', 'refused or broken'], rows),
      aim(farthest <= MOST, `memory stays within 10 % of the first window: ${say(farthest * 100, 1)} % at the farthest`),
      `Resident memory of one process on SQLite, ${say(warmUp, 1)} minutes after the start, windows of ${say(window)} seconds for ${say(load)} minutes; ${VISITORS} visitors, each with a pause of ${PAUSE} ms: known pages, searches and addresses never asked for before, lists of reviews, calls that nobody knows with 20 KB, messages. The bound is the highest window: ${say(highest / MIB)} MiB.`,
    ],
    versions: ['SQLite'],
  }
}
