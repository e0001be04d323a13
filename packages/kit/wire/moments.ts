import * as v from 'valibot'

const isDay = (value: string): boolean => {
  const read = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value)
}

const isMoment = (value: string): boolean => value.endsWith('Z') && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))

/** A day without a time, in ISO 8601: `2026-11-28`. It is that day on the clocks of the site. */
export const isoDay = v.pipe(v.string('Enter a date.'), v.isoDate('Enter a date.'), v.check(isDay, 'This date does not exist.'))

/**
 * A date and a time, in ISO 8601 and always in UTC: `2026-11-27T20:30:00.000Z`. Owners choose and read it on the clocks of the
 * site. What is stored is a moment: it stays the same when the site gets another time zone.
 */
export const isoMoment = v.pipe(
  v.string('Enter a date and a time.'),
  v.isoTimestamp('Enter a date and a time.'),
  v.check(isMoment, 'There is no such time.'),
)

/** A duration as a number of seconds. Owners see it in the unit that fits: 90 is a minute and a half, 3600 an hour. */
export const duration = (least: number, most: number) =>
  v.pipe(
    v.number('Enter a duration.'),
    v.minValue(least, `This has to be at least ${least} s.`),
    v.maxValue(most, `This can be at most ${most} s.`),
    v.metadata({ setting: 'duration' }),
  )
