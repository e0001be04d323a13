import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'

const nothing = v.object({})

/** What somebody chose about themselves. */
export const getPreferences = defineCall({
  name: 'get-preferences',
  summary: 'Get your own preferences',
  via: 'GET /api/account/preferences',
  request: nothing,
  answer: v.object({
    /** Whether the weekly e-mail goes to them. */
    weeklyEmail: v.boolean(),
    /** Up to which day they have read “What’s new”, `2026-11-25`; at first the day on which they came. */
    newsSeen: v.string(),
  }),
})

export const saveWeeklyEmail = defineCall({
  name: 'save-weekly-email',
  summary: 'Turn your weekly e-mail on or off',
  via: 'POST /api/account/weekly-email',
  request: v.object({ isOn: v.boolean() }),
  answer: nothing,
})

/** Somebody who reads “What’s new” has read it up to this day. */
export const noteNewsSeen = defineCall({
  name: 'note-news-seen',
  summary: 'Mark what is new as read',
  via: 'POST /api/account/news-seen',
  request: v.object({ day: v.pipe(v.string(), v.isoDate()) }),
  answer: nothing,
})
