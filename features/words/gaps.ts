import { messages } from './messages'

const gap = /\{(\w+)\}/g

/** The names in a text for which something is put in: `total` in "{total} reviews". */
export const gapsIn = (text: string): string[] => [...new Set([...text.matchAll(gap)].map(([, name = '']) => name))]

/** Why a text cannot stand in the place of another one; undefined when it can. */
export function misfitOf(text: string, standard: string): string | undefined {
  const known = gapsIn(standard)
  const unknown = gapsIn(text).find((name) => !known.includes(name))
  if (unknown) return messages.unknownGap(unknown, known)
  const isBroken = /[{}]/.test(text.replaceAll(gap, '')) && !/[{}]/.test(standard.replaceAll(gap, ''))
  return isBroken ? messages.brokenGap(known) : undefined
}

/** What visitors would no longer be told. One is often not said with its number: "One review". */
export const missingIn = (text: string, standard: string, way?: string): string[] =>
  way && way !== 'other' ? [] : gapsIn(standard).filter((name) => !gapsIn(text).includes(name))
