import { todayAt } from '@frontage/kit/clock'
import { formatAt } from '@frontage/kit/say'
import { momentAt } from '@frontage/kit/zone'
import { dayAfter, type LocalTime, type Opening, spansOn, stateAt } from './open-days'
import { lineOn, type Table } from './opening-table'
import { stateText } from './opening-words'

/** From this moment on (ms) it is so: open or not, in which words, and in which line of the table today stands. */
export type Moment = readonly [at: number, isOpen: 0 | 1, word: string, detail: string, line: string]

/** Days for which a page that stays open knows what to say. */
const AHEAD = 7

/** What holds now, and every change of it in the next days. The last one says nothing: nobody knows then. */
export function momentsFrom(now: Date, opening: Opening, table: Table): Moment[] {
  const today = todayAt(now)
  const dates = Array.from({ length: AHEAD }, (_, count) => dayAfter(today, count))
  const changes = dates.flatMap((date) => timesOn(date, opening).map((time) => momentOf({ date, time }, opening, table)))
  const held = momentOf({ date: today, time: localTime().format(now) }, opening, table, now.getTime())
  return [
    held,
    ...changes.filter(([at]) => at > now.getTime()),
    [instantOf({ date: dayAfter(today, AHEAD), time: '00:00' }), 0, '', '', ''],
  ]
}

/** When what is said may change on this day: as it begins, opens and closes. */
const timesOn = (date: string, opening: Opening): string[] =>
  [...new Set(['00:00', ...spansOn(date, opening).flatMap(({ from, to }) => [from, to])])].sort()

function momentOf(local: LocalTime, opening: Opening, table: Table, at = instantOf(local)): Moment {
  const state = stateAt(local, opening)
  const { word, detail } = stateText(state, local.date)
  return [at, state.isOpen ? 1 : 0, word, detail, lineOn(local.date, table, opening)]
}

const localTime = formatAt(({ timeZone }) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }))

/** The moment at which clocks of the business show this. */
export const instantOf = ({ date, time }: LocalTime): number => momentAt(`${date}T${time}`)
