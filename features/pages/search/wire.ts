import { defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const found = v.object({ kind: v.picklist(['page', 'project', 'review']), title: v.string(), excerpt: v.string(), href: v.string() })

/** What visitors may read on the whole site that holds all of these words, best first. */
export const searchSite = defineCall({
  name: 'search-site',
  summary: 'Search the site',
  via: 'GET /api/search',
  request: v.object({ s: v.optional(v.pipe(text(200), v.trim()), '') }),
  answer: v.object({ words: v.string(), found: v.array(found) }),
})

export type FoundOne = v.InferOutput<typeof found>
