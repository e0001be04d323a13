import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

const TOKEN = 'a-token-of-twenty-signs'
let site: TestSite
/** Names of all figures, and of their labels. */
let told: ReadonlySet<string>
beforeAll(async () => {
  site = await startTestSite({ METRICS_TOKEN: TOKEN })
  const text = await (await fetch(`${site.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text()
  told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
})
afterAll(() => site.close())

const file = (name: string): string => readFileSync(`deploy/monitoring/${name}`, 'utf8')
const namesIn = (text: string): string[] => text.match(/\b(?:frontage|nodejs|process)_[a-z0-9_]+/g) ?? []

test.each(['alerts.yml', 'dashboard.json'])('%s asks for figures that the server tells, and for most of them', (name) => {
  const asked = new Set(namesIn(file(name)).map((one) => one.replace(/_(?:bucket|count|sum)$/, '')))
  expect([...asked].filter((one) => !told.has(one))).toEqual([])
  const own = [...told].filter((one) => one.startsWith('frontage_'))
  if (name === 'dashboard.json') expect(own.filter((one) => !asked.has(one))).toEqual([])
})

test('the dashboard has a place for each panel, and none covers another', () => {
  type Panel = { readonly id: number; readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>> }
  const { panels } = JSON.parse(file('dashboard.json')) as { panels: Panel[] }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})
