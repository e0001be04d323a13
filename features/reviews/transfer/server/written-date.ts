import { fold } from '@frontage/kit/text'
import { momentAt, startOfDay } from '@frontage/kit/zone'

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'cs']
const CLOCK = String.raw`(?:[T,]?\s*(?:at\s+|um\s+)?(\d{1,2})[:.](\d{2})(?::(\d{2})(\.\d+)?)?\s*([ap]\.?m\.?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?)?`
const NUMBERS = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?${CLOCK}$`, 'i')
const WEEKDAY = String.raw`(?:\p{L}+\.?,?\s+)?`
const DAY_FIRST = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})(?:st|nd|rd|th|er|\.)?[-\s]+(?:of\s+|de\s+)?(\p{L}+)\.?,?[-\s]+(?:de\s+)?(\d{4}|\d{2})${CLOCK}$`,
  'iu',
)
const MONTH_FIRST = new RegExp(String.raw`^${WEEKDAY}(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${CLOCK}$`, 'iu')
const DAY = 86_400_000
/** Characters of the longest date that anybody writes. */
const LONGEST = 100
/** A spreadsheet counts days from here. */
const SPREADSHEET_START = Date.UTC(1899, 11, 30)

/**
 * A date as people and programs write it, in UTC: 2026-03-14, `March 5, 2025`, `5 Mar 2025`, 2025年3月5日, seconds since
 * 1970, days of a spreadsheet. What names no zone is meant on the clocks of the site; a day is its beginning. Undefined for
 * a day or an hour that does not exist, and for 03/04/2026, which can be read in two ways.
 */
export function writtenDate(value: string): string | undefined {
  if (value.length > LONGEST) return undefined
  const text = value.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/年|月/g, '-').replace(/日/g, '')
  if (/^\d{5,13}(\.\d+)?$/.test(text)) return countedDate(Number(text))
  const [, year, month, day, ...clock] = NUMBERS.exec(text) ?? []
  if (year && month && day) return isoOf([year, Number(month), day], clock)
  const [, firstDay = '', named = '', itsYear = '', ...itsClock] = DAY_FIRST.exec(text) ?? inOrder(MONTH_FIRST.exec(text))
  return isoOf([itsYear.length === 2 ? `20${itsYear}` : itsYear, monthOf(named), firstDay], itsClock)
}

/** As if the day had been written before the month. */
const inOrder = (found: RegExpExecArray | null): (string | undefined)[] => {
  const [all, month, day, ...rest] = found ?? []
  return [all, day, month, ...rest]
}

/** Seconds or milliseconds since 1970, or days of a spreadsheet; undefined for numbers that are no likely date. */
function countedDate(count: number): string | undefined {
  if (count >= 20_000 && count < 80_000) return hereIso(new Date(SPREADSHEET_START + Math.round(count * DAY)).toISOString().slice(0, 19))
  if (count >= 1e8 && count < 1e10) return new Date(count * 1000).toISOString()
  return count >= 1e11 && count < 1e13 ? new Date(count).toISOString() : undefined
}

function isoOf([year, month, day]: readonly [string, number, string], clock: readonly (string | undefined)[]): string | undefined {
  const [hours = '0', minutes = '00', seconds = '00', fraction = '', half = '', zone] = clock
  const two = (part: number | string): string => String(part).padStart(2, '0')
  const date = `${year}-${two(month)}-${two(day)}`
  const isOnCalendar = new Date(`${date}T00:00Z`).getUTCDate() === Number(day)
  const written = `${date}T${two(hourOf(Number(hours), half))}:${minutes}:${seconds}${fraction}`
  if (!isOnCalendar || Number.isNaN(Date.parse(`${written}Z`))) return undefined
  if (zone === undefined) return hereIso(written)
  const offset = /^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'
  return new Date(written + offset).toISOString()
}

/** What clocks of the site show, `2026-03-14T02:15:30.5`, in UTC. */
function hereIso(clock: string): string | undefined {
  const [day, minute, rest] = [clock.slice(0, 10), clock.slice(0, 16), clock.slice(16)]
  const at = minute.endsWith('T00:00') ? startOfDay(day) : momentAt(minute)
  return Number.isNaN(at) ? undefined : new Date(at + Number(rest.replace(':', '')) * 1000).toISOString()
}

function hourOf(hours: number, half: string): number {
  if (!half) return hours
  return (hours % 12) + (/^p/i.test(half) ? 12 : 0)
}

let months: ReadonlyMap<string, number> | undefined

/** 1 to 12 by its name, long or short, in the languages that are read; 0 for anything else. */
function monthOf(name: string): number {
  months ??= new Map(languages.flatMap(namesIn))
  return months.get(plain(name)) ?? 0
}

const plain = (name: string): string => fold(name).replace(/[^\p{L}]/gu, '')

const namesIn = (language: string): [string, number][] =>
  (['long', 'short'] as const).flatMap((length) =>
    [{ month: length }, { month: length, day: 'numeric' as const }].flatMap((shape) => {
      const format = new Intl.DateTimeFormat(language, { ...shape, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index): [string, number] => {
        const part = format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')
        return [plain(part?.value ?? ''), index + 1]
      })
    }),
  )
