import { type Day, days } from '../../answers'
import type { KeptWeek, Span } from '../../hours'
import { isGerman } from '../kinds/kinds'

/** Days beside each other that are open alike. */
type Line = { readonly first: Day; readonly last: Day; readonly spans: readonly Span[] }

const MIDNIGHT = '23:59'

function linesOf(week: KeptWeek): Line[] {
  const lines: Line[] = []
  for (const day of days) {
    const before = lines.at(-1)
    if (before && JSON.stringify(before.spans) === JSON.stringify(week[day])) lines[lines.length - 1] = { ...before, last: day }
    else lines.push({ first: day, last: day, spans: week[day] })
  }
  return lines
}

/** 1 January 2024 was a Monday. */
const nameOf = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, 1 + days.indexOf(day))))

const daysOf = ({ first, last }: Line, language: string): string => {
  const [one, other] = [nameOf(first, language), nameOf(last, language)]
  if (first === last) return one
  const isPair = days.indexOf(last) - days.indexOf(first) === 1
  if (isGerman(language)) return `${one} ${isPair ? 'und' : 'bis'} ${other}`
  return `${one} ${isPair ? 'and' : 'to'} ${other}`
}

function englishTime(time: string): string {
  if (time === MIDNIGHT) return 'midnight'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}

function germanTime(time: string): string {
  if (time === MIDNIGHT) return '24'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour}${minute ? `.${String(minute).padStart(2, '0')}` : ''}`
}

const spanOf = ({ from, to }: Span, language: string): string =>
  isGerman(language) ? `${germanTime(from)} bis ${germanTime(to)} Uhr` : `${englishTime(from)} to ${englishTime(to)}`

const spansOf = (spans: readonly Span[], language: string): string =>
  spans.map((span) => spanOf(span, language)).join(isGerman(language) ? ' und ' : ' and ')

/** “Monday to Friday, 9 am to 5 pm; Saturday, 10 am to 2 pm”; empty where it is never open. */
export const openText = (week: KeptWeek, language: string): string =>
  linesOf(week)
    .filter(({ spans }) => spans.length > 0)
    .map((line) => `${daysOf(line, language)}, ${spansOf(line.spans, language)}`)
    .join('; ')

/** “Saturday and Sunday”; empty where it is open every day. */
export const closedText = (week: KeptWeek, language: string): string =>
  linesOf(week)
    .filter(({ spans }) => spans.length === 0)
    .map((line) => daysOf(line, language))
    .join(', ')

/** A line for each group of days: “Monday to Friday” and “9 am to 5 pm”. */
export const openLines = (week: KeptWeek, language: string): { readonly days: string; readonly times: string }[] =>
  linesOf(week)
    .filter(({ spans }) => spans.length > 0)
    .map((line) => ({ days: daysOf(line, language), times: spansOf(line.spans, language) }))
