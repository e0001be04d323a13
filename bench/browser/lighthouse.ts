import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { median } from '../tools/numbers.ts'
import { BROWSER } from './visit.ts'

/** Where script/bench has put it: it is no part of the project. */
export const LIGHTHOUSE = path.join(process.env.LIGHTHOUSE_HOME ?? '', 'node_modules/lighthouse/cli/index.js')

export type Look = {
  readonly page: string
  readonly version: string
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>
  readonly shift: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
  readonly bytes: number
  /** The element whose paint was the largest, in the first look. */
  readonly largest: string
  /** What cost points, in words. */
  readonly failing: readonly string[]
}

type Audit = {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
  readonly details?: { readonly items?: readonly { readonly snippet?: string }[] }
}
type Category = { readonly title: string; readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
type Findings = {
  readonly lighthouseVersion: string
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
  readonly runtimeError?: { readonly message: string }
}

/** Looks at a page several times, and takes the middle of each figure. */
export async function lookAt(base: string, page: string, folder: string, times: number): Promise<Look> {
  const findings = Array.from({ length: times }, (_, time) => audit(`${base}${page}`, path.join(folder, `look-${time}.json`)))
  const [first] = findings as [Findings]
  const middle = (name: string): number => median(findings.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const scoreOf = (id: string): number => Math.round(median(findings.map(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100)))
  return {
    page,
    version: first.lighthouseVersion,
    scores: Object.fromEntries(Object.entries(first.categories).map(([id, { title }]) => [title, scoreOf(id)])),
    shift: middle('cumulative-layout-shift'),
    firstPaint: middle('first-contentful-paint'),
    largestPaint: middle('largest-contentful-paint'),
    blocked: middle('total-blocking-time'),
    bytes: middle('total-byte-weight'),
    largest: largestIn(first),
    failing: failingIn(first),
  }
}

/** Now and then a run loses its trace; such a run is made again. */
function audit(url: string, file: string, left = 3): Findings {
  const flags = ['--chrome-flags=--headless=new --no-sandbox', '--no-enable-error-reporting']
  const { stderr } = spawnSync(process.execPath, [LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, ...flags], {
    env: { ...process.env, CHROME_PATH: BROWSER },
    encoding: 'utf8',
  })
  const findings = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Findings) : undefined
  rmSync(file, { force: true })
  if (findings && !findings.runtimeError) return findings
  if (left > 1) return audit(url, file, left - 1)
  throw new Error(`Lighthouse: ${findings?.runtimeError?.message ?? stderr}`)
}

/** Of a hint, weight 0, the scores show nothing; it says where the time may go. */
const failingIn = ({ categories, audits }: Findings): string[] =>
  Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || audit.score === null || audit.score === 1) return []
      const said = [audit.title, audit.displayValue].filter(Boolean).join(': ')
      return `${title}, \`${id}\`: ${said} (${weight ? `${Math.round(audit.score * 100)} of 100, weight ${weight}` : 'a hint'})`
    }),
  )

const largestIn = ({ audits }: Findings): string =>
  audits['lcp-breakdown-insight']?.details?.items?.find(({ snippet }) => snippet)?.snippet?.replace(/ srcset="[^"]*"/, '') ?? 'unknown'
