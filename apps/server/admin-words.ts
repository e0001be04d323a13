import { setAdminWords, type Translate } from '@frontage/kit/admin-words.server'

/** English sentence to German; those of one file alone stand under its path. */
type Catalogue = { readonly [sentence: string]: string | Readonly<Record<string, string>> }

const german = import.meta.glob<Catalogue>('../../{apps,features,packages}/*/messages.admin.de.json', { eager: true, import: 'default' })

const HOLE = /\{\d+\}/
/** A sentence of the server is a line or two; what is longer holds something else. */
const LONGEST = 600

/** Finds the translation of a sentence as it was filled in: "At most {0} lines." for "At most 6 lines." */
export function translatorOf(catalogues: readonly Catalogue[]): Translate {
  const entries = catalogues.flatMap((catalogue) => Object.entries(catalogue))
  const general = entries.flatMap(([english, words]) => (typeof words === 'string' ? [[english, words] as const] : []))
  const ofOneFile = entries.flatMap(([, words]) => (typeof words === 'string' ? [] : Object.entries(words)))
  // What a word means in one file is not what it means elsewhere.
  const lines = [...general, ...ofOneFile].filter(([, words]) => words !== '')
  const whole = new Map(lines.filter(([english]) => !HOLE.test(english)).toReversed())
  // The one that says the most first: “the picture {0} of a gallery” before “the picture {0}”.
  const filled = lines
    .filter(([english]) => hasEnoughWords(english))
    .toSorted(([one], [other]) => withoutHoles(other).length - withoutHoles(one).length)
    .map(([english, words]) => patternOf(english, words))
  const find = (sentence: string, ofPart: Translate): string | undefined => {
    const known = whole.get(sentence)
    if (known !== undefined || sentence.length > LONGEST) return known
    for (const fill of filled) {
      const words = fill(sentence, (part) => ofPart(part) ?? part)
      if (words !== undefined) return words
    }
    return undefined
  }
  // A reason within a sentence may be filled in itself.
  return (sentence) => find(sentence, (part) => find(part, (inner) => whole.get(inner)))
}

/** What is nearly all gap would fit anything. */
const hasEnoughWords = (english: string): boolean =>
  HOLE.test(english) && !/<\d/.test(english) && withoutHoles(english).replace(/\P{L}/gu, '').length >= 8
const withoutHoles = (english: string): string => english.replace(/\{\d+\}/g, '')

type Fill = (sentence: string, inWords: (part: string) => string) => string | undefined

/** Looks for the pieces between the gaps one after the other: in the time that the sentence is long. */
function patternOf(english: string, words: string): Fill {
  const pieces = english.split(/\{\d+\}/)
  const numbers = [...english.matchAll(/\{(\d+)\}/g)].map(([, number]) => number)
  return (sentence, inWords) => {
    const values = gapsIn(sentence, pieces)
    return values && words.replace(/\{(\d+)\}/g, (gap, number: string) => inWords(values[numbers.indexOf(number)] ?? gap))
  }
}

function gapsIn(sentence: string, pieces: readonly string[]): string[] | undefined {
  const [first = '', ...others] = pieces
  const last = others.at(-1) ?? ''
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return undefined
  const values: string[] = []
  let at = first.length
  for (const [place, piece] of others.entries()) {
    const next = place === others.length - 1 ? sentence.length - piece.length : sentence.indexOf(piece, at)
    if (next < at) return undefined
    values.push(sentence.slice(at, next))
    at = next + piece.length
  }
  return values
}

/** Lets the server say to whoever reads the admin in German what it says in German. */
export const speakInAdmin = (): void => setAdminWords('de', translatorOf(Object.values(german)))
