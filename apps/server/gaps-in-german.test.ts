import { expect, test } from 'vitest'
import { translatorOf } from './admin-words'

type Say = string | ((...filled: readonly (string | number)[]) => string)

const files = import.meta.glob<Record<string, Record<string, Say | Record<string, string>>>>(
  '../../{features,packages}/**/messages.gaps.ts',
  {
    eager: true,
  },
)
const german = import.meta.glob<Record<string, string>>('../../{features,packages}/*/messages.admin.de.json', {
  eager: true,
  import: 'default',
})
const translate = translatorOf(Object.values(german))
/** What stands in the gaps of a sentence. */
const filled = ['Kiln', 'https://kiln.example/a.jpg', 'Wheel', '4.5', 'Clay']

const linesOf = (say: Say | Record<string, string>): string[] =>
  typeof say === 'string' ? [say] : typeof say === 'function' ? [say(...filled), say(2, ...filled), say(1, ...filled)] : Object.values(say)

const all = Object.values(files).flatMap((file) => Object.values(file).flatMap((group) => Object.values(group).flatMap(linesOf)))
const named = [...new Set(all)].filter((line) => /[a-z]{3}/.test(line.replaceAll(/Kiln|https:\S+|Wheel|Clay/g, '')))

test('issue 17: every line of a report on what was left out is read in German', () => {
  expect(named.length).toBeGreaterThan(250)
  expect(named.filter((line) => translate(line) === undefined)).toEqual([])
})

test('issue 17: a line finds its own sentence, not a shorter one that fits as well, and reasons in it are German, too', () => {
  expect(translate('the picture 12 of a gallery')).toBe('das Bild 12 einer Galerie')
  expect(translate('the picture https://kiln.example/a.jpg: its address is not a public one')).toBe(
    'das Bild https://kiln.example/a.jpg: Seine Adresse ist nicht öffentlich',
  )
  expect(translate('the shortcode [wpforms]: what it shows is in none of the files')).toBe(
    'der Shortcode [wpforms]: Was er zeigt, steht in keiner der Dateien',
  )
  expect(translate('the redirect from /shop: it depends on more than the address (login)')).toBe(
    'die Weiterleitung von /shop: Sie hängt von mehr als der Adresse ab (login)',
  )
  expect(translate('of the review template “Kiln”: card style 2')).toBe('aus der Bewertungsvorlage „Kiln“: Kartenstil 2')
  expect(translate('The export file “dump.sql” could not be read: quotation marks are wrong at line 7.')).toBe(
    'Die Exportdatei „dump.sql“ konnte nicht gelesen werden: In Zeile 7 stimmen die Anführungszeichen nicht.',
  )
  expect(translate('Draft of the theme: what was changed here since: it stays as it is')).toBe(
    'Entwurf des Designs: was seither hier geändert wurde; es bleibt, wie es ist',
  )
})
