import { fold } from './text'

const BEFORE = 60
const LENGTH = 200

/** The part of a text in which a word stands that is looked for; the beginning where none does. */
export function excerptOf(text: string, words: string): string {
  const folded = fold(text)
  const [first = 0] = fold(words)
    .split(/\s+/)
    .map((word) => folded.indexOf(word))
    .filter((place) => place >= 0)
    .sort((a, b) => a - b)
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const part = text.slice(start, start + LENGTH)
  const end = start + LENGTH < text.length ? part.lastIndexOf(' ') : part.length
  return `${start > 0 ? '… ' : ''}${part.slice(0, end > 0 ? end : undefined)}${end < part.length ? ' …' : ''}`
}
