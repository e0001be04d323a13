import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Later } from '../tools/cleanup.ts'

/** The two kinds of control groups, with what their files are called. */
const kinds = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', highest: 'memory.max_usage_in_bytes', kills: 'memory.oom_control' },
  { root: '/sys/fs/cgroup', limit: 'memory.max', highest: 'memory.peak', kills: 'memory.events' },
] as const

/**
 * A group of processes that get so much memory together, files in memory included, as in a container. `under` starts a program
 * in it. Throws where this machine does not let us make one: that needs root.
 */
export function limitedTo(bytes: number, later: Later) {
  for (const { root, limit, highest, kills } of kinds) {
    const folder = path.join(root, `frontage-bench-${process.pid}`)
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8')
    if (!isMade(folder, limit, bytes)) continue
    later(() => rmdirSync(folder))
    return {
      how: 'In a control group, files in memory included.',
      under: ['sh', '-c', 'echo $$ > "$0" && exec "$@"', path.join(folder, 'cgroup.procs')] as const,
      seen: () => ({ highest: Number(read(highest)), kills: Number(/oom_kill (\d+)/.exec(read(kills))?.[1] ?? 0) }),
    }
  }
  throw new Error('this machine has no control group for memory that we may make')
}

function isMade(folder: string, limit: string, bytes: number): boolean {
  try {
    mkdirSync(folder)
    writeFileSync(path.join(folder, limit), String(bytes))
    return true
  } catch {
    return false
  }
}
