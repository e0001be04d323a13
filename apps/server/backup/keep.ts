import { StartRefused } from '../settings'

/** How many backups are kept: the newest one of so many days, weeks and months (in UTC, weeks from Monday on). */
export type Keep = { readonly days: number; readonly weeks: number; readonly months: number }

const USAGE = '--keep names days, weeks and months such as 7d,4w,12m'

/** Reads `7d,4w,12m`, in any order; what is not named is 0. Throws a StartRefused for anything else, and when nothing is kept. */
export function keepIn(words: string): Keep {
  const found = new Map<string, number>()
  for (const word of words.split(',')) {
    const [, count = '', unit = ''] = /^(\d{1,4})([dwm])$/.exec(word.trim()) ?? []
    if (!unit || found.has(unit)) throw new StartRefused(USAGE)
    found.set(unit, Number(count))
  }
  const keep = { days: found.get('d') ?? 0, weeks: found.get('w') ?? 0, months: found.get('m') ?? 0 }
  if (!keep.days && !keep.weeks && !keep.months) throw new StartRefused(USAGE)
  return keep
}

const DAY = 86_400_000

const periods: Readonly<Record<keyof Keep, (at: Date) => string>> = {
  days: (at) => at.toISOString().slice(0, 10),
  // The epoch began on a Thursday.
  weeks: (at) => String(Math.floor((at.getTime() / DAY + 3) / 7)),
  months: (at) => at.toISOString().slice(0, 7),
}

/** Which backups are kept no longer. The newest one is never among them; periods without a backup do not count. */
export function outdated<Backup extends { readonly at: Date }>(backups: readonly Backup[], keep: Keep): Backup[] {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  for (const unit of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<string>()
    for (const backup of newestFirst) {
      const period = periods[unit](backup.at)
      if (seen.has(period)) continue
      if (seen.size === keep[unit]) break
      seen.add(period)
      kept.add(backup)
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup))
}
