import { expect, test } from 'vitest'
import { matching } from './match'

const one = (title: string, words = '', about = '') => ({ title, words, about })
const entries = [
  one('Sticky header'),
  one('Phone', '', 'Business & site › The business'),
  one('Header & menu'),
  one('Time zone of the business', 'Used for dates and times on your pages.', 'Theme › Language and time'),
  one('Café hours'),
  one('ÖFFNUNGSZEITEN an der Straße'),
]
const titles = (typed: string): string[] => matching(entries, typed).map(({ title }) => title)

test('what begins with the typed words comes before what only holds them', () => {
  expect(titles('header')).toEqual(['Header & menu', 'Sticky header'])
})

test('words of the help find a setting, in any order, without accents and capitals', () => {
  expect(titles('DATES pages')).toEqual(['Time zone of the business'])
  expect(titles('cafe')).toEqual(['Café hours'])
  expect(titles('HOURS CAFÉ')).toEqual(['Café hours'])
  expect(titles('öffnungszeiten')).toEqual(['ÖFFNUNGSZEITEN an der Straße'])
  expect(titles('straße Öffnung')).toEqual(['ÖFFNUNGSZEITEN an der Straße'])
  expect(titles('business phone')).toEqual(['Phone'])
})

test('one word that stands nowhere finds nothing, and so do no words', () => {
  expect(titles('phone giraffe')).toEqual([])
  expect(titles('  ')).toEqual([])
})
