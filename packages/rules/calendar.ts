/** The calendar repeats every 400 years, so a year near 2000 serves for all; JavaScript would take year 23 for 1923. */
const asDate = (year: number, month: number, day: number): Date => new Date(Date.UTC(2000 + (year % 400), month - 1, day))

const lastYear = 32_767

/** The weekday of a real date YYYY-MM-DD, 1 = Monday to 7 = Sunday, wherever the visitor is; undefined for any other text. */
export function weekdayOf(text: string): number | undefined {
  const [year = 0, month = 0, day = 0] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number) ?? []
  if (year < 1 || year > lastYear || month < 1 || day < 1) return undefined
  const date = asDate(year, month, day)
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? date.getUTCDay() || 7 : undefined
}

/** Whether a text is a date that the calendar knows, from year 1 to 32767. */
export const isDate = (text: string): boolean => weekdayOf(text) !== undefined
