import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { cpuOf, TICKS_A_SECOND } from './cpu.ts'
import { machine } from './machine.ts'

/** What a benchmark hands back: Markdown, and the versions of everything that took part. */
export type Report = {
  readonly title: string
  readonly parts: readonly string[]
  readonly versions: readonly string[]
  /** A browser leaves processes behind that cannot be told from those of others. */
  readonly hasStrays?: true
}

/** A measured value beside what was aimed at; nothing fails for missing it. */
export const aim = (isReached: boolean, text: string): string => `- ${isReached ? 'reached' : '**missed**'}: ${text}`

/** A report as a page, headed by when and where it was measured, and by what disturbed it. */
export async function pageOf(benchmark: () => Promise<Report>): Promise<string> {
  const load = loadavg().map((average) => average.toFixed(2))
  const before = times()
  const { title, parts, versions, hasStrays } = await benchmark()
  const after = times()
  const others = (after.busy - before.busy - (after.own - before.own)) / (after.all - before.all)
  const head = [
    `Measured on ${new Date().toISOString().slice(0, 10)}. ${machine()}; ${versions.join('; ')}.`,
    `Load average (1, 5, 15 minutes) before: ${load.join(' ')}.`,
    ...(hasStrays ? [] : [`While it ran, other programs took ${Math.round(Math.max(0, others) * 100)} % of the machine.`]),
  ]
  return `${[`# ${title}`, head.join('\n'), ...parts].join('\n\n')}\n`
}

const results = new URL('../results/', import.meta.url)

export function keep(name: string, page: string): void {
  mkdirSync(results, { recursive: true })
  writeFileSync(new URL(`${name}.md`, results), page)
}

/** The same in numbers, for other programs. */
export function keepNumbers(name: string, numbers: unknown): void {
  mkdirSync(results, { recursive: true })
  writeFileSync(new URL(`${name}.json`, results), `${JSON.stringify(numbers, null, 2)}\n`)
}

/** What was measured before; undefined when nothing was. */
export function readNumbers<Numbers>(name: string): Numbers | undefined {
  const file = new URL(`${name}.json`, results)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Numbers) : undefined
}

/** Ticks of all cores: in all, at work, and at work for this process and what it started. */
function times(): { readonly all: number; readonly busy: number; readonly own: number } {
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softIrq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const busy = user + nice + system + irq + softIrq
  return { all: busy + idle + wait, busy, own: (cpuOf(process.pid) * TICKS_A_SECOND) / 1000 }
}
