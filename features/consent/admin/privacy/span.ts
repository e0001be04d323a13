import { startOfDay } from '@frontage/kit/zone'

const DAY = 86_400_000

/** `2026-05-03` as the day after it. */
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)

/** From the first moment of a day to the last one of another, on the clocks of the site; times in ISO 8601, `to` left out. */
export const spanOf = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  from: new Date(startOfDay(from)).toISOString(),
  to: new Date(startOfDay(dayAfter(to))).toISOString(),
})
