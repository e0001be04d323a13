import { defineCall } from '@frontage/kit/wire/call'
import { clamped, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { getFloatAddress } from '../wire.address'

const word = (most: number) => v.optional(text(most), '')

/** Reviews, §7.4: the next review of a floating box as HTML; shorter than 100 characters when there is none. */
export const getFloat = defineCall({
  ...getFloatAddress,
  summary: 'Get a floating badge as HTML',
  request: v.object({
    fid: v.optional(clamped(0, Number.MAX_SAFE_INTEGER), 0),
    wtfid: word(60),
    wtftype: word(20),
    innerdivonly: word(10),
    startoffset: v.optional(clamped(0, 1_000_000), 1),
  }),
  answer: v.string(),
})
