import { afterEach, expect, test } from 'vitest'
import { inLanguage, mailLanguageOf, personTexts } from './person-texts'
import { dateFormat, decimal, placeNow, setLocale } from './say'

const home = placeNow()
afterEach(() => setLocale(home))
const day = dateFormat({ dateStyle: 'long' })
const written = () => `${day().format(new Date('2026-11-23T12:00:00Z'))} ${decimal(4.5)}`

test('a person is written to in the language that they chose, else in that of the site', () => {
  expect([mailLanguageOf('de'), mailLanguageOf('')]).toEqual(['de', 'en'])
  setLocale({ ...home, language: 'de-AT' })
  expect([mailLanguageOf('en'), mailLanguageOf(''), mailLanguageOf('xx')]).toEqual(['en', 'de', 'de'])
  setLocale({ ...home, language: 'fr' })
  expect(mailLanguageOf('')).toBe('en')
})

test('numbers and dates follow the person while somebody writes to them, and the site again afterwards', () => {
  expect(inLanguage('de', written)).toBe('23. November 2026 4,5')
  expect(written()).toBe('23 November 2026 4.5')
  const broken = (): string => {
    throw new Error('broken')
  }
  expect(() => inLanguage('de', broken)).toThrow('broken')
  expect(placeNow()).toBe(home)
})

test('a language is written as the site writes it, where that is the same', () => {
  setLocale({ ...home, language: 'de-AT' })
  const january = new Date('2027-01-02T12:00:00Z')
  expect(inLanguage('de', () => day().format(january))).toBe('2. Jänner 2027')
  expect(inLanguage('en', () => day().format(january))).toBe('2 January 2027')
})

test('a group is there in each language', () => {
  const mail = personTexts({ hello: 'Hello {name},' }, { de: { hello: 'Guten Tag {name},' } })
  expect([mail('en').hello, mail('de').hello]).toEqual(['Hello {name},', 'Guten Tag {name},'])
})
