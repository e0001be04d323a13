import { readBackups } from '@frontage/kit/backups.server'
import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated, revisionOf } from '@frontage/kit/storage/revision.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { nextDue, standingOf } from '../schedule'
import { type BackupsAnswer, backUpNow, getBackups, saveBackups } from '../wire.admin'
import type { Daily } from './daily'
import { mayManageBackups } from './policy'
import { type KeptSchedule, readSchedule, scheduleForChange, writeSchedule } from './settings'

type Desk = Pick<Tools, 'db' | 'audit' | 'site' | 'clock' | 'backups'>

/** What the owner reads and sets about backups. */
export function createBackupRoutes(desk: Desk, daily: Daily): Route[] {
  const { db, audit, site, clock } = desk
  return [
    answer(getBackups)
      .allow(mayManageBackups)
      .with(async () => answered(desk, daily, await readSchedule(site))),
    answer(saveBackups)
      .allow(mayManageBackups)
      .with(async ({ schedule, revision }, context) => {
        const timeZone = await daily.zone()
        const kept = await db.transaction().execute(async (trx) => {
          const before = await scheduleForChange(trx)
          refuseOutdated(revision, revisionOf(before))
          const since = before.schedule.isOn ? before.since : clock.now().toISOString()
          const kept: KeptSchedule = { schedule, ...(schedule.isOn && { since }) }
          await writeSchedule(kept, trx)
          await daily.plan(schedule, timeZone, trx)
          await audit.note({ action: 'backups.change', target: 'backups' }, context, trx)
          return kept
        })
        return answered(desk, daily, kept)
      }),
    answer(backUpNow)
      .allow(mayManageBackups)
      .with(async (_, context) => {
        await db.transaction().execute(async (trx) => {
          await daily.makeNow(trx)
          await audit.note({ action: 'backups.make', target: 'backups' }, context, trx)
        })
        return {}
      }),
  ]
}

async function answered({ site, clock, backups }: Desk, daily: Daily, kept: KeptSchedule): Promise<BackupsAnswer> {
  const { schedule, since } = kept
  const { last, failed } = await readBackups(site)
  const now = clock.now().getTime()
  return {
    schedule,
    revision: revisionOf(kept),
    at: backups.at,
    last: last ?? null,
    failed: failed ?? null,
    standing: standingOf({ isOn: schedule.isOn, since }, { last, failed }, now),
    next: schedule.isOn ? new Date(nextDue(now, schedule.hour, await daily.zone())).toISOString() : null,
  }
}
