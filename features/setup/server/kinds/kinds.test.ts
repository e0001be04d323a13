import { expect, test } from 'vitest'
import { MOST_SUGGESTED } from '../../spec'
import { families } from './kind'
import { kindGroups, kindOf, looksFor, phraseOf } from './kinds'

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
  ['physiotherapy', 'stillwater', 'a physiotherapy practice'],
  ['cafe', 'counter', 'a café'],
  ['lawyer', 'ledger', 'a law office'],
  ['it-support', 'draft', 'an IT support'],
  ['plumber', 'signal', 'a plumber'],
  ['builder', 'weatherboard', 'a builder'],
  ['childcare', 'cutout', 'a childcare'],
  ['florist', 'orchard', 'a florist'],
  ['restaurant', 'lamplight', 'a restaurant'],
])('%s begins with %s, and is called “%s”', (id, look, phrase) => {
  const kind = kindOf(id)
  expect([looksFor(kind, []).best, phraseOf(kind)]).toEqual([look, phrase])
})

test('every look is there once, those that suit first; an unknown kind begins as anything else', () => {
  const { best, suits, rest } = looksFor(undefined, ['weatherboard', 'signal', 'ledger', 'draft'])
  expect([best, suits, rest]).toEqual([families.other[0], families.other.slice(1), ['weatherboard', 'draft']])
})
