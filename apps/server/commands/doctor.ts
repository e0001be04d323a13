import { examine } from '../doctor/doctor'
import type { Finding, FindingState } from '../doctor/finding'
import { readSettings, StartRefused } from '../settings'

const SIGNS: Readonly<Record<FindingState, string>> = { good: '✓', warning: '!', fault: '✗', unknown: '?' }
const WIDTH = 15

/** `frontage doctor [--json]`: what is wrong, and what to do about it. Ends with 1 when there is a fault. */
export async function runDoctor(words: readonly string[]): Promise<void> {
  if (words.some((word) => word !== '--json')) throw new StartRefused('usage: frontage doctor [--json]')
  const isJson = words.includes('--json')
  const found: Finding[] = []
  for await (const finding of examine(readSettings(process.env))) {
    found.push(finding)
    if (!isJson) console.log(lineOf(finding))
  }
  console.log(isJson ? JSON.stringify(found, undefined, 2) : `\n${summaryOf(found)}`)
  if (found.some(({ state }) => state === 'fault')) process.exitCode = 1
}

const lineOf = ({ about, state, says, advice }: Finding): string =>
  `${SIGNS[state]} ${about.padEnd(WIDTH)}${says}${advice ? `\n${' '.repeat(WIDTH + 2)}→ ${advice}` : ''}`

function summaryOf(found: readonly Finding[]): string {
  const count = (state: FindingState, one: string, many: string): string[] => {
    const number = found.filter((finding) => finding.state === state).length
    return number ? [`${number} ${number === 1 ? one : many}`] : []
  }
  const parts = [
    ...count('fault', 'fault', 'faults'),
    ...count('warning', 'warning', 'warnings'),
    ...count('unknown', 'thing that could not be found out', 'things that could not be found out'),
  ]
  return parts.length ? parts.join(', ') : 'Everything is in order.'
}
