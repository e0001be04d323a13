import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'

/** How many pages there are, and how many wait for what. One that waits for its time waits for nobody. */
export const getPageNews = defineCall({
  name: 'get-page-news',
  summary: 'Count pages that wait for somebody',
  via: 'GET /api/pages/news',
  request: v.object({}),
  answer: v.object({ all: v.number(), overdue: v.number(), changed: v.number(), drafts: v.number() }),
})
