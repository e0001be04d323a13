import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { businessShape } from '../business'
import { addressLines } from './address-lines'

const lines = (details: object, language = 'en'): string[] => addressLines(parse(businessShape, details), language)

test('an address is written as letters have it where the business is, without what is not known', () => {
  const place = { street: '1 Long Street', city: 'Mapua', postcode: '7005' }
  expect(lines({ ...place, country: 'NZ', region: 'Tasman' })).toEqual(['1 Long Street', 'Mapua 7005', 'Tasman'])
  expect(lines({ ...place, city: 'Bonn', postcode: '53111', country: 'DE' })).toEqual(['1 Long Street', '53111 Bonn'])
  expect(lines({ city: 'Bern', region: 'Bern' })).toEqual(['Bern'])
  expect(lines({ city: 'Grömitz', postcode: '23743' }, 'de-AT'), 'without a country, as the language of the site has it').toEqual([
    '23743 Grömitz',
  ])
  expect(lines({ city: 'Mapua', postcode: '7005', country: 'NZ' }, 'de')).toEqual(['Mapua 7005'])
  expect(lines({})).toEqual([])
})
