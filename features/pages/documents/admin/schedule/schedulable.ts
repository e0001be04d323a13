import { send } from '@frontage/kit/wire/send.client'
import type { PageAtWork } from '../../../admin/page/use-page'
import { openPage, type PageState } from '../../../wire.admin'
import type { ListedPage } from '../../wire.admin'

export type Schedule = PageState['schedule']

/** A page whose times are set: one that stands open in the editor, or a line of the list. */
export type SchedulablePage = {
  readonly id: number
  readonly schedule: Schedule
  /** Saves what is on the screen and not saved yet. */
  readonly settle: () => Promise<unknown>
  /** `state`: where the whole page stands now, if it was told. */
  readonly setSchedule: (schedule: Schedule, state?: PageState) => void
  readonly scheduleNow: () => Promise<Schedule>
}

export const schedulableOpen = ({ id, standing, settle, setStanding, standingNow }: PageAtWork): SchedulablePage => ({
  ...{ id, schedule: standing.schedule, settle },
  setSchedule: (schedule, state) => setStanding((before) => state ?? { ...before, schedule }),
  scheduleNow: async () => (await standingNow()).schedule,
})

/** The list is asked for anew after a change. */
export const schedulableListed = ({ id, schedule }: ListedPage): SchedulablePage => ({
  ...{ id, schedule },
  settle: () => Promise.resolve(),
  setSchedule: () => undefined,
  scheduleNow: async () => (await send(openPage, { id })).schedule,
})
