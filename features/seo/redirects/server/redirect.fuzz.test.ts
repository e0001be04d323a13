import { fc, fuzz, textOf } from '@frontage/kit/fuzz.setup'
import { safeParse } from 'valibot'
import { expect } from 'vitest'
import { robotsIssues, robotsOf } from '../../robots'
import { follow, pathKey, redirectShape, targetOf } from '../redirect'
import { redirectsIn } from '../redirect-csv'
import { RedirectIndex } from '../redirect-index'
import { pathAndQueryOf } from '../redirect-query'

const path = textOf(
  ['/', '//', '..', '.', '%2f', '%5c', '%', '\\', 'old', 'Shop', '*', '?a=b', '#', ':', '@', 'https:', 'evil.test', '\t', '%00', 'ā'],
  12,
)
const csv = textOf([
  '/old',
  ',',
  ';',
  '\t',
  '"',
  '\n',
  '\r\n',
  '301',
  '410',
  'from',
  'https://x.test/',
  '/new',
  '*',
  '//evil.test',
  'javascript:x',
])

fuzz('any file of redirects: each line is one, or a fault', csv, (text) => {
  const { good, bad } = redirectsIn(text)
  const lines = [...good, ...bad].map(({ line }) => line)
  expect(new Set(lines).size).toBe(lines.length)
  for (const { rule } of good) expect(safeParse(redirectShape, rule).success).toBe(true)
})

fuzz('whatever is asked for, nobody is led to another host than the rule names', fc.tuple(path, path, path), ([from, to, asked]) => {
  const rules = [
    { from: '/old/*', to: '/new/*', status: 301 as const },
    safeParse(redirectShape, { from: `/${from}`, to: `/${to}` }),
  ].flatMap((rule) => ('success' in rule ? (rule.success ? [rule.output] : []) : [rule]))
  const index = new RedirectIndex(rules)
  for (const place of [asked, `/old/${asked}`, `/${from}`]) {
    const [at, query = 'a=b'] = pathAndQueryOf(place)
    const rule = index.byQuery(at, query) ?? index.byPath(at)
    const target = rule && targetOf(rule, at, query)
    if (target !== undefined) expect(new URL(target, 'https://own.test').host).toBe('own.test')
  }
  follow(`/${to}`, index, () => false)
})

fuzz('a path has one way in which it is compared', path, (text) => {
  const key = pathKey(text)
  expect(key.length).toBeLessThanOrEqual(Math.max(1, text.length * 2))
})

fuzz(
  'any lines for programs: faults have a line, and what is closed stays closed',
  textOf(['User-agent: *', 'Allow: /', 'Disallow:', 'admin', '\n', '\r\n', '*', '$', ' ', ':', '#']),
  (text) => {
    for (const { line } of robotsIssues(text)) expect(line).toBeGreaterThanOrEqual(1)
    expect(robotsOf(text, undefined)).toContain('Disallow: /admin')
  },
)
