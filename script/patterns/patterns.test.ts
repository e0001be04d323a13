import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { patternsOf } from './find.mjs'
import { judge } from './judge.mjs'

test('no pattern of the product takes more than linear time, or it stands in a list with what bounds its text (bar C11)', () => {
  const { status, stdout } = spawnSync(process.execPath, ['script/patterns.mjs'], { encoding: 'utf8' })
  expect(stdout).toMatch(/^patterns: \d+, \d+ of them excepted\n$/)
  expect(status).toBe(0)
})

test.each(['/(?<=.)\\/+$/', '/^(a+)+$/', '/\\s+$/', '/<[^>]*>/g', '/^(\\w+\\s?)*$/'])('%s is not linear (bar C11)', (pattern) => {
  expect(judge(pattern)).not.toBe('linear')
})

test.each(['/^\\s+/', '/<[^<>]*>/g', '/^[\\w-]{1,40}$/'])('%s is', (pattern) => expect(judge(pattern)).toBe('linear'))

test('literals are found wherever they stand, and what is put together is named as it is written', () => {
  const source = "const a = x.replace(/a+$/g, '')\nconst b = new RegExp(a + 1)\nconst c = RegExp(b, 'u')\n// /comment+$/"
  expect(patternsOf('x.ts', source)).toEqual([
    { pattern: '/a+$/g', place: 'x.ts:1' },
    { built: 'new RegExp(a + 1)', place: 'x.ts:2' },
    { built: "RegExp(b, 'u')", place: 'x.ts:3' },
  ])
})
