import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'
import { doubts } from '../doubts'

/** What the owner's home screen says about messages. */
export const getEntryNews = defineCall({
  name: 'entry-news',
  summary: 'Count new messages',
  via: 'GET /api/forms/news',
  request: v.object({}),
  answer: v.object({ fresh: v.number(), held: v.number(), dead: v.number(), doubts: v.array(v.picklist(doubts)) }),
})
