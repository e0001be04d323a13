// The list of bars as it stands in docs/bars.md, and the table that is made of it.
import path from 'node:path'

/**
 * A line of the list, with its notes.
 * @typedef {{ id: string, severity: string, says: string, own: boolean, shorter?: string, lacks?: string }} Bar
 */

/** @returns {{ title: string, bars: Bar[] }[]} */
export function barsOf(list) {
  const groups = []
  for (const line of list.split('\n')) {
    const [, title] = /^## (.+)/.exec(line) ?? []
    if (title) groups.push({ title, bars: [] })
    const [, id, severity, says, own] = /^- ([A-K]\d{2}) ([BMS]): (.+?)( \(own\))?$/.exec(line) ?? []
    if (id) groups.at(-1).bars.push({ id, severity, says, own: Boolean(own) })
    const [, note, text] = /^ {2}- (Shorter|Lacks): (.+)$/.exec(line) ?? []
    if (note) groups.at(-1).bars.at(-1)[note.toLowerCase()] = text
  }
  return groups
}

const isLong = (file) => file.startsWith('bench/')
const linkTo = ([file, count]) => `[${path.basename(file).replace(/\.ts$/, '')}](../${file})${count > 1 ? ` × ${count}` : ''}`

function lengthOf({ shorter, lacks }, files) {
  if (!files.length) return 'not yet'
  const long = files.some(isLong)
  const short = files.some((file) => !isLong(file))
  const parts = [
    short && (shorter && !long ? `check; shorter: ${shorter}` : shorter ? 'check, shorter' : 'check'),
    long && '`script/bench faults`, full',
    lacks && `lacks: ${lacks}`,
  ]
  return parts.filter(Boolean).join('; ')
}

function resultOf(files, said = {}) {
  if (!files.length) return ''
  const known = files.flatMap((file) => said[file] ?? [])
  if (!known.length) return 'not recorded'
  const days = known.map((result) => result.slice(0, 10)).toSorted()
  if (known.some((result) => result.endsWith('failed'))) return `**failed**, ${days.at(-1)}`
  return `passed, ${days[0]}${known.length < files.length ? ` (${known.length} of ${files.length} files)` : ''}`
}

const rowOf = (bar, marks, results) => {
  const files = [...(marks?.keys() ?? [])]
  const links = [...(marks ?? [])].map(linkTo).join(', ')
  const name = `${bar.id} ${bar.severity}${bar.own ? ' *' : ''}`
  return `| ${name} | ${bar.says} | ${links || '–'} | ${lengthOf(bar, files)} | ${resultOf(files, results)} |`
}

/** The whole of docs/security.md. */
export function tableOf(groups, marks, results) {
  const all = groups.flatMap(({ bars }) => bars)
  const proven = all.filter(({ id }) => marks.has(id))
  const whole = proven.filter(({ shorter, lacks }) => !shorter && !lacks)
  const without = all.filter(({ id }) => !marks.has(id)).map(({ id }) => id)
  const head = [
    '# Security and reliability, bar by bar',
    '',
    'Made by `node script/bars.mjs` of [bars.md](bars.md), of the titles of tests, and of what their last runs said (`bars-results.json`); do not edit it. B blocks a release, M must hold, S should; * is a bar of our own.',
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
      ...bars.map((bar) => rowOf(bar, marks.get(bar.id), results[bar.id])),
    ].join('\n'),
  )
  return `${[...head, ...tables].join('\n')}\n`
}
