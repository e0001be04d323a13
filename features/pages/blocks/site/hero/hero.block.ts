import { defineBlock } from '@frontage/kit/island/island'
import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { actions, picture, words } from '../../../fields'
import { longestSentence, longestWord } from '../../headline'

/**
 * The first thing seen: one big sentence, what to do next, and a picture from edge to edge, or else what the look draws. Belongs into
 * a bare row; facts in the same row close it.
 */
export const block = defineBlock({
  name: 'hero',
  props: v.object({
    /** What it is and where, in a few words. */
    above: v.optional(v.pipe(text(80), v.trim()), ''),
    title: words(120),
    text: v.optional(v.pipe(text(400), v.trim()), ''),
    actions,
    picture: v.optional(picture),
    /** Which part of the picture stays in sight when it is cut. */
    focus: v.optional(v.picklist(['start', 'middle', 'end']), 'middle'),
    /** Letters on the sign, where the look draws one. */
    letters: v.optional(v.pipe(text(3), v.trim()), ''),
  }),
  // On a phone the longest word of the headline is as wide as the page at most, on wide screens its longest sentence as its column.
  sheet: ({ title }, _first, scope) => {
    const line = longestSentence(title)
    return `@layer islands{${scope}{--longest-word:${longestWord(title)}${line ? `;--longest-sentence:${line}` : ''}}}`
  },
})
