import { fill } from './build'
import { type Facts, isPlaced } from './facts'
import { openText } from './hours-text'
import type { PageWords } from './page-words'

/** What the business does, as a heading begins: what was typed for the kind has a capital, as those of the list have. */
export function tradeOf({ kind, otherKind, language }: Facts): string {
  const typed = otherKind.trim()
  return kind?.trade ?? typed.slice(0, 1).toLocaleUpperCase(language) + typed.slice(1)
}

/** “Physiotherapy in Nelson.” Without a town “Physiotherapy.”, without a kind the name. */
export function headingOf(facts: Facts, words: PageWords): string {
  const { city, name } = facts
  const trade = tradeOf(facts)
  if (!trade) return name
  return fill(city ? words.headingIn : words.heading, { trade, city })
}

/** When it is open, in a few words; empty where nobody said it. */
export const hoursOf = ({ week, isByAppointment, language }: Facts, words: PageWords): string =>
  week ? openText(week, language) : isByAppointment ? words.byAppointment : ''

function whereOf(facts: Facts, words: PageWords): string {
  if (isPlaced(facts)) return fill(words.isAt, facts as unknown as Record<string, string>)
  return facts.city ? fill(words.isIn, { name: facts.name, city: facts.city }) : ''
}

function whenOf(facts: Facts, words: PageWords): string {
  if (facts.week) {
    const hours = openText(facts.week, facts.language)
    return hours ? fill(words.isOpen, { hours }) : ''
  }
  return facts.isByAppointment ? words.isByAppointment : ''
}

/** “Harbour Physio is at 14 Rutherford Quay in Nelson. We are open Monday to Friday, 9 am to 5 pm.” What is missing leaves its clause out. */
export const firstSentence = (facts: Facts, words: PageWords): string =>
  [whereOf(facts, words), whenOf(facts, words)].filter(Boolean).join(' ')

/** “14 Rutherford Quay, Nelson 7010”. */
export function addressOf(
  { street, city, postcode, language }: Facts,
  townFirst: (town: { city: string; postcode: string }, language: string) => string,
): string {
  return [street, townFirst({ city, postcode }, language)].filter(Boolean).join(', ')
}
