/** Encodings of one byte a letter that files of spreadsheets come in, as their reader calls them. */
export const legacyEncodings = {
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1257': 'Baltic',
} as const

export type LegacyEncoding = keyof typeof legacyEncodings

/** The letters beyond A to Z of languages, the most frequent ones first; of those in one encoding also what stands in all of them. */
const languages: readonly (readonly [LegacyEncoding, readonly string[]])[] = [
  [
    'windows-1252',
    [
      ...['éàèêçîôâùûëïœ', 'üäößé', 'óíáéñúü¿¡', 'ãçéáíóêõâúàô', 'àèòìùé', 'åäöé', 'øåæé', 'äöå', 'áíðéóöþæúý', 'éëïöüèê'],
      'éüäöáóàíèßñçêåøæãúôâîòìùëïõûœ',
    ],
  ],
  ['windows-1250', ['łąęóżśćńź', 'íáěéýžščřůúňťóď', 'áíéčšžýľúťňôäóďĺŕ', 'áéöóőíüúű', 'čšžćđ', 'ăîşâţ']],
  [
    'windows-1251',
    [
      'оеаитнсрвлкмдпуяыьгзбчйхжшюцщэфъё',
      'оаинітевсрлкдупзмьябгхчйюжїцшщєґ',
      'аоиетнрсвлкдпмзгяъубчщжшцйхюфь',
      'аоиеунсртјвкдмлпзгбчшцжћђњљхџф',
    ],
  ],
]
/** So many letters tell what a file is written in. */
const LOOK = 20_000
/** The likelihood of a letter that a language does not have, and how much more likely than the others the West is before anything was read. */
const STRANGE = Math.log(0.001)
const USUAL = { 'windows-1252': Math.log(4) } as Partial<Record<LegacyEncoding, number>>

/** In which of the three that are told apart the bytes are most likely written: by the language whose letters they would be. */
export function legacyEncodingOf(bytes: Uint8Array): LegacyEncoding {
  const high = bytes.filter((byte) => byte > 0x7f).subarray(0, LOOK)
  const guesses = languages.flatMap(([encoding, all]) => {
    const letters = [...new TextDecoder(encoding).decode(high).toLowerCase()]
    return all.map((alphabet) => ({ encoding, likelihood: (USUAL[encoding] ?? 0) + likelihoodOf(letters, alphabet) }))
  })
  return guesses.reduce((best, guess) => (guess.likelihood > best.likelihood ? guess : best)).encoding
}

/** Letters of a language are about as frequent as their place in the order says. */
function likelihoodOf(letters: readonly string[], alphabet: string): number {
  const weights = [...alphabet].map((letter, place) => [letter, 1 / (place + 3)] as const)
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const known = new Map(weights.map(([letter, weight]) => [letter, Math.log(weight / all)]))
  return letters.reduce((sum, letter) => sum + (known.get(letter) ?? STRANGE), 0)
}
