import { expect, test } from 'vitest'
import { MOST_SUGGESTED } from '../../spec'
import { families } from './kind'
import { kindGroups, kindOf, looksFor } from './kinds'

const all = kindGroups.flatMap(({ kinds }) => kinds)

test('there are 120 kinds of business and more, each once, in both languages, with at most six services', () => {
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { id, en, de } of all)
    for (const { title, trade, services } of [en, de]) {
      expect(title && trade, id).toBeTruthy()
      expect(services.length, id).toBeGreaterThanOrEqual(3)
      expect(services.length, id).toBeLessThanOrEqual(MOST_SUGGESTED)
      expect(new Set(services).size, id).toBe(services.length)
    }
})

test('the same number of services is suggested in both languages', () => {
  for (const { id, en, de } of all) expect(Math.abs(en.services.length - de.services.length), id).toBeLessThanOrEqual(1)
})

test.each([
  ['physiotherapy', 'stillwater'],
  ['cafe', 'counter'],
  ['lawyer', 'ledger'],
  ['it-support', 'draft'],
  ['plumber', 'signal'],
  ['builder', 'weatherboard'],
  ['childcare', 'cutout'],
  ['florist', 'orchard'],
  ['restaurant', 'lamplight'],
])('%s begins with %s', (id, look) => {
  expect(looksFor(kindOf(id), []).best).toBe(look)
})

test('every look is there once, those that suit first; an unknown kind begins as anything else', () => {
  const { best, suits, rest } = looksFor(undefined, ['weatherboard', 'signal', 'ledger', 'draft'])
  expect([best, suits, rest]).toEqual([families.other[0], families.other.slice(1), ['weatherboard', 'draft']])
})
