import * as v from 'valibot'
import type { Address } from '../address'

/** A call as a visitor's page knows it: where it goes, and what is read of its answers. */
export type Reading<Answer> = Address & { readonly read: (answer: unknown) => Answer }

/** Pairs an address with what a page needs of the answers: whatever lacks it is no answer. Its `read` throws then. */
export const reading = <A extends Address, Shape extends v.GenericSchema>(address: A, answer: Shape) => ({
  ...address,
  read: (given: unknown): v.InferOutput<Shape> => v.parse(answer, given),
})

/** More than anybody reads. */
export const MOST_SAID = 2000

/** Words for visitors; anything else says nothing. */
export const said = v.fallback(
  v.pipe(
    v.string(),
    v.transform((words) => words.slice(0, MOST_SAID)),
  ),
  '',
)

/** Those of a list that fit; what is no list has none. */
export const usable = <Shape extends v.GenericSchema>(shape: Shape) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((all) => all.filter((one) => v.is(shape, one)).map((one): v.InferOutput<Shape> => v.parse(shape, one))),
  )
