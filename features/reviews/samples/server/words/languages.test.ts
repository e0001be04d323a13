import { describe, expect, test } from 'vitest'
import { languages } from './languages'
import { sentiments } from './phrase-bank'
import { places, trades } from './trades'

const slotsOf = (sentences: readonly string[]): readonly string[] =>
  sentences.flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))

describe.each(languages)('the words of $code', ({ words, phrases }) => {
  const { byTrade, parts, free, signatures } = words
  const sentences = sentiments.flatMap((feeling) => [...phrases[feeling].openers, ...phrases[feeling].middles, ...phrases[feeling].closers])
  const others = sentiments.flatMap((feeling) => [...phrases[feeling].titles, ...phrases[feeling].replies])
  const styles = signatures.map(([style]) => style)

  test('name every trade and every place', () => {
    for (const forms of Object.values(byTrade)) expect(forms).toHaveLength(trades.length)
    expect(parts).toHaveLength(trades.length)
    expect(words.places).toHaveLength(places.length)
  })

  test('are all there, and each list is of use', () => {
    const lists = { ...byTrade, ...free, people: words.people, homes: words.homes, places: words.places }
    expect([...Object.values(lists), ...parts].flat()).not.toContain('')
    const used = slotsOf([...sentences, ...others, ...styles])
    for (const name of [...Object.keys(byTrade), ...Object.keys(free)]) expect(used, name).toContain(name)
  })

  test('end their sentences', () => {
    for (const sentence of [...sentences]) expect(sentence).toMatch(/[.!?。！？؟]$/)
  })

  test('say nothing twice', () => {
    expect(new Set([...sentences, ...others]).size).toBe(sentences.length + others.length)
  })

  test('leave more sentences than steps could skip', () => {
    for (const feeling of sentiments) expect(phrases[feeling].middles.length * 2).toBeLessThan(101)
  })
})
