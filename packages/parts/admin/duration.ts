/** Units that a duration is shown in, each with its seconds. */
export const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const
export type Unit = keyof typeof units

const names = Object.keys(units) as Unit[]

/** The units in which a duration up to `most` seconds can be chosen. */
export const unitsUpTo = (most: number): readonly Unit[] => names.filter((unit) => unit === 'seconds' || units[unit] <= most)

/** The largest unit in which a duration is a whole number: 90 is seconds, 120 minutes, 0 seconds. */
export const unitOf = (seconds: number, most: number): Unit =>
  seconds > 0 ? (unitsUpTo(most).findLast((unit) => seconds % units[unit] === 0) ?? 'seconds') : 'seconds'

/** A number of a unit in seconds, without the rounding errors of 0.1 × 60. */
export const inSeconds = (amount: number, unit: Unit): number => Math.round(amount * units[unit] * 1000) / 1000
