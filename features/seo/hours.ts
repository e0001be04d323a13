import { isoDay } from '@frontage/kit/wire/moments'
import * as v from 'valibot'

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Day = (typeof days)[number]

const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 07:30.'))

const span = v.pipe(
  v.object({ from: time, to: time }),
  v.forward(
    v.check(({ from, to }) => from < to, 'The closing time must be after the opening time.'),
    ['to'],
  ),
)

/** When it is open on one day: at most two spans, the later one second. None: it is closed. */
const spans = v.pipe(
  v.array(span),
  v.maxLength(2, 'A day can have at most two opening times.'),
  v.check(
    ([first, second]) => !first || !second || first.to <= second.from,
    'The second opening time must start after the first one ends.',
  ),
)

export const weekShape = v.object({
  monday: v.optional(spans, []),
  tuesday: v.optional(spans, []),
  wednesday: v.optional(spans, []),
  thursday: v.optional(spans, []),
  friday: v.optional(spans, []),
  saturday: v.optional(spans, []),
  sunday: v.optional(spans, []),
})

/** Days on which it is otherwise than in the week; without spans it is closed. */
export const exceptionShape = v.pipe(
  v.object({ from: isoDay, to: isoDay, note: v.optional(v.pipe(v.string(), v.maxLength(100)), ''), spans: v.optional(spans, []) }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'The last day must not be before the first day.'),
    ['to'],
  ),
)

export type Span = v.InferOutput<typeof span>
export type Week = v.InferOutput<typeof weekShape>
export type Exception = v.InferOutput<typeof exceptionShape>
