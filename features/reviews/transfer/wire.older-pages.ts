import { parseUrl } from '@frontage/kit/url'
import { defineCall } from '@frontage/kit/wire/call'
import { revision, text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const origin = v.pipe(
  text(300),
  v.check((address) => /^https?:\/\//i.test(address) && parseUrl(address) !== null, 'Enter each address like https://www.example.com.'),
  v.transform((address) => new URL(address).origin),
)
const olderPages = v.object({ origins: v.pipe(v.array(origin), v.maxLength(20, 'Enter at most 20 websites.')), revision })
/** `revision` is sent back with a change. */
const stored = v.object({ origins: v.array(v.string()), revision: v.string() })

/** Sites whose pages another system made: their scripts ask for reviews, and cannot fetch a ticket (decisions, §8). */
export const getOlderPages = defineCall({
  name: 'get-older-pages',
  summary: 'List the sites that may load reviews without a ticket',
  via: 'GET /api/reviews/older-pages',
  request: v.object({}),
  answer: stored,
})

export const saveOlderPages = defineCall({
  name: 'save-older-pages',
  summary: 'Set the sites that may load reviews without a ticket',
  via: 'POST /api/reviews/older-pages',
  request: olderPages,
  answer: stored,
})
