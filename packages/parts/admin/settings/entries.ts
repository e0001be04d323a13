import { isRecord, type ListOf, valueAt } from './setting'

/** What an entry is called: the first words in it, without markup. */
export function titleOf(entry: unknown, otherwise: string): string {
  const words = typeof entry === 'string' ? entry : isRecord(entry) ? wordsIn(entry) : ''
  const plain = words
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.slice(0, 80) || otherwise
}

/** Names under which an entry says what it is, the best first. */
const telling = ['title', 'label', 'number', 'name', 'caption', 'text', 'picture.alt', 'alt'] as const

const wordsIn = (entry: unknown): string =>
  telling.map((name) => valueAt(entry, name)).find((value): value is string => typeof value === 'string' && value !== '') ?? ''

/** An entry whose own word is like no other one's: `kitchens`, `kitchens-2`. */
export function withOwnWord(entry: unknown, others: readonly unknown[], unique: ListOf['unique']): unknown {
  if (!unique || !isRecord(entry)) return entry
  const taken = others.map((other) => valueAt(other, unique))
  const word = String(entry[unique] ?? '') || 'item'
  const stem = word.replace(/-\d+$/, '')
  let next = word
  for (let number = 2; taken.includes(next); number += 1) next = `${stem}-${number}`
  return { ...entry, [unique]: next }
}

/** The list with the entry at another place; places outside are the ends. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const end = Math.min(Math.max(to, 0), items.length - 1)
  const item = items[from]
  return item === undefined || from === end ? items : items.toSpliced(from, 1).toSpliced(end, 0, item)
}
