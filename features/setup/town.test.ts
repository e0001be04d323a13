import { expect, test } from 'vitest'
import { townIn, townLine } from './town'

test.each([
  ['Nelson 7010', 'Nelson', '7010'],
  ['Whakatū Nelson', 'Whakatū Nelson', ''],
  ['10115 Berlin', 'Berlin', '10115'],
  ['London SE1 9GF', 'London', 'SE1 9GF'],
  ['1011 AB Amsterdam', 'Amsterdam', '1011 AB'],
  ['D-80331 München', 'München', 'D-80331'],
  ['Toronto, M5V 2T6', 'Toronto', 'M5V 2T6'],
  ['', '', ''],
])('%j is the town %j with the postcode %j', (line, city, postcode) => expect(townIn(line)).toEqual({ city, postcode }))

test('in one line, the postcode stands where the language puts it', () => {
  expect(townLine({ city: 'Nelson', postcode: '7010' }, 'en-NZ')).toBe('Nelson 7010')
  expect(townLine({ city: 'Berlin', postcode: '10115' }, 'de')).toBe('10115 Berlin')
})
