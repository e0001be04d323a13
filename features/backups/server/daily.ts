import { noteBackup, noteFailure } from '@frontage/kit/backups.server'
import type { Tools } from '@frontage/kit/feature.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import * as v from 'valibot'
import { nextDue, type Schedule } from '../schedule'
import { readSchedule } from './settings'

const KIND = 'backup'

/** `due`: the moment of the schedule that it is for; without it somebody wants one now. */
const payloadShape = v.object({ due: v.optional(v.string()) })

export type Daily = ReturnType<typeof createDaily>

/** Makes backups in the background: every day, and when somebody wants one. */
export function createDaily({
  db,
  jobs,
  clock,
  site,
  backups,
  registry,
}: Pick<Tools, 'db' | 'jobs' | 'clock' | 'site' | 'backups' | 'registry'>) {
  jobs.handle(KIND, { title: 'Back up the site', hasOwnList: true, lane: 'patient', run })

  async function run(payload: unknown): Promise<void> {
    const { due } = v.parse(payloadShape, payload)
    const { schedule } = await readSchedule(site)
    if (due && !(await goesOn(due, schedule))) return
    const { days, weeks, months } = schedule
    try {
      await noteBackup(site, await backups.make({ days, weeks, months }), clock.now())
    } catch (reason) {
      await noteFailure(site, (reason as Error).message, clock.now())
      throw reason
    }
  }

  /** An hour is what clocks of this zone say. Asked before a transaction: on SQLite nothing else can be read within one. */
  const zone = async (): Promise<string> => (await registry.look()).timeZone

  /** Has the next one waiting before this one begins, whatever becomes of it; whether this one is still wanted. */
  async function goesOn(due: string, schedule: Schedule): Promise<boolean> {
    if (!schedule.isOn) return false
    const timeZone = await zone()
    await db.transaction().execute((trx) => plan(schedule, timeZone, trx))
    return nextDue(Date.parse(due) - 1, schedule.hour, timeZone) === Date.parse(due)
  }

  /** Has the next one of a schedule waiting, once, however often it is asked to. */
  async function plan({ isOn, hour }: Schedule, timeZone: string, trx: AnyDatabase): Promise<void> {
    if (!isOn) return
    await takeTurn(trx, KIND)
    const at = new Date(nextDue(clock.now().getTime(), hour, timeZone))
    const about = `${KIND}:${at.toISOString()}`
    await jobs.forget([about], trx)
    await jobs.add(KIND, { due: at.toISOString() }, trx, { at, about })
  }

  return {
    plan,
    zone,
    /** After the start of a server: what was planned under another version, or before a restore, may be gone. */
    start: async (): Promise<void> => {
      const [{ schedule }, timeZone] = [await readSchedule(site), await zone()]
      await db.transaction().execute((trx) => plan(schedule, timeZone, trx))
    },
    makeNow: (trx: AnyDatabase): Promise<void> => jobs.add(KIND, {}, trx),
  }
}
