import { dateFormat } from '@frontage/kit/say'
import { clockAt, exactTime, momentAt, zoneName } from '@frontage/kit/zone'

/** On the clocks of the site: `Saturday, 28 November 2026 at 9:00 am (New Zealand Time)`. */
export const timeWords = (at: string): string => exactTime(new Date(at))

/** A time as a date-time field has it, on the clocks of the site; empty for none. */
export const toField = (at: string | null): string => (at ? clockAt(Date.parse(at)) : '')

/** What stands in the field, as it is kept: UTC; null when it is empty or no time. */
export function fromField(text: string): string | null {
  const moment = momentAt(text.slice(0, 16))
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

type Times = { readonly publishAt: string | null; readonly unpublishAt: string | null }
export type TimesIssue = 'publish-past' | 'unpublish-past' | 'turned'

/** What is wrong with two times; undefined when nothing is. */
export function issueOf({ publishAt, unpublishAt }: Times, now: Date): TimesIssue | undefined {
  if (publishAt && new Date(publishAt) <= now) return 'publish-past'
  if (unpublishAt && new Date(unpublishAt) <= now) return 'unpublish-past'
  return publishAt && unpublishAt && unpublishAt <= publishAt ? 'turned' : undefined
}

const short = dateFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** `28 Nov, 9:00 am`, on the clocks of the site. */
export const shortTime = (at: string): string => short().format(new Date(at))

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** What the clock of whoever looks shows at this moment: `2026-11-28T09:30`. */
const ownClockAt = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`

/** The same with the zone of the site, where whoever looks is in another one: `28 Nov, 9:00 am New Zealand Time`. */
export function plannedTime(at: string): string {
  const moment = new Date(at)
  return ownClockAt(moment) === clockAt(moment.getTime()) ? shortTime(at) : `${shortTime(at)} ${zoneName()}`
}
