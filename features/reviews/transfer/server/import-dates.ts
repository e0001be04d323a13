type DateOrder = 'iso' | 'day-first' | 'month-first' | 'ambiguous'

const SLASHED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})((?:[T ,]+\d{1,2}:\d{2}.*)?)$/

/** In which order the dates of a file name day and month, as far as the file itself says so. */
export function orderIn(values: Iterable<string>): DateOrder {
  let [isSlashed, isDayFirst, isMonthFirst] = [false, false, false]
  for (const value of values) {
    const [, first, second] = SLASHED.exec(value) ?? []
    if (!first || !second) continue
    isSlashed = true
    if (Number(first) > 12) isDayFirst = true
    if (Number(second) > 12) isMonthFirst = true
  }
  if (!isSlashed) return 'iso'
  if (isDayFirst === isMonthFirst) return 'ambiguous'
  return isDayFirst ? 'day-first' : 'month-first'
}

/** 3/4/2026 as 2026-04-03; anything that is not written with slashes stays as it is. */
export function inIso(value: string, order: DateOrder): string {
  const [, first, second, year = '', time = ''] = SLASHED.exec(value) ?? []
  if (!first || !second || order === 'iso' || order === 'ambiguous') return value
  const [day, month] = order === 'day-first' ? [first, second] : [second, first]
  return `${year.padStart(4, '20')}-${month}-${day}${time}`
}
