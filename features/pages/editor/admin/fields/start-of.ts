import { todayAt } from '@frontage/kit/clock'
import { noPicture } from '@frontage/kit/island/editor-config'
import { bare, bound, entriesOf, isPicture, patternsOf, type Shape } from './shape'

/** A value that fits a shape, or comes near: only what has to be there. `words` stand where some are expected. */
export function startOf(shape: Shape, words: string): unknown {
  const { shape: inner, isOptional, otherwise } = bare(shape)
  if (isOptional) return otherwise
  if (inner.entries) return isPicture(inner) ? noPicture : objectStart(inner, words)
  if (inner.item) return Array.from({ length: bound(inner, 'min_length') ?? 0 }, () => startOf(inner.item ?? inner, words))
  if (inner.type === 'literal') return inner.literal
  if (inner.type === 'variant') return startOf(inner.options?.[0] as Shape, words)
  if (inner.type === 'boolean') return false
  if (inner.type === 'number') return bound(inner, 'min_value') ?? 0
  if (inner.type === 'string') return textStart(inner, words)
  return inner.options?.[0]
}

function objectStart(shape: Shape, words: string): Record<string, unknown> {
  const needed = entriesOf(shape).filter(([, entry]) => !bare(entry).isOptional)
  return Object.fromEntries(needed.map(([name, entry]) => [name, startOf(entry, words)]))
}

const candidates = (words: string): readonly string[] => {
  const now = new Date()
  return ['', words, '/', 'item', '#ffffff', todayAt(now), now.toISOString()]
}

/** The first of what is usual that the text's expressions take. */
function textStart(shape: Shape, words: string): string {
  const isNeeded = shape.pipe?.some((step) => 'type' in step && step.type === 'non_empty') ?? false
  const fits = (text: string): boolean => (text !== '' || !isNeeded) && patternsOf(shape).every((pattern) => pattern.test(text))
  return candidates(words).find(fits) ?? words
}
