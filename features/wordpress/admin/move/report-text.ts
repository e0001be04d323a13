import { formatNumber } from '@frontage/kit/say'
import { exactTime } from '@frontage/kit/zone'
import { messages } from '../../messages.admin'
import type { ImportReport, WordPressImport } from '../../wire.admin'
import { kindName } from './kind-words'

const words = messages.report
const outcomes = ['new', 'changed', 'same', 'missing'] as const

/** The site that it came from, or the files where they name none. */
export const fromWords = ({ report, files }: Pick<WordPressImport, 'report' | 'files'>): string =>
  report?.url ? words.from(report.title, report.url) : words.fromFiles(files.map(({ name }) => name).join(', '))

/** A report as plain text, to be kept. */
export function reportText({ report, startedAt, reason, files }: WordPressImport): string {
  const head = [words.title, exactTime(new Date(startedAt)), files.map(({ name }) => name).join(', '), reason]
  return `${[...head.filter(Boolean), ...(report ? linesOf(report) : [])].join('\n')}\n`
}

function linesOf({ title, url, counts, bad, faults, gaps, allGaps }: ImportReport): string[] {
  const issues = (all: ImportReport['bad'], name: string): string[] =>
    all.length ? ['', name, ...all.map(({ path, text }) => `- ${path}: ${text}`)] : []
  return [
    ...(url ? [words.from(title, url)] : []),
    ...(counts.length ? ['', words.counts, ...counts.map(countLine)] : []),
    ...issues(bad, words.bad(bad.length)),
    ...issues(faults, words.faults(faults.length)),
    '',
    allGaps ? words.gaps(allGaps) : words.noGaps,
    ...[...Map.groupBy(gaps, ({ page }) => page)].flatMap(([page, all]) => [page || words.site, ...all.map(({ what }) => `- ${what}`)]),
    ...(allGaps > gaps.length ? [words.more(allGaps - gaps.length)] : []),
  ]
}

const countLine = ({ kind, ...counts }: ImportReport['counts'][number]): string => {
  const said = outcomes.filter((outcome) => counts[outcome] > 0).map((outcome) => `${words[outcome]}: ${formatNumber(counts[outcome])}`)
  return `- ${kindName(kind)}: ${said.join(', ')}`
}
