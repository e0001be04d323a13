import { fold } from '@frontage/kit/text'

export type SearchTerms = { readonly wanted: readonly string[]; readonly unwanted: readonly string[] }

const MOST = 9

/** Words that all have to be there; a phrase in quotation marks is one; a hyphen before a word wants it away. */
export function searchTermsOf(search: string): SearchTerms {
  const wanted: string[] = []
  const unwanted: string[] = []
  for (const [, phrase, word = ''] of fold(search.slice(0, 200)).matchAll(/"([^"]+)"|([^\s",+]+)/g)) {
    if (phrase === undefined && word.startsWith('-') && word.length > 1) unwanted.push(word.slice(1))
    else if ((phrase ?? word).trim()) wanted.push(phrase ?? word)
  }
  return { wanted: wanted.length > MOST ? [fold(search.slice(0, 200)).trim()] : wanted, unwanted: unwanted.slice(0, MOST) }
}
