import * as v from 'valibot'
import { storedShape } from '../stored'

/** Settings of the block, as its attributes are named. */
export type LookSettings = Readonly<Record<string, unknown>>

const { look: _look, ...start } = v.parse(storedShape, {})

/** Settings of a block that nobody has changed. */
export const startSettings: LookSettings = start

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The settings as they are stored: only what differs from the beginning. What is none of the block's is left out. */
export function takenFrom(settings: LookSettings): LookSettings {
  const known = Object.entries(startSettings).filter(([name, usual]) => name in settings && !isSame(settings[name], usual))
  return Object.fromEntries(known.map(([name]) => [name, settings[name]]))
}

/** Settings that the block reads the same again; a value that does not fit becomes its usual one. */
export const fitting = (settings: LookSettings): LookSettings => takenFrom(v.parse(storedShape, takenFrom(settings)))
