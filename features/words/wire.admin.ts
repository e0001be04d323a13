import { sentence } from '@frontage/kit/sentence'
import { type AnswerOf, defineCall } from '@frontage/kit/wire/call'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { MOST_CHANGES, MOST_LETTERS } from './spec'

const siteText = v.object({
  /** Its place in the group: `sorts.newest`. */
  place: v.string(),
  /** When visitors read it. */
  help: sentence,
  /** What they read as long as nobody says otherwise. */
  standard: v.string(),
  /** In the owner's own words; empty when there are none. */
  own: v.string(),
  /** For which number it stands, where it counts: `one`, `other`. */
  way: v.string(),
})
/** `title`: where visitors read them, `Reviews: cards`. */
const group = v.object({ name: v.string(), title: sentence, texts: v.array(siteText) })

/** Every text that visitors read. `isTranslated`: there are words in the site's language. */
const words = v.object({ language: v.string(), isTranslated: v.boolean(), groups: v.array(group) })
export type WordsAnswer = AnswerOf<typeof getWords>
export type WordsGroup = WordsAnswer['groups'][number]
export type SiteText = WordsGroup['texts'][number]

export const getWords = defineCall({
  name: 'get-words',
  summary: 'Get the site texts',
  via: 'GET /api/words',
  request: v.object({}),
  answer: words,
})

const change = v.object({ group: text(60), place: text(120), text: v.pipe(text(MOST_LETTERS), v.trim()) })
export type WordsChange = v.InferOutput<typeof change>

/** Sets texts; an empty one is what it was without its owner. */
export const saveWords = defineCall({
  name: 'save-words',
  summary: 'Save site texts',
  via: 'POST /api/words/save',
  request: v.object({ changes: v.pipe(v.array(change), v.maxLength(MOST_CHANGES)) }),
  answer: words,
})
