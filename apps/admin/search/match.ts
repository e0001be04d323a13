import { fold } from '@frontage/kit/text'
import type { Entry } from './entries'

const startsWord = (text: string, word: string): boolean => text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word))

/** 0 is the best; undefined: one of the words stands nowhere in it. */
function rankOf({ title, about, words }: Pick<Entry, 'title' | 'about' | 'words'>, typed: string): number | undefined {
  const [name, around, others] = [fold(title), fold(about), fold(words)]
  const whole = `${name} ${around} ${others}`
  const asked = typed.split(/\s+/)
  if (!asked.every((word) => whole.includes(word))) return undefined
  const ranks = [
    name === typed,
    name.startsWith(typed),
    asked.every((word) => startsWord(name, word)),
    asked.every((word) => name.includes(word)),
    asked.every((word) => startsWord(`${name} ${others}`, word)),
    asked.every((word) => startsWord(whole, word)),
    true,
  ]
  return ranks.indexOf(true)
}

/** What fits all typed words, the closest first; entries of one rank stay in their order. */
export function matching<Found extends Pick<Entry, 'title' | 'about' | 'words'>>(entries: readonly Found[], typed: string): Found[] {
  const asked = fold(typed.trim())
  if (asked === '') return []
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, asked)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}
