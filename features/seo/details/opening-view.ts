import { todayAt } from '@frontage/kit/clock'
import type { Opening } from './open-days'
import { type Moment, momentsFrom } from './opening-moments'
import { type Table, tableOf } from './opening-table'
import type { OpeningAnswer } from './wire'

export type OpeningView = { readonly table: Table; readonly moments: readonly Moment[] }

/** What a page shows of opening hours; undefined as long as nobody has said them. */
export function openingView({ now, hours, exceptions }: OpeningAnswer, isGrouped: boolean): OpeningView | undefined {
  if (!hours) return undefined
  const opening: Opening = { week: hours, exceptions }
  const moment = new Date(now)
  const table = tableOf(opening, todayAt(moment), isGrouped)
  return { table, moments: momentsFrom(moment, opening, table) }
}

/** When what is shown now is not right any more, ms. */
export const nextChange = (first: OpeningAnswer): number | undefined => openingView(first, true)?.moments[1]?.[0]
