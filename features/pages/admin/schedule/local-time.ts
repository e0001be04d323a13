const exact = (zone: string | undefined) => new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })

/** The zone of whoever sits here, as they would call it: `New Zealand Time`. */
export function zoneName(zone?: string): string {
  const parts = new Intl.DateTimeFormat('en-NZ', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'your time'
}

/** `Saturday, 28 November 2026 at 9:00 am`. */
export const timeWords = (at: string, zone?: string): string => exact(zone).format(new Date(at))

const two = (number: number): string => String(number).padStart(2, '0')

/** A time as a date-time field has it, on the clock of whoever sits here; empty for none. */
export function toField(at: string | null): string {
  if (!at) return ''
  const time = new Date(at)
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** What stands in the field, as it is kept: UTC; null when it is empty or no time. */
export function fromField(text: string): string | null {
  const time = new Date(text)
  return text === '' || Number.isNaN(time.getTime()) ? null : time.toISOString()
}

type Times = { readonly publishAt: string | null; readonly unpublishAt: string | null }
export type TimesFault = 'publish-past' | 'unpublish-past' | 'turned'

/** What is wrong with two times; undefined when nothing is. */
export function faultOf({ publishAt, unpublishAt }: Times, now: Date): TimesFault | undefined {
  if (publishAt && new Date(publishAt) <= now) return 'publish-past'
  if (unpublishAt && new Date(unpublishAt) <= now) return 'unpublish-past'
  return publishAt && unpublishAt && unpublishAt <= publishAt ? 'turned' : undefined
}

const short = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })

/** `28 Nov, 9:00 am`. */
export const shortTime = (at: string): string => short.format(new Date(at))
