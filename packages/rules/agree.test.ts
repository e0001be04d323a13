import { expect, test } from 'vitest'
import { type Entry, readForm } from './read-form'
import type { Finding, Rule } from './rule'
import { type RuleName, rules } from './rules'
import { readSchema } from './schema'
import { validate } from './validate'
import table from './vectors.jsonl?raw'

type Row = { readonly rule: RuleName; readonly params: Readonly<Record<string, unknown>>; readonly values: readonly string[] }
type Chance = (below: number) => number

/** The same numbers at every run, so that a failure can be looked at. */
function chanceFrom(seed: number): Chance {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % below
  }
}

const rows: readonly Row[] = table
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const names = Object.keys(rules) as RuleName[]
const knownTexts = [...new Set(rows.flatMap(({ values }) => values))].filter((text) => text.length < 200)
const oddities = [
  '',
  ' ',
  '\u0085',
  '\0',
  '\n',
  '\r\n',
  '\r',
  '\ud800',
  '\udc00',
  '\ufeff',
  '😀',
  'é',
  '漢',
  '@',
  '.',
  '-',
  '+',
  '0',
  '9',
  ':',
  '/',
  '%',
  '"',
]
const endings = ['.pdf', '.PNG', '.jpg', '.exe', '', '.', '.tar.gz', '.p"f', '.c\\d', '/x.pdf', '\\', '.漢']
const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)] as T

/** A text of the table, or one with a piece of another or an oddity somewhere inside. */
function someText(chance: Chance): string {
  const text = pick(knownTexts, chance)
  if (chance(3) === 0) return text
  const at = chance(text.length + 1)
  const piece = chance(2) === 0 ? pick(oddities, chance) : pick(knownTexts, chance).slice(0, 1 + chance(8))
  return text.slice(0, at) + piece + text.slice(at + chance(2))
}

const someFile = (chance: Chance): File =>
  new File([new Uint8Array(chance(150))], chance(6) === 0 ? '' : `${pick(oddities, chance)}a${pick(endings, chance)}`)

/** One field with up to three values, under each kind of name that pages give it. */
function fill(form: FormData, field: string, chance: Chance): void {
  for (let left = chance(4); left > 0; left--) {
    const name = `${field}${pick(['', '[]', '[1]', '[a][b]'], chance)}`
    if (chance(4) === 0) form.append(name, someFile(chance))
    else form.append(name, someText(chance))
  }
}

/** The parts of a multipart body as a server finds them: bytes, and nothing decided about them. */
async function partsOf(form: FormData): Promise<Entry[]> {
  const response = new Response(form)
  const boundary = /boundary=(.*)$/.exec(response.headers.get('content-type') ?? '')?.[1]
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...rest] = part.slice(2, -2).split('\r\n\r\n')
      const bytes = Buffer.from(rest.join('\r\n\r\n'), 'latin1')
      const [, name = ''] = / name="([^"]*)"/.exec(head) ?? []
      const [, file = ''] = / filename="([^"]*)"/.exec(head) ?? []
      const isFile = /^content-type:/im.test(head)
      return [name, isFile ? { name: Buffer.from(file, 'latin1').toString(), size: bytes.length } : new Uint8Array(bytes)]
    })
}

/** With three values at most and one and a half on average in a field: 50,000 values a rule. */
const fieldsAtOnce = 250
const forms = 135

test.each(names)('bar C09: F03, browser and server agree about %s', async (name) => {
  const chance = chanceFrom(names.indexOf(name) + 1)
  const parameters = rows.filter(({ rule }) => rule === name).map(({ params }) => params)
  const seen = new Set<boolean>()
  for (let left = forms; left > 0; left--) {
    const form = new FormData()
    const schema: Rule[] = []
    for (let index = 0; index < fieldsAtOnce; index++) {
      fill(form, `f${index}`, chance)
      schema.push({ ...pick(parameters, chance), rule: name, field: `f${index}` })
    }
    const inBrowser = validate(schema, readForm(form))
    expect(validate(schema, readForm(await partsOf(form)))).toEqual(inBrowser)
    for (const { field } of schema) seen.add(inBrowser.some((finding) => finding.field === field && finding.rule === name))
  }
  expect(seen).toEqual(new Set([true, false]))
})

/** Whatever a foreign site may answer where a schema is expected. */
function someJson(chance: Chance, depth = 0): unknown {
  const simple = [null, true, 0, -1, 1e308, 'Red', '1e999', '2024-01-01', '', 'toString', '__proto__', ...names]
  const kind = depth > 2 ? 9 : chance(10)
  if (kind === 0) return Array.from({ length: chance(4) }, () => someJson(chance, depth + 1))
  if (kind > 3) return pick(simple, chance)
  const keys = ['rule', 'field', 'rules', 'accept', 'threshold', 'base', 'interval', 'error', 'toString', 'valueOf', '__proto__']
  return JSON.parse(
    `{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(key === 'rule' ? pick(names, chance) : someJson(chance, depth + 1))}`)}}`,
  )
}

test('F03: no schema and no form makes a rule throw', () => {
  const chance = chanceFrom(99)
  const findings: Finding[] = []
  for (let left = 5_000; left > 0; left--) {
    const form = new FormData()
    fill(form, pick(['Red', 'f', '__proto__', ''], chance), chance)
    const answer = { rules: Array.from({ length: 4 }, () => someJson(chance)) }
    findings.push(...validate(readSchema(answer), readForm(form)))
    readSchema(someJson(chance))
  }
  expect(findings.length).toBeGreaterThan(100)
})
