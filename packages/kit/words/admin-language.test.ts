import { expect, test } from 'vitest'
import { adminLanguageOf } from './admin-language'

test.each([
  ['nothing is asked for', '', undefined, 'en'],
  ['the browser asks for it', '', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['the browser likes English better', '', 'de;q=0.5, en-NZ', 'en'],
  ['the browser asks for a language that the admin has not', '', 'fr-FR, fr;q=0.9, de;q=0.3', 'de'],
  ['the browser does not want it', '', 'fr, de;q=0', 'en'],
  ['the person chose it', 'de', 'en', 'de'],
  ['the person chose English', 'en', 'de', 'en'],
  ['what was chosen is not there any more', 'xx', 'de', 'de'],
])('issue 15: the language of the admin, when %s', (_, chosen, accepted, language) => {
  expect(adminLanguageOf(chosen, accepted)).toBe(language)
})
