import type { Clock } from '@frontage/kit/clock'
import type { JobStanding } from '@frontage/kit/post/jobs.server'
import type { IslandFault } from '@frontage/kit/storage/island-faults.server'
import type { RoomState } from '@frontage/kit/storage/room.server'
import type { Prom, Registry } from './prom'
import type { Check } from './readiness'

/** What is looked up when somebody asks. */
export type Standing = {
  readonly checks: readonly Check[]
  /** Undefined where the database does not answer. */
  readonly jobs: readonly JobStanding[] | undefined
  readonly room: RoomState | undefined
  readonly faults: readonly IslandFault[]
}

/** How things stand: jobs and outbox (jobs of the kind `mail`), room, and what `/readyz` looks at. */
export function gaugeStanding(prom: Prom, registry: Registry, clock: Clock) {
  const registers = [registry]
  const jobs = new prom.Gauge({
    name: 'frontage_jobs',
    help: 'Background jobs by kind and state: waiting, or given up within the last 30 days (dead). Kind mail is the outbox',
    labelNames: ['kind', 'state'],
    registers,
  })
  const overdue = new prom.Gauge({
    name: 'frontage_jobs_overdue_seconds',
    help: 'How long the oldest job of a kind is due already',
    labelNames: ['kind'],
    registers,
  })
  const islands = new prom.Gauge({
    name: 'frontage_island_faults',
    help: 'How often browsers told within 30 days that the code of a block failed (failed), or drew something else than the server (mismatch)',
    labelNames: ['island', 'kind'],
    registers,
  })
  const files = new prom.Gauge({ name: 'frontage_files_bytes', help: 'What all files take up, measured every ten minutes', registers })
  const quota = new prom.Gauge({ name: 'frontage_files_quota_bytes', help: 'What all files may take up; 0 is no limit', registers })
  const free = new prom.Gauge({ name: 'frontage_disk_free_bytes', help: 'Free bytes of the disk under DATA_DIR', registers })
  const floor = new prom.Gauge({ name: 'frontage_disk_floor_bytes', help: 'What files leave free of the disk', registers })
  const checks = new prom.Gauge({
    name: 'frontage_check_ok',
    help: 'What /readyz looks at: 1 is fine, 0 is not',
    labelNames: ['check'],
    registers,
  })

  const ageOf = (moment: string): number => Math.max(0, (clock.now().getTime() - Date.parse(moment)) / 1000)

  return ({ checks: found, jobs: rows = [], room, faults }: Standing): void => {
    for (const { name, isFine } of found) checks.set({ check: name }, isFine ? 1 : 0)
    jobs.reset()
    overdue.reset()
    for (const { kind, state, total, first } of rows) {
      jobs.set({ kind, state }, total)
      if (state === 'waiting') overdue.set({ kind }, ageOf(first))
    }
    islands.reset()
    for (const { island, kind, total } of faults) islands.set({ island, kind }, total)
    if (!room) return
    files.set(room.used)
    quota.set(room.quota)
    free.set(room.free)
    floor.set(room.floor)
  }
}
