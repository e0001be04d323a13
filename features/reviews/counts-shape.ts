import * as v from 'valibot'

/** How many reviews stand where. */
export const countsShape = v.object({
  pending: v.number(),
  published: v.number(),
  rejected: v.number(),
  spam: v.number(),
  withdrawn: v.number(),
})
