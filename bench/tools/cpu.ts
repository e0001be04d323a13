import { readdirSync, readFileSync } from 'node:fs'

/** What /proc says of a process; `ticks` is user and system time of itself and of its children that have ended. */
type Entry = { readonly pid: number; readonly name: string; readonly parent: number; readonly ticks: number }

export const TICKS_A_SECOND = 100

/** CPU time, user and system, that a process and all below it have used, in milliseconds, to 10 ms. */
export function cpuOf(root: number): number {
  const ticks = family(root).reduce((sum, entry) => sum + entry.ticks, 0)
  return (ticks * 1000) / TICKS_A_SECOND
}

/** The same of those that run now, to a few microseconds: for a single call. NaN where the kernel does not tell. */
export const fineCpuOf = (root: number): number => family(root).reduce((sum, { pid }) => sum + threadsOf(pid), 0)

/** A child of this very process, by the name of its program. */
export const childNamed = (wanted: string): number | undefined =>
  processes().find(({ name, parent }) => parent === process.pid && name === wanted)?.pid

/** A process and all below it. */
export const familyOf = (root: number): number[] => family(root).map(({ pid }) => pid)

function family(root: number): Entry[] {
  const all = processes()
  const within = new Set([root])
  for (let size = 0; size !== within.size; ) {
    size = within.size
    for (const { pid, parent } of all) if (within.has(parent)) within.add(pid)
  }
  return all.filter(({ pid }) => within.has(pid))
}

const processes = (): Entry[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => entryOf(Number(name)))

/** See proc(5): behind the name in brackets stand the state and the parent; fields 14 to 17 are times in ticks. */
function entryOf(pid: number): Entry[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = line.lastIndexOf(')')
    const fields = line.slice(end + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, time) => sum + Number(time), 0)
    return [{ pid, name: line.slice(line.indexOf('(') + 1, end), parent: Number(fields[1]), ticks }]
  } catch {
    return []
  }
}

function threadsOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const used = threads.map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
  } catch {
    return Number.NaN
  }
}
