import type { ContactFormAnswer } from './wire'

type Bounds = { readonly min?: string; readonly max?: string }

/** Between which numbers or days a field may be, as the schema says it: there a relative day is a day. */
export const boundsOf = (rules: ContactFormAnswer['schema']['rules'], name: string): Bounds =>
  Object.fromEntries(
    rules.flatMap(({ rule, field, threshold }) => {
      const [, bound] = (field === name && /^(min|max)(?:number|date)$/.exec(rule)) || []
      return bound ? [[bound, String(threshold)]] : []
    }),
  )
