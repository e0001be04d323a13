import * as v from 'valibot'
import { isStorable } from '../text/storable'

/** Numbers travel as text in forms and queries; both spellings are taken, nothing else. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/, 'Enter a number.'), v.transform(Number))]),
  v.finite('Enter a number.'),
)

/** A whole number or an id, written in its one way: neither `1.0` nor ` 1` nor `01` is 1. */
export const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^(?:0|-?[1-9]\d{0,15})$/, 'Enter a whole number.'), v.transform(Number))]),
  v.safeInteger('Enter a whole number.'),
)

/** What tells which state the sender read. */
export const revision = v.pipe(v.string(), v.maxLength(40))

/** The same of calls that also add: empty for what is new. */
export const revisionIfKnown = v.optional(revision, '')

/** A whole number that is pulled into its bounds instead of being refused; empty counts as the lower bound. */
export const clamped = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.maxLength(40))]),
    v.description(`A whole number from ${least} to ${most}; anything outside is moved to the nearest of them.`),
    v.transform((value) => Math.trunc(Number(value))),
    v.transform((value) => (Number.isNaN(value) ? least : Math.min(most, Math.max(least, value)))),
  )

/** Text of a person: well-formed Unicode without NUL, at most `most` UTF-16 units. */
export const text = (most: number) =>
  v.pipe(
    v.string('Enter some text.'),
    v.maxLength(most, `At most ${most} characters, please.`),
    v.check(isStorable, 'This text contains characters that cannot be stored.'),
  )
