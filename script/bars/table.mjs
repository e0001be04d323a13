// The list of bars as it stands in docs/bars.md, and the table that is made of it.
import path from 'node:path'

/**
 * A line of the list, with its notes.
 * @typedef {{ id: string, severity: string, says: string, own: boolean, shorter?: string, lacks?: string, full?: string }} Bar
 */

/** @returns {{ title: string, bars: Bar[] }[]} */
export function barsOf(list) {
  const groups = []
  for (const line of list.split('\n')) {
    const [, title] = /^## (.+)/.exec(line) ?? []
    if (title) groups.push({ title, bars: [] })
    const [, id, severity, says, own] = /^- ([A-K]\d{2}) ([BMS]): (.+?)( \(own\))?$/.exec(line) ?? []
    if (id) groups.at(-1).bars.push({ id, severity, says, own: Boolean(own) })
    const [, note, text] = /^ {2}- (Shorter|Lacks|Full): (.+)$/.exec(line) ?? []
    if (note) groups.at(-1).bars.at(-1)[note.toLowerCase()] = text.replace(/\.$/, '')
  }
  return groups
}

const linkTo = ([file, count]) => `[${path.basename(file).replace(/\.ts$/, '')}](../${file})${count > 1 ? ` × ${count}` : ''}`
const FULL = '[script/bench faults](../bench/faults.ts)'

const sum = (outcomes, pick) => outcomes.reduce((total, one) => total + pick(one), 0)

/** What the long run said of a fault, in all its kinds; `faults` is what it kept, undefined before it was run once. */
function longRun(full, faults) {
  const outcomes = faults?.outcomes.filter(({ name, rounds }) => name.includes(full) && rounds) ?? []
  if (!outcomes.length) return undefined
  const passed = outcomes.every(({ lost, doubled, note }) => lost === 0 && doubled === 0 && !/^failed|\*\*failed|^skipped/.test(note))
  const days = outcomes.map(({ measured }) => (measured ?? faults.measured).slice(0, 10)).toSorted()
  return { passed, day: days[0], said: `${sum(outcomes, ({ rounds }) => rounds)} rounds, ${sum(outcomes, (one) => one.acknowledged)} kept` }
}

function lengthOf({ shorter, lacks, full }, files) {
  const parts = [
    files.length && (shorter ? `check; shorter: ${shorter}` : 'check'),
    full && `full by script/bench faults (${full})`,
    !files.length && !full && 'not yet',
    lacks && `lacks: ${lacks}`,
  ]
  return parts.filter(Boolean).join('; ')
}

function resultOf(files, said = {}, long) {
  const known = files.flatMap((file) => said[file] ?? [])
  const days = known.map((result) => result.slice(0, 10)).toSorted()
  const isBroken = known.some((result) => result.endsWith('failed')) || (long && !long.passed)
  const check = known.length && `passed, ${days[0]}${known.length < files.length ? ` (${known.length} of ${files.length} files)` : ''}`
  const parts = [
    isBroken ? `**failed**, ${[...days, long?.day ?? ''].toSorted().at(-1)}` : check,
    !known.length && files.length > 0 && 'not recorded',
    long?.passed && `full: passed, ${long.day} (${long.said})`,
  ]
  return parts.filter(Boolean).join('; ')
}

const rowOf = (bar, marks, results, faults) => {
  const files = [...(marks?.keys() ?? [])]
  const links = [...[...(marks ?? [])].map(linkTo), ...(bar.full ? [FULL] : [])].join(', ')
  const name = `${bar.id} ${bar.severity}${bar.own ? ' *' : ''}`
  return `| ${name} | ${bar.says} | ${links || '–'} | ${lengthOf(bar, files)} | ${resultOf(files, results, bar.full && longRun(bar.full, faults))} |`
}

/** The whole of docs/security.md. `faults`: what `script/bench faults` kept, undefined before. */
export function tableOf(groups, marks, results, faults) {
  const all = groups.flatMap(({ bars }) => bars)
  const proven = all.filter(({ id, full }) => marks.has(id) || full)
  const whole = proven.filter(({ shorter, lacks, full }) => (!shorter || full) && !lacks)
  const without = all.filter((bar) => !proven.includes(bar)).map(({ id }) => id)
  const head = [
    '# Security and reliability, bar by bar',
    '',
    'Made by `npm run bars` of [bars.md](bars.md), of the titles of tests, and of what the last runs said (`bars-results.json`, `bench/results/faults.json`); do not edit it. B blocks a release, M must hold, S should; * is a bar of our own.',
    '',
    `${all.length} bars, ${all.filter(({ own }) => own).length} of them our own: ${whole.length} are proven as they are written, ${proven.length - whole.length} shorter or in part, ${without.length} not yet${without.length ? ` (${without.join(', ')})` : ''}.`,
  ]
  const tables = groups.map(({ title, bars }) =>
    [
      '',
      `## ${title}`,
      '',
      '| bar | what holds | proven by | length | last result |',
      '|---|---|---|---|---|',
      ...bars.map((bar) => rowOf(bar, marks.get(bar.id), results[bar.id], faults)),
    ].join('\n'),
  )
  return `${[...head, ...tables].join('\n')}\n`
}
