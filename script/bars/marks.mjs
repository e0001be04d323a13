// Which bars a text names, and which files name them: `bar A01: …`, `… (bars J04, J05)`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

const mark = /\bbars? ([A-K]\d{2}(?:,? (?:and )?[A-K]\d{2})*)\b/g

/** @returns {string[]} the ids of the bars in a title, each once */
export const barsIn = (text) => [...new Set([...text.matchAll(mark)].flatMap(([, ids]) => ids.match(/[A-K]\d{2}/g)))]

/** A text without its marks: what is left of ids are those of the feature list. */
export const withoutBars = (text) => text.replace(mark, '')

/** Every bar that a file's texts name, with how many of them do; comments do not count. @returns {Map<string, number>} */
export function marksOf(file, source) {
  const found = new Map()
  const count = (text) => {
    for (const id of barsIn(text ?? '')) found.set(id, (found.get(id) ?? 0) + 1)
  }
  if (!/\bbars? [A-K]\d{2}/.test(source)) return found
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && count(value),
    TemplateElement: ({ value }) => count(value.cooked),
  }).visit(parseSync(file, source, { sourceType: 'module' }).program)
  return found
}

/** The tests and walks of the check, and the long runs of `script/bench`; the titles that the tests of this folder make up are none. */
const listed = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(test|walk)\.tsx?$|^bench\/.*\.ts$/.test(file) && !file.startsWith('script/bars/'))
    .toSorted()

/** Bar → the files that prove it, with the number of marks in each. @returns {Map<string, Map<string, number>>} */
export function marksByBar() {
  const bars = new Map()
  for (const file of listed())
    for (const [id, count] of marksOf(file, readFileSync(file, 'utf8'))) bars.set(id, (bars.get(id) ?? new Map()).set(file, count))
  return bars
}
